/** Bytes needed to recognize a file: color profiles stand before the mark of an animated PNG. */
export const PICTURE_HEAD_BYTES = 64 * 1024
/** Bytes of the marks at the very beginning. */
const MARK_BYTES = 32

/** Kinds of pictures that are not stored as they are: a HEIC is converted. */
export type UnusedPicture = 'gif' | 'heic' | 'animated'

/** What to do with such a picture when it can't be used. */
export const UNUSED_PICTURES: Readonly<Record<UnusedPicture, string>> = {
  gif: "We don't use GIF pictures: they are large and can't be scaled well. Save one frame as PNG or JPEG, then upload that.",
  animated: "We don't use animated pictures: visitors would see only the first frame. Save one frame as PNG or JPEG, then upload that.",
  heic: "We couldn't read this HEIC picture. Export it as JPEG, then upload that. On an iPhone, choose Settings > Camera > Formats > Most Compatible.",
}

/** Recognizes a picture that is not stored as it is by its first bytes, whatever its name; undefined for all others. */
export function unusedPicture(bytes: Uint8Array): UnusedPicture | undefined {
  const mark = latin(bytes.subarray(0, MARK_BYTES))
  if (/^GIF8[79]a/.test(mark)) return 'gif'
  if (isAnimated(mark, bytes.subarray(0, PICTURE_HEAD_BYTES))) return 'animated'
  // An ISO media file whose main brand is HEVC; AVIF has the brand 'avif'.
  return /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1(?!.*avif)|msf1(?!.*avi[fs]))/s.test(mark) ? 'heic' : undefined
}

/** An AVIF sequence, a WebP with the animation flag, or a PNG with an 'acTL' chunk before its pixels. */
function isAnimated(mark: string, head: Uint8Array): boolean {
  if (/^.{4}ftyp(?:avis|msf1.*avis)/s.test(mark)) return true
  if (/^RIFF.{4}WEBPVP8X/s.test(mark)) return ((head[20] ?? 0) & 0x02) !== 0
  return mark.startsWith('\x89PNG\r\n') && chunksOf(head).includes('acTL')
}

/** Names of the chunks of a PNG until its pixels, as far as these bytes go. */
function chunksOf(head: Uint8Array): string[] {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const names: string[] = []
  // Each chunk: 4 bytes of length, 4 of name, the data, 4 of checksum.
  for (let at = 8; at + 8 <= head.length && names.at(-1) !== 'IDAT'; at += 12 + view.getUint32(at))
    names.push(latin(head.subarray(at + 4, at + 8)))
  return names
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
