import type { IncomingMessage } from 'node:http'

/**
 * Reads a request's body up to a size in bytes; null for none. A larger one is not read to its end. Rejects when the visitor disconnects;
 * slow senders are ended by the server (see makeServer).
 */
export async function readBodyWithin(request: IncomingMessage, mostBytes: number): Promise<Buffer | null | 'tooLarge'> {
  const { headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return null
  if (Number(headers['content-length'] ?? 0) > mostBytes) return 'tooLarge'
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > mostBytes) return 'tooLarge'
    chunks.push(chunk)
  }
  return size === 0 ? null : Buffer.concat(chunks)
}
