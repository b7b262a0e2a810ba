/** Enough to see a screw; a phone's original is ten times as large. */
const LONGEST_SIDE = 2048
const QUALITY = 0.85

/**
 * A photo small enough for a poor network, without the camera's metadata (place, device).
 * @returns null for what this browser can't decode: a document, a renamed file, an unknown picture format
 */
export async function shrinkPhoto(file: File): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  } catch {
    return null
  }
}
