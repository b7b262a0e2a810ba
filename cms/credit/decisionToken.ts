import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../env'

/**
 * The token of a decision's private link: 256 bits that only this product can derive, so that mails written later can name the link
 * although only the token's hash is stored.
 */
export function decisionToken(id: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`credit-decision:${id}`).digest('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares in constant time. */
export function opensDecision(token: string, tokenHash: string): boolean {
  const given = Buffer.from(hashToken(token))
  const stored = Buffer.from(tokenHash)
  return given.length === stored.length && timingSafeEqual(given, stored)
}

/** Address of the private link; null after the product's secret was changed, when only mails sent before still hold it. */
export function privateLink({ id, tokenHash }: { readonly id: string; readonly tokenHash: string }): string | null {
  const token = decisionToken(id)
  return opensDecision(token, tokenHash) ? `${env.SITE_URL}/terms?decision=${id}&token=${token}` : null
}
