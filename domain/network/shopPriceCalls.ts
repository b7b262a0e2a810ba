import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { allOr, listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { orderIdSchema } from '../orders/order'
import { PARTNERS } from '../parties/company'
import { NOT_INDEPENDENT } from '../parties/independence'
import { noShop } from './ownShopCalls'
import { shopPriceCents, shopRatesSchema } from './shopPriceList'

/** A shop proposes a price; an operator approves or declines it, the shop withdraws it, or a newer proposal replaces it. */
export const SHOP_PRICE_STATUSES = ['proposed', 'approved', 'declined', 'withdrawn', 'replaced'] as const

/** A proposed price list of a shop, or its quote for one order. Once decided it never changes. */
export const proposedPriceSchema = z.object({
  id: z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(SHOP_PRICE_STATUSES),
  /** First day of a list; null for a quote. */
  from: z.string().nullable(),
  rates: shopRatesSchema.nullable(),
  /** Names of the plans in `rates`, by their ID. */
  planNames: z.record(z.string(), z.string()).default({}),
  /** The order that a quote is for, the price asked, and, for operators alone, the order's contract price; null for a list. */
  quote: z.object({ order: z.string(), cents: centsSchema, contractCents: centsSchema.nullable() }).nullable(),
  note: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
})
export type ProposedPrice = z.infer<typeof proposedPriceSchema>

const shops = { feature: 'network', access: PARTNERS } as const
const note = z.string().trim().max(500, 'Use at most 500 characters').default('')
const answer = z.object({ price: proposedPriceSchema })
const decidedAlready = { status: 409, message: 'This price has been decided, withdrawn or replaced.' } as const

export const listShopPrices = defineCall({
  name: 'listShopPrices',
  method: 'GET',
  path: '/api/network/shop-prices',
  summary: 'Price lists and quotes of shops: operators see all, shops their own',
  feature: 'network',
  access: [...PARTNERS, ...OPERATOR_ROLES],
  input: listInput({
    sorts: ['proposedAt'],
    filters: { status: allOr(SHOP_PRICE_STATUSES).default('all'), shop: z.uuid().optional() },
  }),
  output: listOutput(proposedPriceSchema),
})

export const proposePriceList = defineCall({
  ...shops,
  name: 'proposePriceList',
  method: 'POST',
  path: '/api/own-shop/price-lists',
  summary: 'Propose a price list of the own shop; it applies to orders accepted from its first day on, once an operator approves it',
  input: z.object({ from: z.iso.date('Choose the first day'), rates: shopRatesSchema, note }),
  output: answer,
  errors: {
    noShop,
    tooEarly: { status: 422, message: 'A list begins today or later.' },
    unknownPlan: { status: 422, message: 'There is no such catalog plan.' },
  },
  idempotent: true,
  successStatus: 201,
})

export const quoteJob = defineCall({
  ...shops,
  name: 'quoteJob',
  method: 'POST',
  path: '/api/own-shop/job-quotes',
  summary:
    'State a price for one order instead of the price list; it counts once an operator approves it, and acceptance waits until it is decided',
  input: z.object({ order: orderIdSchema, cents: shopPriceCents, note }),
  output: answer,
  errors: {
    noShop,
    unknownOrder: { status: 404, message: 'There is no such order among yours.' },
    alreadyAccepted: { status: 409, message: 'This order is accepted or closed: its price stays.' },
  },
  idempotent: true,
  successStatus: 201,
})

export const withdrawShopPrice = defineCall({
  ...shops,
  name: 'withdrawShopPrice',
  method: 'POST',
  path: '/api/own-shop/prices/{id}/withdraw',
  summary: 'Withdraw a price list or quote of the own shop that is not decided',
  input: z.object({ id: z.uuid() }),
  output: answer,
  errors: { noShop, decidedAlready },
  idempotent: true,
})

export const decideShopPrice = defineCall({
  name: 'decideShopPrice',
  method: 'POST',
  path: '/api/network/shop-prices/{id}/decide',
  summary: 'Approve or decline a proposed price list or quote of a shop, with a reason the shop reads',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.object({ id: z.uuid(), decision: z.enum(['approve', 'decline'], 'Choose approve or decline'), reason: reasonSchema }),
  recheck: true,
  output: answer,
  errors: {
    decidedAlready,
    aboveContract: { status: 422, message: 'This is more than the builder pays for the kit. Decline it.' },
    notIndependent: NOT_INDEPENDENT,
  },
  idempotent: true,
})
