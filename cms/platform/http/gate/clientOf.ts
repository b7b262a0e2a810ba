import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { GATEWAY_TOKEN_HEADER, gatewayToken } from '@framewell/server-kit/requests/gatewayTokenHeader'
import { INTERNAL_TOKEN_HEADER } from '@framewell/server-kit/requests/internalTokenHeader'
import { env } from '../../../env'

export interface Client {
  readonly address: string
  /** One of our own programs, acting for itself. */
  readonly internal: boolean
  /** The request came through our gateway, or from one of our own programs: what its headers say of the request is true. */
  readonly trusted: boolean
}

const known = new WeakMap<IncomingMessage, Client>()

/**
 * Who is at the other end. X-Forwarded-For counts only with a host's token for that very address, and then its last entry: the one the
 * host wrote. That token grants nothing else; the internal one grants nothing beside it, or in anybody's name. Once looked at, both are
 * gone from the request: nothing that handles it further, and nothing it is printed into, holds them.
 */
export function clientOf(request: IncomingMessage): Client {
  const before = known.get(request)
  if (before) return before
  const client = judge(request)
  known.set(request, client)
  for (const name of [GATEWAY_TOKEN_HEADER, INTERNAL_TOKEN_HEADER]) dropHeader(request, name)
  return client
}

function judge({ headers, socket }: IncomingMessage): Client {
  const forwardedFor = headers['x-forwarded-for']
  const forwarded = String(forwardedFor ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  const vouched = !!forwarded && holds(headers[GATEWAY_TOKEN_HEADER], tokenFor(forwarded))
  const own = headers[GATEWAY_TOKEN_HEADER] === undefined && forwardedFor === undefined
  const internal = own && holds(headers[INTERNAL_TOKEN_HEADER], env.INTERNAL_TOKEN)
  const address = vouched ? forwarded.slice(0, 64) : (socket.remoteAddress ?? 'unknown')
  return { address, internal, trusted: vouched || internal }
}

/** What a host adds for a visitor of this address. */
export function vouchedHeaders(address: string): Record<string, string> {
  return { [GATEWAY_TOKEN_HEADER]: tokenFor(address), 'x-forwarded-for': address }
}

/** Takes a header out of a request, wherever it is read from. */
export function dropHeader(request: IncomingMessage, dropped: string): void {
  delete request.headers[dropped]
  for (let at = request.rawHeaders.length - 2; at >= 0; at -= 2)
    if (request.rawHeaders[at]?.toLowerCase() === dropped) request.rawHeaders.splice(at, 2)
}

function tokenFor(address: string): string {
  return gatewayToken((key, text) => createHmac('sha256', key).update(text).digest('base64url'), env.INTERNAL_SECRET, address)
}

function holds(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
