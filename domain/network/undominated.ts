import { SCORE_PARTS, type ScoreParts } from './routeProject'

/** A fit shop, reduced to what weights can distinguish. */
export interface WeighableShop {
  readonly id: string
  readonly parts: ScoreParts
  /** Whether a tier bonus applies to it. */
  readonly preferred: boolean
}

/**
 * The shops that some weights and bonus could choose: those not dominated in every part by another. A dominated shop loses under every
 * policy with the same conditions, so a decision that stores these can be replayed under any weights. Of two equal shops the smaller id
 * stays, as ties are broken.
 */
export function undominated(shops: readonly WeighableShop[]): readonly WeighableShop[] {
  const total = ({ parts, preferred }: WeighableShop) => SCORE_PARTS.reduce((sum, part) => sum + parts[part], preferred ? 1 : 0)
  const kept: WeighableShop[] = []
  // A shop with a smaller sum dominates none with a larger one, so each is compared only with those before it.
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
