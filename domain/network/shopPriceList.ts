import { z } from 'zod'
import { type Cents, cents, timesCents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'

export const shopPriceCents = centsSchema.min(1, 'Use a price above zero').max(100_000_000, 'At most $1,000,000')

/**
 * What a shop asks for an order, without freight: a price for catalog plans, with any of their options, and for every other house and every frame with fixes a price per
 * pound of steel or per unit of capacity (100 sq ft). Cents.
 */
export const shopRatesSchema = z
  .object({
    /** By plan id. */
    plans: z.record(z.string().min(1).max(60), shopPriceCents),
    perPoundCents: shopPriceCents.nullable(),
    perUnitCents: shopPriceCents.nullable(),
  })
  .refine(({ perPoundCents, perUnitCents }) => (perPoundCents === null) !== (perUnitCents === null), {
    message: 'Give one price for houses without a plan price: per pound or per 100 sq ft',
    path: ['perUnitCents'],
  })
export type ShopRates = z.infer<typeof shopRatesSchema>

/** The rule that a shop's price comes from. */
export const SHOP_PRICE_RULES = ['jobQuote', 'plan', 'perPound', 'perUnit'] as const
export type ShopPriceRule = (typeof SHOP_PRICE_RULES)[number]

/**
 * What the shop of an order is paid in all, and the approved list or quote it comes from. Orders accepted before there were lists and quotes
 * have neither, nor a rule.
 */
export const shopPriceSchema = z.object({
  cents: centsSchema,
  rule: z.enum(SHOP_PRICE_RULES).nullable(),
  list: z.string().nullable(),
})
export type ShopPrice = z.infer<typeof shopPriceSchema>

/** An approved list of a shop. */
export interface ApprovedList {
  readonly id: string
  /** First day it applies; '2026-12-01'. */
  readonly from: string
  /** ISO. Of two lists that begin on one day, the one approved later applies. */
  readonly approvedAt: string
  readonly rates: ShopRates
}

/** What an order is, for a shop's price. */
export interface PricedJob {
  /** The catalog plan it was made from; null for another house. */
  readonly planId: string | null
  readonly steelPounds: number
  readonly units: number
}

/** The list that applies on a day: the newest approved one that has begun. Undefined before the first. */
export function listOn(lists: readonly ApprovedList[], day: string): ApprovedList | undefined {
  return lists
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => other.from.localeCompare(one.from) || other.approvedAt.localeCompare(one.approvedAt))[0]
}

/** A job's price under a list, in whole cents, half a cent up. */
export function listPrice({ id, rates }: ApprovedList, { planId, steelPounds, units }: PricedJob): ShopPrice {
  const plan = planId === null ? undefined : rates.plans[planId]
  if (plan !== undefined) return { rule: 'plan', cents: plan, list: id }
  if (rates.perPoundCents !== null) return { rule: 'perPound', cents: roundedTimes(rates.perPoundCents, steelPounds), list: id }
  return { rule: 'perUnit', cents: roundedTimes(rates.perUnitCents ?? cents(0), units), list: id }
}

function roundedTimes(rate: Cents, amount: number): Cents {
  return Number.isInteger(amount) ? timesCents(rate, amount) : cents(Math.round(rate * amount))
}

/** Where a shop's price comes from: 'by its list, per pound of steel'. */
export const SHOP_PRICE_WORDS: Readonly<Record<ShopPriceRule, string>> = {
  jobQuote: 'as quoted for this job',
  plan: 'by the agreed price list, for the plan',
  perPound: 'by the agreed price list, per pound of steel',
  perUnit: 'by the agreed price list, per 100 sq ft',
}
