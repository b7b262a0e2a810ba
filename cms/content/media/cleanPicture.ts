import { unusedPicture } from '@framewell/domain/content/pictureFile'
import sharp, { type Sharp } from 'sharp'
import { readHeic } from './readHeic'

/** Maximum pixels of a picture; with more, a small file could use up all memory. */
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
 * Decodes an upload completely and re-encodes it from its pixels. This refuses files that are not pictures, whatever their name, and
 * removes everything besides the pixels (camera location, scripts). Rotates by the EXIF orientation. A phone's HEIC becomes a JPEG. Null for
 * anything but a still JPEG, PNG, WebP, AVIF or HEIC of at most 50 megapixels.
 * @throws ThreadBusy when many HEIC pictures wait
 */
export async function cleanPicture(upload: Buffer): Promise<CleanPicture | null> {
  const unused = unusedPicture(upload)
  if (unused === 'heic') {
    const data = await readHeic(upload, MAX_PIXELS)
    return data && { data, extension: WRITERS.jpeg.extension, mimeType: WRITERS.jpeg.mimeType }
  }
  if (unused) return null
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
    // sharp throws for what it cannot decode, which is an expected result here.
    return null
  }
}
