import type { Refusal } from '../http/refusal'

/** What the company says of itself, once for every text that names it. */
export interface Claim {
  /** 'wind' */
  readonly name: string
  readonly label: string
  readonly value: string
}

/** The claims with one that was changed where it stood, or added at the end. */
export function withClaim<Known extends Claim>(claims: readonly Known[], { name, label, value }: Claim): (Known | Claim)[] {
  const changed = claims.map((claim) => (claim.name === name ? { ...claim, label, value } : claim))
  return claims.some((claim) => claim.name === name) ? changed : [...changed, { name, label, value }]
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
