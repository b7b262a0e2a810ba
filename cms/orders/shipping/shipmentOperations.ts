import { companyDay } from '@framewell/domain/dates/businessDays'
import type {
  getOrderShipments as getOrderShipmentsCall,
  recordAssembled as recordAssembledCall,
  recordShipment as recordShipmentCall,
  settleShipment as settleShipmentCall,
} from '@framewell/domain/orders/shipmentCalls'
import {
  assembleRefusal,
  isOnTheWay,
  isShipped,
  loadWords,
  momentOf,
  type OrderShipments,
  settleRefusal,
  shipmentWords,
  shipRefusal,
} from '@framewell/domain/orders/shipments'
import { recordOrderStage } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { Refusing } from '../../platform/http/calls/callContext'
import { openOrder, openOrderForChange, type SeenOrder } from '../findOrder'
import { needReason } from '../needReason'
import { tellShipment } from '../orderNews'
import { stageTime } from '../orderStagesOf'
import { reachStage } from '../reachStage'
import { actorOf, recordEvent } from '../recordEvent'
import { addShipment, changePanels, changeShipment, shipmentsOf, storePanels } from './storedShipments'
import { takeBackTransit } from './takeBackTransit'

export const getOrderShipments: Operation<typeof getOrderShipmentsCall> = async (context, { orderId }) => {
  const { order } = await openOrder(context, orderId)
  return shipmentsOf(context.req, order)
}

export const recordAssembled: Operation<typeof recordAssembledCall> = async (context, { orderId, panels: marks, assembled, notes }) => {
  const { req, refuse, now } = context
  const { order, seenAs, panels } = await openShipping(context, orderId)
  const no = assembleRefusal(order, panels, marks)
  if (no) throw refuse(no.refusal, no.more)
  const why = needReason(context, { seenAs }, notes)
  await storeAll(context, { order })
  const assembledOn = assembled ? companyDay(now) : null
  await changePanels(req, order, marks, { assembledOn })
  const after = { panels: marks, assembledOn }
  await recordAudit(req, { action: 'panels-assembled', subjectType: 'orders', subjectId: order.id, ...why, after })
  return shipmentsOf(req, order)
}

/** The last panels bring the order in transit. Of two shipments with the same panel at once, the second is refused. */
export const recordShipment: Operation<typeof recordShipmentCall> = async (
  context,
  { orderId, panels: marks, limitPounds, notes, ...papers },
) => {
  const { req, refuse, now } = context
  const { order, seenAs, panels } = await openShipping(context, orderId)
  const started = await stageTime(req, order, 'fabrication_started')
  const days = { startedOn: companyDay(started ? new Date(started) : now), today: companyDay(now) }
  const no = shipRefusal(order, panels, { panels: marks, shippedOn: papers.shippedOn, limitPounds }, days)
  if (no) throw refuse(no.refusal, no.more)
  needReason(context, { seenAs }, notes)
  await storeAll(context, { order })
  const number = await addShipment(req, order, { panels: marks, ...papers, limitPounds: limitPounds ?? null })
  const shipped = await shipmentsOf(req, order)
  await recordStep(context, { order, seenAs }, shipped, number, { panels: marks, ...papers }, notes)
  const outcome = recordOrderStage(order, 'in_transit')
  if ('state' in outcome && isShipped(shipped.panels)) {
    const time = momentOf(papers.shippedOn, order.stageReachedAt, now)
    await reachStage(req, { order, seenAs }, { state: outcome.state, time, notes }, now)
  }
  return shipped
}

/** The last delivery brings an order in transit to its site; canceling a shipment puts its panels into the shop again. */
export const settleShipment: Operation<typeof settleShipmentCall> = async (context, { orderId, shipment: number, change }) => {
  const { req, refuse, now } = context
  const { order, seenAs, panels, shipments } = await openShipping(context, orderId)
  const today = companyDay(now)
  const no = settleRefusal(
    order,
    shipments.find((each) => each.number === number),
    change,
    today,
  )
  if (no) throw refuse(no.refusal, no.more)
  if (change.action === 'cancel') {
    const marks = panels.filter(({ shipment }) => shipment === number).map(({ mark }) => mark)
    const inShop = await takeBackTransit(context, { order, seenAs }, `Shipment ${number} was canceled, so not every panel has left.`)
    await changePanels(req, order, marks, { shipment: null })
    await changeShipment(req, order, number, { canceledOn: today, cancelReason: change.reason })
    const after = await shipmentsOf(req, inShop)
    await recordStep(context, { order: inShop, seenAs }, after, number, { panels: marks, canceled: change.reason })
    return after
  }
  needReason(context, { seenAs }, change.notes, 'change.notes')
  await changeShipment(req, order, number, { deliveredOn: change.deliveredOn })
  const after = await shipmentsOf(req, order)
  await recordStep(context, { order, seenAs }, after, number, { deliveredOn: change.deliveredOn }, change.notes)
  const outcome = recordOrderStage(order, 'delivered_to_site')
  if ('state' in outcome && !after.shipments.some(isOnTheWay)) {
    const time = momentOf(change.deliveredOn, order.stageReachedAt, now)
    await reachStage(req, { order, seenAs }, { state: outcome.state, time, notes: change.notes }, now)
  }
  return after
}

/** A locked order with its panels, for its shop and for operators. */
async function openShipping(context: Refusing<'unknownOrder'>, orderId: string): Promise<SeenOrder & OrderShipments> {
  const seen = await openOrderForChange(context, orderId)
  if (seen.seenAs === 'builder') throw context.refuse('unknownOrder')
  return { ...seen, ...(await shipmentsOf(context.req, seen.order)) }
}

/** @throws CallProblem framedOtherwise where the order's panels can't be determined any more */
async function storeAll({ req, refuse }: Refusing<'framedOtherwise'>, { order }: Pick<SeenOrder, 'order'>): Promise<void> {
  if (!(await storePanels(req, order))) throw refuse('framedOtherwise')
}

/** A shipment's step: on the order's timeline, in the audit trail, and for the builder. */
async function recordStep(
  { req, now }: { readonly req: PayloadRequest; readonly now: Date },
  { order, seenAs }: SeenOrder,
  { panels, shipments }: OrderShipments,
  number: number,
  after: Record<string, unknown>,
  notes = '',
): Promise<void> {
  const shipment = shipments.find((each) => each.number === number)
  if (!shipment) return
  const words = notes ? `${shipmentWords(shipment, panels)} ${notes}` : shipmentWords(shipment, panels)
  await recordEvent(req, order, { ...actorOf(req, seenAs, order), kind: 'shipment', notes: words }, now)
  await recordAudit(req, {
    action: 'order-shipment',
    subjectType: 'orders',
    subjectId: order.id,
    ...(seenAs === 'operator' && { reason: notes || (shipment.cancelReason ?? '') }),
    after: { shipment: number, ...after },
  })
  await tellShipment(req, order, words, loadWords(panels.filter(({ shipment: on }) => on === null)))
}
