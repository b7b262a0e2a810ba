import { z } from 'zod'
import { ASSIGNABLE_TIERS, TIERS } from '../credit/tier'
import type { Refusal } from '../http/refusal'
import { addCents, type Cents, cents } from '../money/cents'
import { wholeCents } from '../money/centsSchema'
import { costOf } from '../money/shareOf'

const number = z.number('Use a number')
const share = number.min(0, 'At least 0').max(1, 'At most 1')
const days = number.int('Use whole days').min(0, 'At least 0')
const rate = wholeCents(number, 'Use whole cents').min(0, 'At least 0').max(100_000_000, 'Too much')

/** Freight cost to the site by distance: the first lane that reaches far enough applies to the whole way. */
const freightLaneSchema = z.object({
  /** The lane applies up to and including this distance. */
  upToMiles: number.positive('Above 0').max(10_000, 'At most 10,000 miles'),
  /** Cents for the truck, independent of distance. */
  fixedCents: rate,
  /** Cents a mile. */
  perMileCents: rate,
  /** Business days from the shop to the site. */
  transitDays: days.max(20, 'At most 20 days').default(2),
})
export type FreightLane = z.infer<typeof freightLaneSchema>

/**
 * How projects are routed. Operators edit it, each change is a new version, and every decision names its version. Weights are relative; the
 * score divides by their sum and stays between 0 and 1.
 */
export const routingPolicySchema = z
  .object({
    weights: z.object({ proximity: share, capacity: share, quality: share, price: share }),
    /** Added for a preferred shop when the builder's tier is one of these; relative, like the weights. */
    tierBonus: share,
    bonusTiers: z.array(z.enum(TIERS)),
    /** Shops farther away are excluded, whatever their own reach. Proximity is 0 here. */
    maxMiles: number.positive('Above 0').max(3000, 'At most 3,000 miles'),
    /** Shops below are excluded. */
    minQuality: share,
    freightLanes: z.array(freightLaneSchema).min(1, 'At least one lane').max(20, 'At most 20 lanes'),
    /** Delivered cost in cents of a unit of capacity (100 sq ft of floor): at or below scores 1, at or above scores 0. */
    bestUnitCents: rate.min(1, 'Above 0'),
    worstUnitCents: rate.min(1, 'Above 0'),
    /** Business days from the order to its deposit, and then for the engineering: nothing is made before both. */
    fundingDays: days.max(60, 'At most 60 days').default(5),
    engineeringDays: days.max(60, 'At most 60 days').default(5),
    /** Business days to pack a frame that is made, at a shop without a record. */
    packingDays: days.max(20, 'At most 20 days').default(2),
    /** Business days in which a shop accepts an order before another one is looked for. */
    acceptanceDays: days.min(1, 'At least 1 day').max(20, 'At most 20 days').default(2),
    /** Whether an engineer must approve an order before its fabrication starts, and why, as its parties read it. */
    reviewRequired: z.boolean().default(false),
    reviewReason: z
      .string('Say why')
      .trim()
      .min(3, 'Say why')
      .max(300, 'Use at most 300 characters')
      .default('Framewell does not require a review. The builder has the plans sealed if the building department asks for it.'),
  })
  .refine(({ weights, tierBonus }) => weights.proximity + weights.capacity + weights.quality + weights.price + tierBonus > 0, {
    message: 'At least one weight must be above 0',
    path: ['weights'],
  })
  .refine(({ bestUnitCents, worstUnitCents }) => worstUnitCents > bestUnitCents, {
    message: 'The worst price must be above the best',
    path: ['worstUnitCents'],
  })
  .superRefine(({ freightLanes, maxMiles }, { addIssue }) => {
    const wrong = (at: number, message: string) => addIssue({ code: 'custom', path: ['freightLanes', at, 'upToMiles'], message })
    freightLanes.forEach(({ upToMiles }, at) => {
      const before = freightLanes[at - 1]?.upToMiles
      if (before !== undefined && upToMiles <= before) wrong(at, `More than ${before} miles: lanes go up`)
    })
    if ((freightLanes.at(-1)?.upToMiles ?? 0) < maxMiles)
      wrong(freightLanes.length - 1, `At least ${maxMiles} miles: as far as shops are considered`)
  })
export type RoutingPolicy = z.infer<typeof routingPolicySchema>

/**
 * Version 1. Weights, cut-offs, prices and days are our own initial judgment, not sourced figures. Operators change them under Production
 * network, and replay shows what a change would have done. An ordered kit, plan and
 * steel frame, costs its builder $3,967 to $4,726 per 100 sq ft: delivery for more than the dearest scores 0, for four fifths of the cheapest 1.
 */
export const INITIAL_ROUTING_POLICY = routingPolicySchema.parse({
  weights: { proximity: 0.35, capacity: 0.25, quality: 0.25, price: 0.15 },
  tierBonus: 0.05,
  bonusTiers: TIERS.filter((tier) => tier === 'Premium' || tier === ASSIGNABLE_TIERS[0]),
  maxMiles: 500,
  minQuality: 0.6,
  freightLanes: [
    { upToMiles: 100, fixedCents: 35_000, perMileCents: 450, transitDays: 1 },
    { upToMiles: 250, fixedCents: 45_000, perMileCents: 400, transitDays: 1 },
    { upToMiles: 3000, fixedCents: 60_000, perMileCents: 350, transitDays: 2 },
  ],
  bestUnitCents: 320_000,
  worstUnitCents: 475_000,
  fundingDays: 5,
  engineeringDays: 5,
  packingDays: 2,
  acceptanceDays: 2,
} satisfies z.input<typeof routingPolicySchema>)

const NO_LANE: FreightLane = { upToMiles: 0, fixedCents: cents(0), perMileCents: cents(0), transitDays: 0 }

/** The lane for a distance. The last lane also applies beyond its end. */
export function laneFor(miles: number, lanes: readonly FreightLane[]): FreightLane {
  return lanes.find(({ upToMiles }) => miles <= upToMiles) ?? lanes.at(-1) ?? NO_LANE
}

/** Freight for one truck over the distance, in whole cents. */
export function freightCents(miles: number, lanes: readonly FreightLane[]): Cents {
  const { fixedCents, perMileCents } = laneFor(miles, lanes)
  return addCents(fixedCents, costOf(perMileCents, miles))
}

/**
 * The next version for a changed policy. When two people edit the same version, the second is refused. @param seenVersion the edited
 * version
 */
export function nextPolicy(
  current: { readonly version: number },
  policy: RoutingPolicy,
  seenVersion: number,
): { readonly version: number; readonly policy: RoutingPolicy } | Refusal<'changedMeanwhile'> {
  return current.version === seenVersion ? { version: current.version + 1, policy } : { refusal: 'changedMeanwhile' }
}
