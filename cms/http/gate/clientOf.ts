import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { GATEWAY_TOKEN_HEADER } from '@framewell/domain/http/gatewayTokenHeader'
import { INTERNAL_TOKEN_HEADER } from '@framewell/domain/http/internalTokenHeader'
import { env } from '../../env'

export interface Client {
  readonly address: string
  /** A program of ours acting for itself. */
  readonly internal: boolean
  /** The request came through our gateway, or from a program of ours: what its headers say of the request is true. */
  readonly trusted: boolean
}

/**
 * Who is at the other end. X-Forwarded-For counts only from a host, which holds the gateway's token, and then its last entry: the one the
 * host wrote. That token grants nothing else; the internal one grants nothing beside it, or in anybody's name.
 */
export function clientOf(request: IncomingMessage): Client {
  const vouched = holds(request.headers[GATEWAY_TOKEN_HEADER], env.GATEWAY_TOKEN)
  const forwardedFor = request.headers['x-forwarded-for']
  const own = request.headers[GATEWAY_TOKEN_HEADER] === undefined && forwardedFor === undefined
  const internal = own && holds(request.headers[INTERNAL_TOKEN_HEADER], env.INTERNAL_TOKEN)
  const forwarded = String(forwardedFor ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  const address = vouched && forwarded ? forwarded.slice(0, 64) : (request.socket.remoteAddress ?? 'unknown')
  return { address, internal, trusted: vouched || internal }
}

function holds(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
