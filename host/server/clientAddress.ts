import type { IncomingMessage } from 'node:http'

/**
 * The visitor's address. Only what our own proxies wrote into X-Forwarded-For counts: with one trusted proxy its last entry, with two the
 * one before; anything further left a stranger may have made up.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return socketAddress
  const header = request.headers['x-forwarded-for']
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return entries.at(-trustedProxies) ?? entries[0] ?? socketAddress
}
