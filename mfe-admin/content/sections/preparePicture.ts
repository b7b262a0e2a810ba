import { PICTURE_HEAD_BYTES, UNUSED_PICTURES, unusedPicture } from '@framewell/domain/content/pictureFile'
import { MAX_PICTURE_BYTES, uploadPicture } from '@framewell/domain/content/pictures'

/** Longest side of a scaled picture, in pixels: the site's widest size is 2400. */
const LONGEST_SIDE = 4096
const QUALITY = 0.9

/**
 * The file to upload: a JPEG or HEIC above the limit is scaled, where the browser can read it; the server converts a smaller HEIC. Otherwise
 * what is wrong with the file.
 */
export async function preparePicture(file: File): Promise<File | string> {
  const kind = unusedPicture(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()))
  if (kind === 'gif' || kind === 'animated') return UNUSED_PICTURES[kind]
  if (file.size <= MAX_PICTURE_BYTES) return file
  const scaled = kind === 'heic' || file.type === 'image/jpeg' ? await asJpeg(file) : null
  if (scaled && scaled.size <= MAX_PICTURE_BYTES) return scaled
  return uploadPicture.errors?.pictureTooLarge.message ?? ''
}

/** The picture as a JPEG within the longest side; null when the browser can't read it. */
async function asJpeg(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  return blob && new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}
