import type { Refusal } from '../http/refusal'
import { numberInFact } from './chartCells'

/** What the company says of itself, once for every text that names it. */
export interface Claim {
  /** 'wind' */
  readonly name: string
  readonly label: string
  readonly value: string
}

/** The claims with one that was changed where it stood, or added at the end. @param drawn charts draw it, which takes a number */
export function withClaim<Known extends Claim>(
  claims: readonly Known[],
  { name, label, value }: Claim,
  drawn: boolean,
): { readonly claims: (Known | Claim)[] } | Refusal<'noNumber'> {
  if (drawn && numberInFact(value) === null) return { refusal: 'noNumber' }
  const changed = claims.map((claim) => (claim.name === name ? { ...claim, label, value } : claim))
  return { claims: claims.some((claim) => claim.name === name) ? changed : [...changed, { name, label, value }] }
}

/** The claims without one. One that a text still names stays: readers would find a gap. @param places that name it */
export function withoutClaim<Known extends Claim>(
  claims: readonly Known[],
  name: string,
  places: number,
): { readonly left: Known[] } | Refusal<'notFound' | 'stillNamed'> {
  const left = claims.filter((claim) => claim.name !== name)
  if (left.length === claims.length) return { refusal: 'notFound' }
  return places > 0 ? { refusal: 'stillNamed' } : { left }
}
