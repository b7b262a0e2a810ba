import type { Tier } from './tier'

/** Tier colors: Preferred green, Standard blue, Prepay orange, anything else gray. */
export const TIER_TONES = { Preferred: 'preferred', Standard: 'standard', Prepay: 'prepay' } as const
export type TierTone = (typeof TIER_TONES)[keyof typeof TIER_TONES] | 'neutral'

export function tierTone(tier: string): TierTone {
  return tier === 'Preferred' || tier === 'Standard' || tier === 'Prepay' ? TIER_TONES[tier] : 'neutral'
}

const FIXED_TIPS = ['Add two trade references', 'Demonstrate on-time payment on your next small order'] as const

export const PREPAY_NOTICE = 'Prepayment required to proceed. Build payment history to unlock Net 30 terms.'

export interface ImprovementTips {
  readonly heading: string
  readonly tips: readonly string[]
}

/** The tips under a result: the fixed two for Standard and Prepay, the answer's own for other tiers; null without any. */
export function improvementTips(tier: Tier | string, improvements: readonly string[]): ImprovementTips | null {
  if (tier === 'Standard') return { heading: 'How to Move to Preferred', tips: FIXED_TIPS }
  if (tier === 'Prepay') return { heading: 'How to Unlock Net 30 Terms', tips: FIXED_TIPS }
  return improvements.length > 0 ? { heading: 'How to Raise Your Score', tips: improvements } : null
}
