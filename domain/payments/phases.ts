import { z } from 'zod'
import type { Cents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'

/** Phases that release money, in order. */
export const PHASES = ['fabrication_start', 'quality_check', 'shipment', 'delivery'] as const
export type Phase = (typeof PHASES)[number]
export const PHASE_WORDS: Record<Phase, string> = {
  fabrication_start: 'Fabrication start',
  quality_check: 'Quality check',
  shipment: 'Shipment',
  delivery: 'Delivery',
}

/** The order stage required before a phase can release, as named in the order's ten stages. */
export const PHASE_STAGES = {
  fabrication_start: 'fabrication_started',
  quality_check: 'fabrication_complete',
  shipment: 'in_transit',
  delivery: 'delivered_to_site',
} as const satisfies Record<Phase, string>

const share = z.number().min(0, 'At least 0').max(1, 'At most 1')

export const windowDays = z.number().int().min(0, 'At least 0').max(365, 'At most 365')

/** A release policy as the parties of an order see it: without the shop's price. */
export const shownPolicySchema = z.object({
  /** Share of the price released by each phase. */
  shares: z.record(z.enum(PHASES), share),
  /** Retainage: share of the price withheld from the delivery release until acceptance. */
  retainageShare: share,
  /**
   * Days in which the builder can accept or dispute a phase, counted from the day on which it can be accepted. Missing in orders placed
   * before the two windows were parted: `acceptanceDays` is theirs.
   */
  phaseDays: windowDays.optional(),
  /** Days after delivery for which retainage is held. When they pass without a dispute, the delivered kit counts as accepted. */
  acceptanceDays: windowDays,
})
export type ShownPolicy = z.infer<typeof shownPolicySchema>

/** How an order's price is released. An order keeps the policy it was placed under. */
export const releasePolicySchema = shownPolicySchema
  .extend({
    /** What the shop is paid in all, in cents, from its acceptance on; missing before. Framewell keeps the rest of the contract price. */
    shopPriceCents: centsSchema.optional(),
  })
  .refine(({ shares }) => Math.abs(PHASES.reduce((sum, phase) => sum + shares[phase], 0) - 1) < 1e-9, {
    message: 'The shares of all phases must add up to 100%',
    path: ['shares'],
  })
  .refine(({ shares, retainageShare }) => retainageShare <= shares.delivery, {
    message: 'Retainage cannot be more than what delivery releases',
    path: ['retainageShare'],
  })
export type ReleasePolicy = z.infer<typeof releasePolicySchema>

/** The policy of an order whose shop accepted its price. */
export type AgreedPolicy = ReleasePolicy & { readonly shopPriceCents: Cents }

/** Whether a shop has accepted its price: before, no phase releases. */
export function isAgreed(policy: ReleasePolicy): policy is AgreedPolicy {
  return policy.shopPriceCents !== undefined
}

/**
 * 30% (the deposit) at the start of fabrication, 50% over the fabrication milestones, 20% at delivery less retainage. The 50% are split
 * into 10 at the start, 20 at the quality check and 20 at shipment. 14 days of retainage are the specification's; 14 days for a phase
 * and 5% retainage are our own. Both numbers of days are operators' settings.
 */
export const INITIAL_RELEASE_POLICY = {
  shares: { fabrication_start: 0.4, quality_check: 0.2, shipment: 0.2, delivery: 0.2 },
  retainageShare: 0.05,
  phaseDays: 14,
  acceptanceDays: 14,
} satisfies ReleasePolicy

/** Days in which the builder can accept or dispute each phase. */
export function phaseDaysOf({ phaseDays, acceptanceDays }: Pick<ReleasePolicy, 'phaseDays' | 'acceptanceDays'>): number {
  return phaseDays ?? acceptanceDays
}

/** Phases that are not completed, in order. */
export function phasesToCome(completed: readonly Phase[]): Phase[] {
  return PHASES.filter((phase) => !completed.includes(phase))
}

/** The next phase that may complete; undefined when all have. */
export function nextPhase(completed: readonly Phase[]): Phase | undefined {
  return PHASES[completed.length]
}
