import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../../../env'

/**
 * The token of a private link: 256 bits that only this product can derive, so that mails written later can name the link although
 * only the token's hash is stored.
 */
export function privateToken(purpose: string, id: string): string {
  return derived(env.PAYLOAD_SECRET, purpose, id)
}

/** The tokens that links of one purpose and id may have: the one that is given out, then those under earlier secrets. */
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
