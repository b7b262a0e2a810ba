import { signatureDeadline } from '@framewell/domain/orders/expiry'
import { orderedPlan } from '@framewell/domain/orders/frozenOrder'
import { isPaid } from '@framewell/domain/orders/stages'
import { NO_SHOP_YET, NOT_ROUTED } from '@framewell/domain/orders/transitions'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { writeFrame } from '../bom/askFrame'
import { confirmHold } from '../network/capacityHolds'
import { replaceJobQuotes } from '../network/recordShopPrice'
import { storedNeedsSchema } from '../network/storedNeeds'
import type { Fabricator, Order } from '../payload-types'
import { reassignProject } from '../payments/projects/reassignProject'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import { changeOrderRow } from './changeOrderRow'
import { formOf } from './formOf'
import { offerToShop } from './offerToShop'
import { textOf } from './orderedFrame'
import { tellFallback, tellNoShop } from './orderNews'
import { orderMoved } from './orderParties'
import { freeSlot } from './orderSlot'
import { type EventActor, recordEvent } from './recordEvent'
import { type RoutedOrder, routeOrder } from './routeOrder'
import { notAccepted } from './shopPriceOf'
import { storedOrder } from './storedOrder'

const shopRows = z.array(z.object({ shop: z.string() }))

interface Reroute {
  readonly reason: string
  readonly actor: EventActor
  /** The shop declined it, let its time pass or was relieved of it: it does not get the order back. */
  readonly givenUp: boolean
}

/**
 * Moves a locked order whose fabrication has not begun to the next best shop that has not had it: releases the old slot, holds a new one, and
 * keeps the escrow with the order, so that the money follows the slot. Ends early payouts of the first shop. If no shop can take it, it is
 * without a shop, and an active order goes on hold for an operator.
 */
export async function rerouteOrder(
  req: PayloadRequest,
  order: Order,
  { reason, actor, givenUp }: Reroute,
  now: Date,
): Promise<{ readonly order: Order; readonly outcome: 'rerouted' | 'onHold' }> {
  const freed = await freeSlot(req, order)
  const had = await shopsThatHad(req, order)
  const routed = await routeAway(req, order, [...new Set([idOf(order.fabricator), ...had])], now)
  if ('refusal' in routed) {
    const held = await leaveWithoutShop(req, order, { ...freed, ...(order.status === 'active' && { status: 'on_hold' }) }, reason)
    const notes = `${reason.replace(/[.!?]?$/, '.')} No other shop can take it by its day: an operator decides.`
    await recordEvent(req, held, { ...actor, kind: 'hold', notes, metadata: { reason, ...(givenUp && { gaveUp: true }) } }, now)
    await record(req, order, held, reason)
    await tellNoShop(req, held, order, reason)
    await orderMoved(req, order)
    return { order: held, outcome: 'onHold' }
  }
  return { order: await offerToShop(req, await moveToShop(req, order, routed, { reason, actor }, now), now), outcome: 'rerouted' }
}

/** The last shop has left the order, even if no other takes it. */
async function leaveWithoutShop(req: PayloadRequest, order: Order, changes: Partial<Order>, reason: string): Promise<Order> {
  const left = await changeOrderRow(req, order, {
    ...changes,
    ...notAccepted(order),
    routingDecision: NOT_ROUTED,
    fabricatorName: NO_SHOP_YET,
  })
  await replaceJobQuotes(req, { id: order.id, reason })
  await reassignProject(req, { number: order.number, fabricator: null }, reason)
  return withCurrentForm(req, left)
}

/** An unsigned form names the present shop; a signed form says that the shop may change. */
async function withCurrentForm(req: PayloadRequest, order: Order): Promise<Order> {
  return order.status === 'awaiting_signature' ? changeOrderRow(req, order, { form: formOf(order) }) : order
}

/**
 * Finds a shop for a locked order without one (`hasNoShop`), away from the shops that gave it up.
 * @returns undefined if none can take it; nothing is changed then
 */
export async function findShopFor(req: PayloadRequest, order: Order, actor: EventActor, now: Date): Promise<Order | undefined> {
  const routed = await routeAway(req, order, await shopsThatGaveUp(req, order), now)
  if ('refusal' in routed) return undefined
  const where = { id: { equals: idOf(order.fabricator) } }
  const last = await req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where, req })
  const fabricatorName = last?.name ?? NO_SHOP_YET
  return moveToShop(req, { ...order, fabricatorName }, routed, { reason: `${fabricatorName} no longer makes it.`, actor }, now)
}

/** Routes an order away from shops, and holds a slot for it. */
async function routeAway(req: PayloadRequest, order: Order, awayFrom: readonly string[], now: Date) {
  const { frozen } = storedOrder(order)
  const { number, tier, latitude, longitude, deliverBy, units, steelPounds, heldUntil } = order
  const paid = isPaid(order)
  const until = paid || !heldUntil ? signatureDeadline(now) : new Date(heldUntil)
  const needs = storedNeedsSchema.parse(JSON.parse(textOf(await writeFrame(frozen.layout, { format: 'needs' }))))
  const job = { planId: orderedPlan(frozen.inputs), steelPounds }
  return routeOrder(req, { number, tier, latitude, longitude, deliverBy, units, needs, job, paid, awayFrom }, until, now)
}

/** Gives an order to the shop it was routed to, with its money, and notifies its parties. */
async function moveToShop(
  req: PayloadRequest,
  order: Order,
  routed: RoutedOrder,
  { reason, actor }: Pick<Reroute, 'reason' | 'actor'>,
  now: Date,
): Promise<Order> {
  const confirmed = isPaid(order)
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
  await replaceJobQuotes(req, { id: order.id, reason })
  await reassignProject(req, moved, reason)
  const named = await withCurrentForm(req, moved)
  if (idOf(named.fabricator) === idOf(order.fabricator)) return named
  const fallbackActivation = { from: order.fabricatorName, to: named.fabricatorName, reason }
  await recordEvent(req, named, { ...actor, kind: 'fallback', notes: reason, metadata: { reason, fallbackActivation } }, now)
  await record(req, order, named, reason)
  await tellFallback(req, named, order, reason)
  // The first shop's open screens no longer list it.
  await orderMoved(req, order)
  return named
}

/** The shops that have had an order: none of them gets it again when another gives it up. */
async function shopsThatHad(req: PayloadRequest, order: Order, where = sql`true`): Promise<string[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(
    sql`select distinct fabricator_id as shop from order_events where order_id = ${order.id} and fabricator_id is not null and ${where}`,
  )
  return shopRows.parse(rows).map(({ shop }) => shop)
}

/** Of the shops that have had an order without a shop, all but a last one that only could not continue. */
function shopsThatGaveUp(req: PayloadRequest, order: Order): Promise<string[]> {
  return shopsThatHad(req, order, sql`(fabricator_id <> ${idOf(order.fabricator)} or metadata ->> 'gaveUp' = 'true')`)
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
