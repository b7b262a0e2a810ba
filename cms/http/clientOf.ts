import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { GATEWAY_TOKEN_HEADER, INTERNAL_TOKEN_HEADER } from '@framewell/domain/http/gatewayHeaders'
import { env } from '../env'

export interface Client {
  readonly address: string
  /** A program of ours acting for itself. */
  readonly internal: boolean
}

/**
 * Who is at the other end. X-Forwarded-For counts only when somebody who knows the secret vouches for it, and then its last entry:
 * the one the gateway itself wrote. A forwarded request is internal only when the sender presented the token through our gateway.
 */
export function clientOf(request: IncomingMessage): Client {
  const gateway = holdsToken(request.headers[GATEWAY_TOKEN_HEADER])
  const token = holdsToken(request.headers[INTERNAL_TOKEN_HEADER])
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  const believed = (gateway || token) && forwarded ? forwarded.slice(0, 64) : undefined
  return { address: believed ?? request.socket.remoteAddress ?? 'unknown', internal: token && (gateway || !forwarded) }
}

function holdsToken(given: string | string[] | undefined): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(env.INTERNAL_TOKEN)]
  return a.length === b.length && timingSafeEqual(a, b)
}
