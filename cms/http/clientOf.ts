import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { INTERNAL_TOKEN_HEADER } from '@framewell/domain/http/internalTokenHeader'
import { env } from '../env'

export interface Client {
  readonly address: string
  /** A program of ours acting for itself. */
  readonly internal: boolean
  /** The request came through our gateway, or from a program of ours: what its headers say of the request is true. */
  readonly trusted: boolean
}

/**
 * Who is at the other end. X-Forwarded-For counts only from somebody who knows the secret, and then its last entry: the one the gateway wrote.
 * A forwarded request is a visitor's, never internal, although the gateway holds the token.
 */
export function clientOf(request: IncomingMessage): Client {
  const trusted = holdsToken(request.headers[INTERNAL_TOKEN_HEADER])
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  const address = trusted && forwarded ? forwarded.slice(0, 64) : (request.socket.remoteAddress ?? 'unknown')
  return { address, internal: trusted && request.headers['x-forwarded-for'] === undefined, trusted }
}

function holdsToken(given: string | string[] | undefined): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(env.INTERNAL_TOKEN)]
  return a.length === b.length && timingSafeEqual(a, b)
}
