/** Tiers an application can be assigned automatically. Only an operator grants Premium. */
export const ASSIGNABLE_TIERS = ['Preferred', 'Standard', 'Prepay'] as const
export const TIERS = ['Premium', ...ASSIGNABLE_TIERS] as const
export type AssignableTier = (typeof ASSIGNABLE_TIERS)[number]
export type Tier = (typeof TIERS)[number]

export interface TierThresholds {
  /** Minimum score of each tier, out of 100. */
  readonly preferred: number
  readonly standard: number
}

/** The tier of a score out of 100: 80 and above Preferred, 60 to 79 Standard, below Prepay, under the default thresholds. */
export function tierForScore(score: number, thresholds: TierThresholds): AssignableTier {
  if (score >= thresholds.preferred) return 'Preferred'
  if (score >= thresholds.standard) return 'Standard'
  return 'Prepay'
}

/** Preferred is approved at once, Prepay may start at once with payment upfront, Standard waits for a person (24 hours). */
export const QUALIFICATION_STATUSES = ['approved', 'pending', 'rejected'] as const
export type QualificationStatus = (typeof QUALIFICATION_STATUSES)[number]

export function initialStatus(tier: AssignableTier): QualificationStatus {
  return tier === 'Standard' ? 'pending' : 'approved'
}
