import type { Tier, TierThresholds } from '@framewell/domain/credit/tier'

/** A tier's score range in words, under the policy's thresholds. Premium has none: an operator grants it. */
export function scoreRange(tier: Tier, { preferred, standard }: TierThresholds): string {
  if (tier === 'Premium') return 'By our credit team'
  if (tier === 'Preferred') return `${preferred} to 100 points`
  if (tier === 'Standard') return `${standard} to ${preferred - 1} points`
  return `Below ${standard} points`
}
