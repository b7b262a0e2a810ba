import { ORDER_RIGHTS, type Order as OrderAnswer, type OrderRight } from '@framewell/domain/orders/order'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { dashboardStages, nextStage } from '@framewell/domain/orders/stages'
import { actOnOrder, canBeRerouted, changeRefusal, recordOrderStage } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import type { SeenOrder } from './findOrder'
import { orderStagesOf } from './orderStagesOf'
import { slotsOf } from './recordEvent'
import { changeAnswer, changesOf } from './storedChange'
import { orderRow, storedOrder } from './storedOrder'
import { unreadOf } from './unreadOf'

/** An order as one of its parties sees it. */
export async function orderAnswer(req: PayloadRequest, { order, seenAs }: SeenOrder, now: Date): Promise<OrderAnswer> {
  const { source, terms, releasePolicy, frozen, form, signature } = storedOrder(order)
  const { lines, priceBookVersion, frame, bill, assumptions, warnings } = frozen
  const isShop = seenAs === 'fabricator'
  return {
    ...orderRow(order, (await unreadOf(req, [order.id])).get(order.id) ?? 0),
    source,
    revision: order.revision,
    tier: isShop ? null : order.tier,
    terms: isShop ? null : terms,
    depositCents: isShop ? null : orderPayment(order.priceCents, terms).depositCents,
    releasePolicy,
    lines,
    priceBookVersion,
    frame,
    bill: { lines: bill.line_items.length, distributor: bill.distributor, priceListVersion: bill.price_list_version },
    assumptions,
    warnings,
    site: { address: order.siteAddress, zip: order.siteZip, lat: order.latitude, lng: order.longitude },
    slots: slotsOf(order),
    heldUntil: order.heldUntil ?? null,
    // Terms and signature are between builder and house.
    form: isShop ? { paragraphs: [], textHash: form.textHash } : form,
    signature: isShop ? null : signature,
    stages: await orderStagesOf(req, order, now),
    dashboard: [...dashboardStages(order.stage)],
    changes: isShop ? [] : (await changesOf(req, order)).map(changeAnswer),
    cancelReason: order.cancelReason ?? null,
    seenAs,
    may: rightsOf(order, seenAs),
  }
}

/** What the rules of the domain let this party do now; the operations ask the same rules again. */
function rightsOf(order: Order, seenAs: SeenOrder['seenAs']): OrderRight[] {
  const allowed = (outcome: object) => 'state' in outcome
  const next = nextStage(order.stage)
  const rights: Record<OrderRight, boolean> = {
    sign: seenAs === 'builder' && allowed(actOnOrder(order, 'sign')),
    cancel: seenAs !== 'fabricator' && allowed(actOnOrder(order, 'cancel', { by: seenAs })),
    hold: seenAs === 'operator' && allowed(actOnOrder(order, 'hold')),
    resume: seenAs === 'operator' && allowed(actOnOrder(order, 'resume')),
    decline: seenAs !== 'builder' && canBeRerouted(order),
    recordStage: seenAs !== 'builder' && next !== undefined && allowed(recordOrderStage(order, next)),
    proposeChange: seenAs !== 'fabricator' && changeRefusal(order) === undefined,
    message: order.status !== 'cancelled',
  }
  return ORDER_RIGHTS.filter((right) => rights[right])
}
