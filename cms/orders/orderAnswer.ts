import { blocksFabrication, reviewStatus, reviewStep } from '@framewell/domain/orders/engineering/reviewState'
import type { Order as OrderAnswer } from '@framewell/domain/orders/order'
import { orderFilePath } from '@framewell/domain/orders/orderPaths'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { orderRights } from '@framewell/domain/orders/orderRights'
import { dashboardStages } from '@framewell/domain/orders/stages'
import type { PayloadRequest } from 'payload'
import { prepaidOpenCents } from '../payments/billing/projectInvoices'
import { isPhaseCompleted, refundedOn } from '../payments/projects/phaseState'
import { reviewRecord } from './engineering/reviewRecords'
import type { SeenOrder } from './findOrder'
import { daysOf, orderStagesOf } from './orderStagesOf'
import { hasShipped } from './shipping/wholeOrder'
import { shopPriceOf } from './shopPriceOf'
import { slotsOf } from './slotsOf'
import { changeAnswer, changesOf } from './storedChange'
import { orderRow, storedOrder } from './storedOrder'
import { unreadOf } from './unreadOf'

/** An order as one of its parties sees it. */
export async function orderAnswer(req: PayloadRequest, { order, seenAs }: SeenOrder, now: Date): Promise<OrderAnswer> {
  const { source, tax, terms, releasePolicy, frozen, form, signature } = storedOrder(order)
  const { lines, priceBookVersion, frame, bill, assumptions, warnings } = frozen
  const isShop = seenAs === 'fabricator'
  const stages = await orderStagesOf(req, order, now)
  const record = await reviewRecord(req, order)
  const review = reviewStatus(record)
  const unread = (await unreadOf(req, [order.id])).get(order.id) ?? 0
  return {
    ...orderRow(order, unread, daysOf(stages), review),
    source,
    revision: order.revision,
    tier: isShop ? null : order.tier,
    terms: isShop ? null : terms,
    tax: isShop ? null : tax,
    depositCents: isShop ? null : orderPayment(order.priceCents, terms, tax?.taxCents).depositCents,
    depositOpenCents: isShop ? null : await prepaidOpenCents(req, order.number),
    // What the shop is paid is between it and Framewell.
    releasePolicy: seenAs === 'builder' ? withoutShopPrice(releasePolicy) : releasePolicy,
    shopPrice: seenAs === 'builder' ? null : await shopPriceOf(req, order, now),
    refundedCents: await refundedOn(req, order.number),
    lines,
    priceBookVersion,
    frame,
    bill: { lines: bill.line_items.length, distributor: bill.distributor, priceListVersion: bill.price_list_version },
    assumptions,
    warnings,
    site: { address: order.siteAddress, zip: order.siteZip, lat: order.latitude, lng: order.longitude },
    slots: slotsOf(order),
    acceptedAt: order.acceptedAt ?? null,
    heldUntil: order.heldUntil ?? null,
    // Terms and signature are between the builder and Framewell.
    form: isShop ? { paragraphs: [], textHash: form.textHash } : form,
    signature: isShop ? null : signature,
    stages,
    dashboard: dashboardStages(order.stage, reviewStep(review, order.stage), await isPhaseCompleted(req, order.number, 'quality_check')),
    sealedSet: review.state === 'approved' && record.sealedSet ? orderFilePath(order.number, record.sealedSet) : null,
    changes: isShop ? [] : (await changesOf(req, order)).map(changeAnswer),
    cancelReason: order.cancelReason ?? null,
    seenAs,
    may: orderRights({ ...order, awaitsReview: blocksFabrication(record), hasShipped: await hasShipped(req, order) }, seenAs),
  }
}

const withoutShopPrice = ({ shopPriceCents, ...policy }: OrderAnswer['releasePolicy']) => policy
