/** The file name of a Content-Disposition header, its encoded form first (RFC 6266). */
export function fileNameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // Not well encoded: the plain name stands beside it.
  }
  return /filename="([^"]+)"/i.exec(header ?? '')?.[1]
}
