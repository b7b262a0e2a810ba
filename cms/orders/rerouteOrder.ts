import { frameModel } from '@framewell/domain/framing/frameModel'
import { signatureDeadline } from '@framewell/domain/orders/expiry'
import { orderedPlan } from '@framewell/domain/orders/frozenOrder'
import { projectNeeds } from '@framewell/domain/orders/projectNeeds'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { confirmHold } from '../network/capacityHolds'
import type { Order } from '../payload-types'
import { endAdvances } from '../payments/factoring/endAdvances'
import { reassignProject } from '../payments/projects/reassignProject'
import { setShopPrice } from '../payments/projects/setShopPrice'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import { changeOrderRow } from './changeOrderRow'
import { formOf } from './formOf'
import { offerToShop } from './offerToShop'
import { tellFallback } from './orderNews'
import { orderMoved } from './orderParties'
import { freeSlot } from './orderSlot'
import { type EventActor, recordEvent } from './recordEvent'
import { routeOrder } from './routeOrder'
import { notAccepted } from './shopPriceOf'
import { storedOrder } from './storedOrder'

const shopRows = z.array(z.object({ shop: z.string() }))

/**
 * Moves a locked order whose fabrication has not begun to the next best shop: releases the old slot, holds a new one, and keeps the escrow
 * with the order, so that the money follows the slot. Ends early payouts of the first shop. If no shop can take it, an active order goes on
 * hold for an operator.
 */
export async function rerouteOrder(
  req: PayloadRequest,
  order: Order,
  { reason, actor }: { readonly reason: string; readonly actor: EventActor },
  now: Date,
): Promise<{ readonly order: Order; readonly outcome: 'rerouted' | 'onHold' }> {
  const freed = await freeSlot(req, order)
  const { frozen } = storedOrder(order)
  const confirmed = order.status === 'active' || order.status === 'on_hold'
  const until = confirmed || !order.heldUntil ? signatureDeadline(now) : new Date(order.heldUntil)
  const { number, tier, latitude, longitude, deliverBy, units } = order
  const needs = projectNeeds(frameModel(frozen.layout))
  const job = { planId: orderedPlan(frozen.inputs), steelPounds: order.steelPounds }
  const awayFrom = await shopsOf(req, order)
  const wish = { number, tier, latitude, longitude, deliverBy, units, needs, job, paid: confirmed, awayFrom }
  const routed = await routeOrder(req, wish, until, now)
  if ('refusal' in routed) {
    const held = await changeOrderRow(req, order, {
      ...freed,
      ...notAccepted(order),
      ...(order.status === 'active' && { status: 'on_hold' }),
    })
    // The first shop has given the order up, even if no other shop takes it.
    await endAdvances(req, order.number, { reason, shopEnds: true })
    await setShopPrice(req, order.number, null)
    const notes = `${reason.replace(/[.!?]?$/, '.')} No other shop can take it by its day: an operator decides.`
    await recordEvent(req, held, { ...actor, kind: 'hold', notes, metadata: { reason } }, now)
    await record(req, order, held, reason)
    await tellFallback(req, held, null, reason)
    return { order: held, outcome: 'onHold' }
  }
  if (confirmed) await confirmHold(req, routed.holdId)
  const moved = await changeOrderRow(req, order, {
    fabricator: routed.fabricator.id,
    fabricatorName: routed.fabricator.name,
    routingDecision: routed.decisionId,
    holdId: routed.holdId,
    slots: [...routed.slots],
    heldUntil: confirmed ? null : routed.heldUntil,
    ...notAccepted(order),
  })
  await reassignProject(req, moved, reason)
  // An unsigned form names the new shop; a signed form says that the shop may change.
  const named = moved.status === 'awaiting_signature' ? await changeOrderRow(req, moved, { form: formOf(moved) }) : moved
  const fallbackActivation = { from: order.fabricatorName, to: named.fabricatorName, reason }
  await recordEvent(req, named, { ...actor, kind: 'fallback', notes: reason, metadata: { reason, fallbackActivation } }, now)
  await record(req, order, named, reason)
  await tellFallback(req, named, order, reason)
  // The first shop's open screens no longer list it.
  await orderMoved(req, order)
  return { order: await offerToShop(req, named, now), outcome: 'rerouted' }
}

/** The shops that have had an order: none of them gets it again by itself. */
async function shopsOf(req: PayloadRequest, { id, fabricator }: Order): Promise<string[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(
    sql`select distinct fabricator_id as shop from order_events where order_id = ${id} and fabricator_id is not null`,
  )
  return [...new Set([idOf(fabricator), ...shopRows.parse(rows).map(({ shop }) => shop)])]
}

function record(req: PayloadRequest, before: Order, after: Order, reason: string): Promise<void> {
  return recordAudit(req, {
    action: 'order-reroute',
    subjectType: 'orders',
    subjectId: before.id,
    before: { status: before.status, fabricator: idOf(before.fabricator) },
    after: { status: after.status, fabricator: idOf(after.fabricator) },
    reason,
  })
}
