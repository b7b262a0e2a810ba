import { ORDER_RIGHTS, type Order as OrderAnswer, type OrderRight } from '@framewell/domain/orders/order'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { dashboardStages, nextStage, ORDER_STAGES } from '@framewell/domain/orders/stages'
import { actOnOrder, canBeRerouted, changeRefusal, recordOrderStage } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import type { Order, OrderEvent } from '../payload-types'
import type { SeenOrder } from './findOrder'
import { expectedFor, slotsOf } from './recordEvent'
import { changeAnswer, changesOf } from './storedChange'
import { orderRow, storedOrder } from './storedOrder'

/** An order as one of its parties sees it. */
export async function orderAnswer(req: PayloadRequest, { order, seenAs }: SeenOrder, now: Date): Promise<OrderAnswer> {
  const { source, terms, releasePolicy, frozen, form, signature } = storedOrder(order)
  const { lines, priceBookVersion, frame, bill, assumptions, warnings } = frozen
  const isShop = seenAs === 'fabricator'
  return {
    ...orderRow(order, 0),
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
    form,
    signature,
    stages: await stagesOf(req, order, now),
    dashboard: [...dashboardStages(order.stage)],
    changes: isShop ? [] : (await changesOf(req, order)).map(changeAnswer),
    cancelReason: order.cancelReason ?? null,
    seenAs,
    may: rightsOf(order, seenAs),
  }
}

async function stagesOf(req: PayloadRequest, order: Order, now: Date): Promise<OrderAnswer['stages']> {
  const events = await stageEventsOf(req, order.id)
  const expected = await expectedFor(req, order, now)
  return ORDER_STAGES.map((stage) => {
    const reachedAt = events.find((event) => event.stage === stage)?.at ?? null
    return {
      stage,
      state: stage === order.stage ? 'current' : reachedAt ? 'completed' : 'pending',
      reachedAt,
      expectedAt: expected.find((each) => each.stage === stage)?.at ?? null,
    }
  })
}

async function stageEventsOf(req: PayloadRequest, order: string): Promise<readonly OrderEvent[]> {
  const { docs } = await req.payload.db.find<OrderEvent>({
    collection: 'order-events',
    where: { and: [{ order: { equals: order } }, { kind: { equals: 'stage' } }] },
    sort: 'at',
    limit: ORDER_STAGES.length,
    pagination: false,
    req,
  })
  return docs
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
