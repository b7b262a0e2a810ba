import { blocksFabrication, reviewStatus, reviewStep } from '@framewell/domain/orders/engineering/reviewState'
import type { ContractOrder, Order as OrderAnswer } from '@framewell/domain/orders/order'
import { orderFilePath } from '@framewell/domain/orders/orderPaths'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { orderRights } from '@framewell/domain/orders/orderRights'
import { moneyForShop, type OrderMoney, shownPolicy } from '@framewell/domain/orders/partyOrder'
import { dashboardStages } from '@framewell/domain/orders/stages'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import { prepaidOpenCents } from '../payments/billing/projectInvoices'
import { isPhaseCompleted, refundedOn } from '../payments/projects/phaseState'
import { reviewRecord } from './engineering/reviewRecords'
import type { SeenOrder } from './findOrder'
import { daysOf, orderStagesOf } from './orderStagesOf'
import { acceptedForShop } from './recordEvent'
import { hasShipped } from './shipping/wholeOrder'
import { shopPriceOf } from './shopPriceOf'
import { slotsOf } from './slotsOf'
import { changeAnswer, changesOf, lastChangedAt } from './storedChange'
import { orderRow, revisionsOf, storedOrder } from './storedOrder'
import { unreadOf } from './unreadOf'

/** An order as one of its parties sees it. */
export async function orderAnswer(req: PayloadRequest, { order, seenAs }: SeenOrder, now: Date): Promise<OrderAnswer> {
  const { source, frozen } = storedOrder(order)
  const { priceBookVersion, frame, layout, bill } = frozen
  const money = seenAs === 'fabricator' ? await shopSide(req, order, now) : await contractSide(req, order, seenAs, now)
  const stages = await orderStagesOf(req, order, now)
  const record = await reviewRecord(req, order)
  const review = reviewStatus(record)
  const unread = (await unreadOf(req, [order.id])).get(order.id) ?? 0
  return {
    ...orderRow(order, money, unread, daysOf(stages), review),
    ...money,
    source,
    ...revisionsOf(order),
    changedAt: order.revision > 1 ? await lastChangedAt(req, order) : null,
    priceBookVersion,
    frame,
    designSite: layout.designSite ?? null,
    bill: { lines: bill.line_items.length, distributor: bill.distributor, priceListVersion: bill.price_list_version },
    site: { address: order.siteAddress, zip: order.siteZip, lat: order.latitude, lng: order.longitude },
    // A hold that has ended keeps nothing, although the order still waits.
    slots: order.heldUntil && now >= new Date(order.heldUntil) ? [] : slotsOf(order),
    acceptedAt: order.acceptedAt ?? null,
    ...(order.acceptedAt && (await acceptedForShop(req, order.id))),
    heldUntil: order.heldUntil ?? null,
    stages,
    dashboard: dashboardStages(order.stage, reviewStep(review, order.stage), await isPhaseCompleted(req, order.number, 'quality_check')),
    sealedSet: review.state === 'approved' && record.sealedSet ? orderFilePath(order.number, record.sealedSet) : null,
    cancelReason: order.cancelReason ?? null,
    seenAs,
    may: orderRights({ ...order, awaitsReview: blocksFabrication(record), hasShipped: await hasShipped(req, order) }, seenAs),
  }
}

/** The contract between the builder and Framewell; only operators see the shop's price with it. */
async function contractSide(
  req: PayloadRequest,
  order: Order,
  seenAs: 'builder' | 'operator',
  now: Date,
): Promise<OrderMoney & Pick<ContractOrder, 'priceCents'>> {
  const { tax, terms, releasePolicy, frozen, form, signature } = storedOrder(order)
  const { lines, assumptions, warnings } = frozen
  return {
    priceCents: order.priceCents,
    tier: order.tier,
    terms,
    tax,
    depositCents: orderPayment(order.priceCents, terms, tax?.taxCents).depositCents,
    depositOpenCents: await prepaidOpenCents(req, order.number),
    releasePolicy: shownPolicy(releasePolicy),
    shopPrice: seenAs === 'builder' ? null : (await shopPriceOf(req, order, now)).shopPrice,
    refundedCents: await refundedOn(req, order.number),
    lines,
    items: lines.map(({ label }) => label),
    assumptions,
    warnings,
    form,
    signature,
    changes: (await changesOf(req, order)).map(changeAnswer),
  }
}

async function shopSide(req: PayloadRequest, order: Order, now: Date): Promise<OrderMoney> {
  const { releasePolicy, frozen, form } = storedOrder(order)
  const { lines, assumptions, warnings } = frozen
  return moneyForShop({
    ...(await shopPriceOf(req, order, now)),
    releasePolicy: shownPolicy(releasePolicy),
    items: lines.map(({ label }) => label),
    assumptions,
    warnings,
    textHash: form.textHash,
  })
}
