import { SCORE_PARTS, type ScoreParts } from './routeProject'

/** A fit shop as far as any weights can tell shops apart. */
export interface WeighableShop {
  readonly id: string
  readonly parts: ScoreParts
  /** Whether a tier bonus counts for it. */
  readonly preferred: boolean
}

/**
 * The shops that some weights and some bonus could choose: those of which no other is at least as good in every part. Whoever is left out
 * loses under every policy with the same conditions, so that a decision that keeps these can be replayed under any weights. Of two shops
 * that are alike in everything the smaller id stays, as ties are settled.
 */
export function undominated(shops: readonly WeighableShop[]): readonly WeighableShop[] {
  const total = ({ parts, preferred }: WeighableShop) => SCORE_PARTS.reduce((sum, part) => sum + parts[part], preferred ? 1 : 0)
  const kept: WeighableShop[] = []
  // Nobody is outdone by a shop with a smaller sum, so that each is only held against those before it.
  for (const { shop } of shops
    .map((each) => ({ shop: each, sum: total(each) }))
    .sort((a, b) => b.sum - a.sum || (a.shop.id < b.shop.id ? -1 : 1))) {
    if (!kept.some((other) => outdoes(other, shop))) kept.push(shop)
  }
  return kept
}

function outdoes(a: WeighableShop, b: WeighableShop): boolean {
  return SCORE_PARTS.every((part) => a.parts[part] >= b.parts[part]) && (a.preferred || !b.preferred)
}
