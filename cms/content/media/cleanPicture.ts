import sharp, { type Sharp } from 'sharp'

/** Pixels a picture may have; more would let a small file take all memory. */
const MAX_PIXELS = 50_000_000

const WRITERS = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg', write: (picture: Sharp) => picture.jpeg({ quality: 90, mozjpeg: true }) },
  png: { extension: 'png', mimeType: 'image/png', write: (picture: Sharp) => picture.png() },
  webp: { extension: 'webp', mimeType: 'image/webp', write: (picture: Sharp) => picture.webp({ quality: 90 }) },
  avif: { extension: 'avif', mimeType: 'image/avif', write: (picture: Sharp) => picture.avif({ quality: 70 }) },
} as const

export interface CleanPicture {
  readonly data: Buffer
  readonly extension: string
  readonly mimeType: string
}

/**
 * Decodes an upload completely and writes it again from its pixels: what was no picture is refused, whatever its name says, and nothing
 * hidden beside the pixels (a camera's position, a script) survives. Turned upright by its EXIF orientation.
 * Null for anything but a JPEG, PNG, WebP or AVIF of at most 50 megapixels.
 */
export async function cleanPicture(upload: Buffer): Promise<CleanPicture | null> {
  try {
    const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format, compression } = await picture.metadata()
    const writer =
      format === 'heif' && compression === 'av1'
        ? WRITERS.avif
        : format === 'jpeg' || format === 'png' || format === 'webp'
          ? WRITERS[format]
          : undefined
    if (!writer) return null
    const data = await writer.write(picture.rotate()).toBuffer()
    return { data, extension: writer.extension, mimeType: writer.mimeType }
  } catch {
    // sharp throws for what it cannot decode: that is the answer, not a fault.
    return null
  }
}
