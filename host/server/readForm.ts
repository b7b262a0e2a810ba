import type { IncomingMessage } from 'node:http'
import { FORM_BYTES } from '@framewell/domain/http/bodyPace'

/** A body that has come whole, or the beginning of one that is a file: the rest is still to be read from the request. */
export type FormBody = { readonly whole: Buffer } | { readonly beginning: Buffer }

/**
 * Reads a body as long as it is the size of a form. A slow one keeps nobody of the cms waiting, and its length is known when it is passed on.
 * Rejects when the visitor leaves in the middle.
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
