import { z } from 'zod'
import { type Cents, cents, timesCents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'

const positiveCents = centsSchema.min(1, 'Use a price above zero')

/**
 * What a shop asks for an order, without freight: a price per catalog plan, and for every other house a price per pound of steel or per unit
 * of capacity (100 sq ft). Cents.
 */
export const shopRatesSchema = z
  .object({
    /** By plan id. */
    plans: z.record(z.string().min(1).max(60), positiveCents),
    perPoundCents: positiveCents.nullable(),
    perUnitCents: positiveCents.nullable(),
  })
  .refine(({ perPoundCents, perUnitCents }) => (perPoundCents === null) !== (perUnitCents === null), {
    message: 'Give one rate for houses without a plan price: per pound or per 100 sq ft',
    path: ['perUnitCents'],
  })
export type ShopRates = z.infer<typeof shopRatesSchema>

/** The rule that a shop's price comes from. Without an approved list or a quote it is the contract price less Framewell's fee. */
export const SHOP_PRICE_RULES = ['jobQuote', 'plan', 'perPound', 'perUnit', 'fee'] as const
export type ShopPriceRule = (typeof SHOP_PRICE_RULES)[number]

/** An approved version of a shop's list. */
export interface ApprovedList {
  readonly version: number
  /** First day it applies; '2026-12-01'. */
  readonly from: string
  readonly rates: ShopRates
}

/** What an order is, for a shop's price. */
export interface PricedJob {
  /** Null for a house that is no catalog plan, or a plan whose frame was changed. */
  readonly planId: string | null
  readonly steelPounds: number
  readonly units: number
}

export interface ListPrice {
  readonly rule: Extract<ShopPriceRule, 'plan' | 'perPound' | 'perUnit'>
  readonly cents: Cents
  readonly version: number
}

/** The list that applies on a day: the newest approved one that has begun. Undefined before the first. */
export function listOn(lists: readonly ApprovedList[], day: string): ApprovedList | undefined {
  return lists
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => other.from.localeCompare(one.from) || other.version - one.version)[0]
}

/** A job's price under a list, in whole cents, half a cent up. */
export function listPrice({ version, rates }: ApprovedList, { planId, steelPounds, units }: PricedJob): ListPrice {
  const plan = planId === null ? undefined : rates.plans[planId]
  if (plan !== undefined) return { rule: 'plan', cents: plan, version }
  if (rates.perPoundCents !== null) return { rule: 'perPound', cents: roundedTimes(rates.perPoundCents, steelPounds), version }
  return { rule: 'perUnit', cents: roundedTimes(rates.perUnitCents ?? cents(0), units), version }
}

function roundedTimes(rate: Cents, amount: number): Cents {
  return Number.isInteger(amount) ? timesCents(rate, amount) : cents(Math.round(rate * amount))
}
