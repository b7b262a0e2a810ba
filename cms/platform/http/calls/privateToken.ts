import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../../../env'

/**
 * The token of a private link: 256 bits that only this product can derive, so that later mails can contain the link although only the
 * token's hash is stored.
 */
export function privateToken(purpose: string, id: string): string {
  return derived(env.PAYLOAD_SECRET, purpose, id)
}

/** The valid tokens of links with one purpose and ID: the one that is given out, then those under earlier secrets. */
export function knownTokens(purpose: string, id: string): readonly string[] {
  return env.PAYLOAD_SECRETS.map((secret) => derived(secret, purpose, id))
}

function derived(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares in constant time. */
export function opensWith(token: string, tokenHash: string): boolean {
  const given = Buffer.from(hashToken(token))
  const stored = Buffer.from(tokenHash)
  return given.length === stored.length && timingSafeEqual(given, stored)
}
