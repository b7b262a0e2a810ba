/** Bytes needed to recognize a file. */
export const PICTURE_HEAD_BYTES = 32

/** Kinds of pictures that are not stored as they are: a HEIC is converted. */
export type UnusedPicture = 'gif' | 'heic'

/** What to do with such a picture when it can't be used. */
export const UNUSED_PICTURES: Readonly<Record<UnusedPicture, string>> = {
  gif: "We don't use GIF pictures: they are large and can't be scaled well. Save one frame as PNG or JPEG, then upload that.",
  heic: "We couldn't read this HEIC picture. Export it as JPEG, then upload that. On an iPhone, choose Settings > Camera > Formats > Most Compatible.",
}

/** Recognizes a picture that is not stored as it is by its first bytes, whatever its name; undefined for all others. */
export function unusedPicture(head: Uint8Array): UnusedPicture | undefined {
  const text = String.fromCharCode(...head.slice(0, PICTURE_HEAD_BYTES))
  if (/^GIF8[79]a/.test(text)) return 'gif'
  // An ISO media file whose main brand is HEVC; AVIF has the brand 'avif'.
  return /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1(?!.*avif)|msf1(?!.*avi[fs]))/s.test(text) ? 'heic' : undefined
}
