import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../env'

/** What a private link opens. The purpose is part of the token: one feature's link opens nothing of another. */
export type TokenPurpose =
  | 'credit-decision'
  | 'quote'
  | 'configuration'
  | 'production'
  | 'plan-file'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'

/**
 * The token of a private link: 256 bits that only this product can derive, so that mails written later can name the link although
 * only the token's hash is stored.
 */
export function privateToken(purpose: TokenPurpose, id: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`${purpose}:${id}`).digest('base64url')
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

/** The token of something stored; null after the product's secret was changed, when only links sent before still hold it. */
export function tokenOf(purpose: TokenPurpose, { id, tokenHash }: { readonly id: string; readonly tokenHash: string }): string | null {
  const token = privateToken(purpose, id)
  return opensWith(token, tokenHash) ? token : null
}
