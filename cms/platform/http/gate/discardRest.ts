import type { IncomingMessage } from 'node:http'

/** Bytes of a refused body that are still read; the connection is cut after that. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Reads and discards the rest of a refused body. Closing the connection while a client is still sending would reset it, and the answer with
 * the reason would be lost.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let left = MAX_BYTES
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.on('error', () => undefined)
  request.resume()
}
