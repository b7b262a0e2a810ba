import type { Refusal } from '../http/refusal'
import { numberInFact } from './chartCells'

/** A statement about the company, stored once for every text that uses it. */
export interface Claim {
  /** 'wind' */
  readonly name: string
  readonly label: string
  readonly value: string
}

/** The list with one claim updated in place, or appended. @param drawn charts use the claim, so it must be a number */
export function withClaim<Known extends Claim>(
  claims: readonly Known[],
  { name, label, value }: Claim,
  drawn: boolean,
): { readonly claims: (Known | Claim)[] } | Refusal<'noNumber'> {
  if (drawn && numberInFact(value) === null) return { refusal: 'noNumber' }
  const changed = claims.map((claim) => (claim.name === name ? { ...claim, label, value } : claim))
  return { claims: claims.some((claim) => claim.name === name) ? changed : [...changed, { name, label, value }] }
}

/** The list without one claim. A claim that a text still uses stays, because readers would see a gap. @param places texts that use it */
export function withoutClaim<Known extends Claim>(
  claims: readonly Known[],
  name: string,
  places: number,
): { readonly left: Known[] } | Refusal<'notFound' | 'stillNamed'> {
  const left = claims.filter((claim) => claim.name !== name)
  if (left.length === claims.length) return { refusal: 'notFound' }
  return places > 0 ? { refusal: 'stillNamed' } : { left }
}
