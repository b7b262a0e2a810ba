import { companyDay } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { minCents } from '@framewell/domain/money/differences'
import { listOn, listPrice, type ShopPrice, shopPriceSchema } from '@framewell/domain/network/shopPriceList'
import { orderedPlan } from '@framewell/domain/orders/frozenOrder'
import type { Order as OrderAnswer } from '@framewell/domain/orders/order'
import { fundingOf } from '@framewell/domain/payments/funding'
import { shopShare } from '@framewell/domain/payments/releasePhase'
import type { PayloadRequest } from 'payload'
import { pricesOfShop } from '../network/shopPrices'
import type { Order } from '../payload-types'
import { balancesOf } from '../payments/projects/balances'
import { setShopPrice } from '../payments/projects/setShopPrice'
import { idOf } from '../platform/database/idOf'
import type { Refusing } from '../platform/http/calls/callContext'
import { currentPanelBasis } from './orderPanelBasis'
import { storedOrder } from './storedOrder'

/**
 * The price at which an order's shop would accept it today: its approved quote, else its approved list, else the contract price less the fee.
 * @returns also whether a quote waits for an operator
 */
async function offeredPrice(req: PayloadRequest, order: Order, now: Date): Promise<{ price: ShopPrice; quoteWaits: boolean }> {
  const { lists, quotes } = await pricesOfShop(req, { fabricatorId: idOf(order.fabricator), orderId: order.id })
  const { frozen, releasePolicy } = storedOrder(order)
  const quoteWaits = quotes.some(({ status }) => status === 'proposed')
  const quote = quotes.find(({ status }) => status === 'approved')
  if (quote) return { price: { rule: 'jobQuote', cents: quote.cents, list: quote.id }, quoteWaits }
  const list = listOn(lists, companyDay(now))
  const { steelPounds, units } = order
  const price: ShopPrice = list
    ? listPrice(list, { planId: orderedPlan(frozen.inputs), steelPounds, units })
    : { rule: 'fee', cents: shopShare(order.priceCents, releasePolicy, cents(0)).netCents, list: null }
  return { price, quoteWaits }
}

/** What accepting an order sets. */
export type Acceptance = Pick<Order, 'acceptedAt' | 'panelBasis' | 'shopPrice' | 'releasePolicy'>

/**
 * What an order keeps of its shop once the shop accepts it: the time, its panel limits and its price, which its money follows from now on.
 * @throws CallProblem while a quote waits, and for a price above the contract price
 */
export async function acceptanceOf(
  { req, refuse, now }: Refusing<'quoteWaits' | 'aboveContract'> & { readonly now: Date },
  order: Order,
  at: Date,
): Promise<Acceptance> {
  const { price, quoteWaits } = await offeredPrice(req, order, now)
  if (quoteWaits) throw refuse('quoteWaits')
  if (price.cents > order.priceCents) throw refuse('aboveContract')
  const { releasePolicy } = storedOrder(order)
  const isPriced = price.rule !== 'fee'
  if (isPriced) await setShopPrice(req, order.number, price.cents)
  return {
    acceptedAt: at.toISOString(),
    panelBasis: await currentPanelBasis(req, order),
    shopPrice: price,
    releasePolicy: isPriced ? { ...releasePolicy, shopPriceCents: price.cents } : releasePolicy,
  }
}

/** The fields of an order that its shop has not accepted. */
export function notAccepted(order: Order) {
  const { shopPriceCents, ...releasePolicy } = storedOrder(order).releasePolicy
  return { acceptBy: null, acceptedAt: null, panelBasis: null, shopPrice: null, releasePolicy }
}

/** What an order's shop is paid, as the shop and operators see it. */
export async function shopPriceOf(req: PayloadRequest, order: Order, now: Date): Promise<NonNullable<OrderAnswer['shopPrice']>> {
  const { cashCents } = fundingOf(await balancesOf(req, order.number))
  if (!order.acceptedAt) {
    const { price, quoteWaits } = await offeredPrice(req, order, now)
    return { ...price, accepted: false, quoteWaits, fundedCents: minCents(price.cents, cashCents) }
  }
  const stored = shopPriceSchema.nullable().parse(order.shopPrice ?? null)
  const total = shopShare(order.priceCents, storedOrder(order).releasePolicy, cents(0)).netCents
  const price = { rule: stored?.rule ?? ('fee' as const), list: stored?.list ?? null, cents: total }
  return { ...price, accepted: true, quoteWaits: false, fundedCents: minCents(total, cashCents) }
}
