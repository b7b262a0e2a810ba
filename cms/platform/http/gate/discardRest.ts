import type { IncomingMessage } from 'node:http'

/** Bytes of a refused body that are still taken in; whoever sends more is cut off. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Takes in and forgets what is left of a refused body. Hanging up on a client that is still sending resets the connection,
 * and the answer that says why is lost with it.
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
