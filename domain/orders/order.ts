import { z } from 'zod'
import { CREDIT_CARRIERS, paymentTermsSchema } from '../credit/paymentTerms'
import { TIERS } from '../credit/tier'
import { recordId } from '../http/recordId'
import type { Cents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import { SHOP_PRICE_RULES } from '../network/shopPriceList'
import { shownPolicySchema } from '../payments/phases'
import { quoteLineSchema } from '../quotes/quoteLine'
import { designLoadsSchema } from '../structure/site'
import { salesTaxSchema } from '../tax/salesTax'
import { comparedSchema } from './changeFields'
import { reviewStatusSchema } from './engineering/reviewState'
import { DASHBOARD_STAGES, ORDER_STAGES, ORDER_STATUSES } from './stages'

/** 'FW-2026-00042' */
export const ORDER_NUMBER = /^FW-\d{4}-\d{5,}$/

/** An order's number, or its id. */
export const orderIdSchema = z.union([z.string().regex(ORDER_NUMBER), recordId()], 'Give an order number like FW-2026-00042')

/** The source of an order. */
export const ORDER_SOURCES = ['quote', 'configuration', 'production', 'lot'] as const
export const orderSourceSchema = z.object({
  kind: z.enum(ORDER_SOURCES),
  id: z.string(),
  /** Number of the quote or production, for a lot of its development's quote; null for a configuration. */
  number: z.string().nullable(),
  revision: z.number().int().nullable(),
  /** As an order form names it: 'quote Q-2026-00042, revision 2'. */
  words: z.string(),
})
export type OrderSource = z.infer<typeof orderSourceSchema>

/** A typed signature. */
export const signatureSchema = z.object({
  name: z.string(),
  /** By what right they signed under a name that is not on their account; missing under their own. */
  authority: z.string().optional(),
  /** SHA-256 of the signed text, in hex. */
  textHash: z.string(),
  at: z.string(),
  /** The signer's network address. */
  address: z.string(),
})
export type TypedSignature = z.infer<typeof signatureSchema>

const signedText = z.object({ paragraphs: z.array(z.string()), textHash: z.string() })

export const orderRowSchema = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  status: z.enum(ORDER_STATUSES),
  stage: z.enum(ORDER_STAGES),
  progressPercentage: z.number(),
  companyName: z.string(),
  /** The shop that makes it; null while it has none. */
  fabricator: z.object({ id: z.string(), name: z.string() }).nullable(),
  /**
   * What it costs on the signed-in person's side: the contract price for the builder and operators; for the shop what it is paid, null while
   * no price is agreed with it.
   */
  priceCents: centsSchema.nullable(),
  /** With its ZIP code: '12 Canal St, Dayton, OH 45402'. */
  siteAddress: z.string(),
  /** '2027-03-31' */
  deliverBy: z.string(),
  /** Currently expected delivery, ISO; null once delivered or canceled. */
  expectedDelivery: z.string().nullable(),
  /** When it was delivered, ISO; null before. */
  deliveredAt: z.string().nullable().default(null),
  /** Day on which it is expected to leave the shop, ISO; null once it did, or canceled. */
  shipBy: z.string().nullable().default(null),
  placedAt: z.string(),
  /** The end of the day until which the shop can accept it, ISO; null once accepted, and before it is paid for as agreed. */
  acceptBy: z.string().nullable(),
  /** Unread messages for the signed-in person. */
  unread: z.number().int(),
  /** The engineering review. */
  review: reviewStatusSchema,
  demo: z.boolean(),
})
export type OrderRow = z.infer<typeof orderRowSchema>

/** What the signed-in person may do with an order now. */
export const ORDER_RIGHTS = ['sign', 'cancel', 'hold', 'resume', 'accept', 'decline', 'recordStage', 'proposeChange', 'message'] as const
export type OrderRight = (typeof ORDER_RIGHTS)[number]

/** 'closed': the order was canceled or its fabrication started before both sides had signed. */
export const CHANGE_STATUSES = ['proposed', 'accepted', 'declined', 'closed'] as const

/** A change order: its differences and signatures. */
export const orderChangeSchema = z.object({
  id: z.string(),
  number: z.number().int(),
  status: z.enum(CHANGE_STATUSES),
  proposedBy: z.enum(['builder', 'operator']),
  reason: z.string(),
  /** Title of the new subject. */
  title: z.string(),
  priceCents: centsSchema,
  differenceCents: centsSchema,
  /** The order's sales tax after the change; null when its price is before tax. */
  tax: salesTaxSchema.nullable().default(null),
  steelPoundsDifference: z.number(),
  /** Weeks by which delivery moves in the capacity calendar; negative is sooner. */
  weeksDifference: z.number().int(),
  deliverBy: z.string(),
  /** Every value that differs, in words. Changes proposed before November 28, 2026 have none. */
  compared: z.array(comparedSchema).default([]),
  lines: z.array(z.object({ id: z.string(), label: z.string(), beforeCents: centsSchema.nullable(), afterCents: centsSchema.nullable() })),
  text: signedText,
  builderSignature: signatureSchema.nullable(),
  houseSignature: signatureSchema.nullable(),
  proposedAt: z.string(),
})
export type OrderChange = z.infer<typeof orderChangeSchema>

