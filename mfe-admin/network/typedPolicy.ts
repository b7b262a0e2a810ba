import { TIERS } from '@framewell/domain/credit/tier'
import { type Cents, dollarsOfCents } from '@framewell/domain/money/cents'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { replayRouting } from '@framewell/domain/network/routingCalls'
import { type RoutingPolicy, routingPolicySchema } from '@framewell/domain/network/routingPolicy'
import { z } from 'zod'

const typedLane = z.object({ upToMiles: z.string(), fixedCents: z.string(), perMileCents: z.string(), transitDays: z.string() })
const typedPolicy = z.object({
  weights: z.object({ proximity: z.string(), capacity: z.string(), quality: z.string(), price: z.string() }),
  tierBonus: z.string(),
  bonusTiers: z.array(z.string()),
  maxMiles: z.string(),
  minQuality: z.string(),
  fundingDays: z.string(),
  engineeringDays: z.string(),
  packingDays: z.string(),
  acceptanceDays: z.string(),
  reviewRequired: z.boolean(),
  reviewReason: z.string(),
  bestUnitCents: z.string(),
  worstUnitCents: z.string(),
  freightLanes: z.array(typedLane),
})
/**
 * The policy as typed; amounts stored in cents are typed in dollars. Field names match the policy, so that its messages find their fields.
 */
export type TypedPolicy = z.infer<typeof typedPolicy>
export type Weights = z.output<typeof replayRouting.input>

/** An empty freight lane. */
export const EMPTY_LANE: z.infer<typeof typedLane> = { upToMiles: '', fixedCents: '', perMileCents: '', transitDays: '' }

/** A blank is missing, not 0. */
const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))
const centsOf = (typed: string) => parseUsd(typed) ?? Number.NaN
const dollarsOf = (amount: Cents) => String(dollarsOfCents(amount))

/** Validates the typed policy with the policy's own rules and messages. */
export const policyFormSchema = typedPolicy
  .transform(({ weights, bonusTiers, freightLanes, ...rest }): unknown => ({
    weights: Object.fromEntries(Object.entries(weights).map(([part, typed]) => [part, numberOf(typed)])),
    tierBonus: numberOf(rest.tierBonus),
    bonusTiers: TIERS.filter((tier) => bonusTiers.includes(tier)),
    maxMiles: numberOf(rest.maxMiles),
    minQuality: numberOf(rest.minQuality),
    fundingDays: numberOf(rest.fundingDays),
    engineeringDays: numberOf(rest.engineeringDays),
    packingDays: numberOf(rest.packingDays),
    acceptanceDays: numberOf(rest.acceptanceDays),
    reviewRequired: rest.reviewRequired,
    reviewReason: rest.reviewReason,
    bestUnitCents: centsOf(rest.bestUnitCents),
    worstUnitCents: centsOf(rest.worstUnitCents),
    freightLanes: freightLanes.map((lane) => ({
      upToMiles: numberOf(lane.upToMiles),
      fixedCents: centsOf(lane.fixedCents),
      perMileCents: centsOf(lane.perMileCents),
      transitDays: numberOf(lane.transitDays),
    })),
  }))
  .pipe(z.preprocess((policy) => policy, routingPolicySchema))

/** The weights to replay; undefined while they are invalid. */
export function weightsOf(typed: TypedPolicy): Weights | undefined {
  const weights = Object.fromEntries(Object.entries(typed.weights).map(([part, value]) => [part, numberOf(value)]))
  return replayRouting.input.safeParse({ weights, tierBonus: numberOf(typed.tierBonus) }).data
}

export function typedPolicyOf(policy: RoutingPolicy): TypedPolicy {
  const { proximity, capacity, quality, price } = policy.weights
  return {
    weights: { proximity: String(proximity), capacity: String(capacity), quality: String(quality), price: String(price) },
    tierBonus: String(policy.tierBonus),
    bonusTiers: [...policy.bonusTiers],
    maxMiles: String(policy.maxMiles),
    minQuality: String(policy.minQuality),
    fundingDays: String(policy.fundingDays),
    engineeringDays: String(policy.engineeringDays),
    packingDays: String(policy.packingDays),
    acceptanceDays: String(policy.acceptanceDays),
    reviewRequired: policy.reviewRequired,
    reviewReason: policy.reviewReason,
    bestUnitCents: dollarsOf(policy.bestUnitCents),
    worstUnitCents: dollarsOf(policy.worstUnitCents),
    freightLanes: policy.freightLanes.map((lane) => ({
      upToMiles: String(lane.upToMiles),
      fixedCents: dollarsOf(lane.fixedCents),
      perMileCents: dollarsOf(lane.perMileCents),
      transitDays: String(lane.transitDays),
    })),
  }
}
