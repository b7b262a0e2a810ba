import { z } from 'zod'

/** What the client makes of a call that answers a file: the platform's own Blob, under the name the server gives it. */
export const fileAnswerSchema = z.object({ name: z.string().optional(), file: z.unknown() })

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
