/** The file name in a Content-Disposition header, preferring the encoded form (RFC 6266). */
export function fileNameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // Malformed encoding: falls back to the plain name.
  }
  return /filename="([^"]+)"/i.exec(header ?? '')?.[1]
}
