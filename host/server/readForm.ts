import type { IncomingMessage } from 'node:http'
import { FORM_BYTES } from '../shell/formBytes'

/** A complete body, or the beginning of a file whose rest is still to be read from the request. */
export type FormBody = { readonly whole: Buffer } | { readonly beginning: Buffer }

/**
 * Reads a body up to the size of a form. A slow sender does not tie up the cms, and the length is known when the body is forwarded.
 * Rejects when the visitor disconnects.
 */
export async function readForm(request: IncomingMessage): Promise<FormBody> {
  if (Number(request.headers['content-length'] ?? 0) > FORM_BYTES) return { beginning: Buffer.alloc(0) }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    chunks.push(chunk)
    if (size > FORM_BYTES) return { beginning: Buffer.concat(chunks) }
  }
  return { whole: Buffer.concat(chunks) }
}
