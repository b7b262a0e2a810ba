import { companyDay } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { listOn, listPrice, type ShopPrice, shopPriceSchema } from '@framewell/domain/network/shopPriceList'
import { orderedPlan } from '@framewell/domain/orders/frozenOrder'
import type { ShopSide } from '@framewell/domain/orders/partyOrder'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { pricesOfShop } from '../network/shopPrices'
import type { Order } from '../payload-types'
import { balancesOf } from '../payments/projects/balances'
import { setShopPrice } from '../payments/projects/setShopPrice'
import { contractsOf, moneyOfShop, type StoredContract } from '../payments/projects/shopView'
import { idOf } from '../platform/database/idOf'
import type { Refusing } from '../platform/http/calls/callContext'
import type { SeenOrder } from './findOrder'
import { currentPanelBasis } from './orderPanelBasis'
import { storedOrder } from './storedOrder'

interface OfferedPrice {
  /** Null while neither a quote nor a list is approved. */
  readonly price: ShopPrice | null
  /** Whether a quote waits for an operator. */
  readonly quoteWaits: boolean
}

/** The price at which an order's shop would accept it today: its approved quote, else its approved list. */
async function offeredPrice(req: PayloadRequest, order: Order, now: Date): Promise<OfferedPrice> {
  const { lists, quotes } = await pricesOfShop(req, { fabricatorId: idOf(order.fabricator), orderId: order.id })
  const quoteWaits = quotes.some(({ status }) => status === 'proposed')
  const quote = quotes.find(({ status }) => status === 'approved')
  if (quote) return { price: { rule: 'jobQuote', cents: quote.cents, list: quote.id }, quoteWaits }
  const list = listOn(lists, companyDay(now))
  const { steelPounds, units } = order
  return { price: list ? listPrice(list, { planId: orderedPlan(storedOrder(order).frozen.inputs), steelPounds, units }) : null, quoteWaits }
}

/** What accepting an order sets. */
export type Acceptance = Pick<Order, 'acceptedAt' | 'panelBasis' | 'shopPrice' | 'releasePolicy'>

/**
 * What an order keeps of its shop once the shop accepts it: the time, its panel limits and its price, which its money follows from now on.
 * @throws CallProblem while a quote waits, and without an agreed price. Only an operator is told that a price is above the contract price:
 * a shop could find the contract price by trying.
 */
export async function acceptanceOf(
  { req, refuse, now }: Refusing<'quoteWaits' | 'noPrice' | 'aboveContract'> & { readonly now: Date },
  { order, seenAs }: SeenOrder,
  at: Date,
): Promise<Acceptance> {
  const { price, quoteWaits } = await offeredPrice(req, order, now)
  if (quoteWaits) throw refuse('quoteWaits')
  if (!price) throw refuse('noPrice')
  if (price.cents > order.priceCents) throw refuse(seenAs === 'operator' ? 'aboveContract' : 'noPrice')
  const { releasePolicy } = storedOrder(order)
  await setShopPrice(req, order.number, price.cents)
  return {
    acceptedAt: at.toISOString(),
    panelBasis: await currentPanelBasis(req, order),
    shopPrice: price,
    releasePolicy: { ...releasePolicy, shopPriceCents: price.cents },
  }
}

/** The fields of an order that its shop has not accepted. */
export function notAccepted(order: Order) {
  const { shopPriceCents, ...releasePolicy } = storedOrder(order).releasePolicy
  return { acceptBy: null, acceptedAt: null, panelBasis: null, shopPrice: null, releasePolicy }
}

/** What an order without a project has of one. */
const NOT_SIGNED: Omit<StoredContract, 'priceCents' | 'releasePolicy'> = {
  status: 'active',
  refundedCents: cents(0),
  releasedRefundCents: cents(0),
  takenCents: cents(0),
  completed: [],
  deliveryRetainage: null,
}

/** What an order's shop is paid, as the shop and operators see it, and what dispute decisions took of it. */
export async function shopPriceOf(req: PayloadRequest, order: Order, now: Date): Promise<Pick<ShopSide, 'shopPrice' | 'refundedCents'>> {
  const { releasePolicy, terms } = storedOrder(order)
  const carriedBy = terms.depositShare < 1 ? terms.carriedBy : null
  const offered = order.acceptedAt ? null : await offeredPrice(req, order, now)
  // A price above the contract price waits for an operator as one that is not agreed does.
  const acceptable = offered?.price && offered.price.cents <= order.priceCents ? offered.price : null
  if (offered && !acceptable)
    return {
      shopPrice: { cents: null, rule: null, list: null, accepted: false, quoteWaits: offered.quoteWaits, fundedCents: cents(0), carriedBy },
      refundedCents: cents(0),
    }
  const { rule, list } = acceptable ?? shopPriceSchema.parse(order.shopPrice)
  const policy = acceptable ? { ...releasePolicy, shopPriceCents: acceptable.cents } : releasePolicy
  const contract = (await contractsOf(req, sql`select ${order.number}::varchar`)).get(order.number) ?? NOT_SIGNED
  const money = moneyOfShop(
    { ...contract, priceCents: cents(order.priceCents), releasePolicy: policy },
    await balancesOf(req, order.number),
  )
  const { priceCents, fundedCents } = money
  return {
    shopPrice: {
      cents: priceCents,
      rule,
      list,
      accepted: offered === null,
      quoteWaits: offered?.quoteWaits ?? false,
      fundedCents,
      carriedBy,
    },
    refundedCents: money.refundedCents,
  }
}
