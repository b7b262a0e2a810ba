import type { IncomingMessage } from 'node:http'

/**
 * The visitor's address. Only entries that our own proxies appended to X-Forwarded-For count: with one trusted proxy the last entry, with
 * two the one before it. A client may have forged anything further left.
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