/** An order as one of its parties sees it. */
export const orderSchema = orderRowSchema.extend({
  source: orderSourceSchema,
  revision: z.number().int(),
  /** The last revision that changed the frame: the same or an earlier one. */
  frameRevision: z.number().int(),
  /** When both sides had signed its last change order; null without one. */
  changedAt: z.string().nullable().default(null),
  /** Null for the shop: these are between the builder and Framewell. */
  tier: z.enum(TIERS).nullable(),
  terms: paymentTermsSchema.nullable(),
  /** Null when the price is before tax, and for the shop. */
  tax: salesTaxSchema.nullable(),
  depositCents: centsSchema.nullable(),
  /** What of it has not arrived. Zero before the order is signed and billed. */
  depositOpenCents: centsSchema.nullable(),
  /** Without the shop's price. */
  releasePolicy: shownPolicySchema,
  /** What the shop is paid: the price it accepted, else the one it would accept now. Null for the builder. */
  shopPrice: z
    .object({
      /** Null while no price is agreed. */
      cents: centsSchema.nullable(),
      /** Null too for orders accepted before there were lists and quotes. */
      rule: z.enum(SHOP_PRICE_RULES).nullable(),
      /** The approved list or quote it comes from. */
      list: z.string().nullable(),
      accepted: z.boolean(),
      /** Whether its quote waits for an operator: acceptance waits too. */
      quoteWaits: z.boolean(),
      /** Of it, what is paid out or covered by cash received for the order; the rest is on trade credit or not billed yet. */
      fundedCents: centsSchema,
      /** Who carries a phase that the builder has not paid for; null for an order without credit. */
      carriedBy: z.enum(CREDIT_CARRIERS).nullable().default(null),
    })
    .nullable()
    .default(null),
  /**
   * What the last phases release less because dispute decisions before delivery refunded the builder, whichever shop makes the order: for the
   * shop, of its own price.
   */
  refundedCents: centsSchema,
  /** Empty for the shop. */
  lines: z.array(quoteLineSchema),
  /** What is ordered, without prices. */
  items: z.array(z.string()),
  priceBookVersion: z.number().int(),
  frame: z.object({
    members: z.number().int(),
    steelPounds: z.number(),
    /** Units of capacity: 100 sq ft of framed floor each. */
    units: z.number().int(),
    areaSqft: z.number(),
  }),
  /** The loads that the ordered frame passes at by calculation; null when nothing of it was calculated. */
  designSite: designLoadsSchema.nullable(),
  bill: z.object({ lines: z.number().int(), distributor: z.string(), priceListVersion: z.number().int() }),
  assumptions: z.array(z.string()),
  warnings: z.array(z.string()),
  site: z.object({ address: z.string(), zip: z.string(), lat: z.number(), lng: z.number() }),
  /** Weeks held in the shop's calendar: Mondays with units. */
  slots: z.array(z.object({ week: z.string(), units: z.number().int() })),
  /** When the present shop accepted it, ISO; null before. */
  acceptedAt: z.string().nullable(),
  /** The reason of the operator who accepted it for the shop. */
  acceptedFor: z.string().optional(),
  /** Until when the slot is held without a signature or payment; null once confirmed or released. */
  heldUntil: z.string().nullable(),
  form: signedText,
  signature: signatureSchema.nullable(),
  /** All ten stages; unreached ones with their expected time. */
  stages: z.array(
    z.object({
      stage: z.enum(ORDER_STAGES),
      state: z.enum(['completed', 'current', 'pending']),
      reachedAt: z.string().nullable(),
      expectedAt: z.string().nullable(),
      expectedBecause: z.string().nullable().describe('What the expected day follows from'),
    }),
  ),
  /** The builder dashboard's five stages. */
  dashboard: z.array(
    z.object({
      stage: z.enum(DASHBOARD_STAGES),
      state: z.enum(['completed', 'in_progress', 'pending']),
      note: z.string().nullable().describe('The review on record, or what is not on record although the work has gone past it'),
    }),
  ),
  /** Download path of the sealed set of a valid approval; null without one. */
  sealedSet: z.string().nullable(),
  changes: z.array(orderChangeSchema),
  cancelReason: z.string().nullable(),
  /** The signed-in person's role in the order. */
  seenAs: z.enum(['builder', 'fabricator', 'operator']),
  may: z.array(z.enum(ORDER_RIGHTS)),
})
export type Order = z.infer<typeof orderSchema>

/** An order as its builder and operators see it: with the contract price. */
export type ContractOrder = Order & { readonly priceCents: Cents }

export function isContract(order: Order): order is ContractOrder {
  return order.seenAs !== 'fabricator'
}
