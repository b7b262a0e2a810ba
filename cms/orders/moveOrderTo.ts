import type { OrderStatus } from '@framewell/domain/orders/stages'
import { actOnOrder, hasNoShop } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { changeOrderRow } from './changeOrderRow'
import { offerToShop } from './offerToShop'
import { tellNoShop } from './orderNews'
import { keepSlot } from './orderSlot'
import { recordEvent, SYSTEM } from './recordEvent'
import { findShopFor, rerouteOrder } from './rerouteOrder'

/** The effect of money on an order: the amount due before fabrication has arrived. */
export type MoneyStatus = Extract<OrderStatus, 'active'>

/**
 * For payments: activates the locked order because the amount due before fabrication is paid, and confirms its slot. If the slot has
 * expired and the shop has no more capacity, the order goes to another shop. If none can make it, it goes on hold for an operator to route,
 * and the money stays in escrow.
 * @returns the updated order; the order unchanged if it was not waiting for funds (the same receipt reported twice)
 */
export async function moveOrderTo(req: PayloadRequest, order: Order, status: MoneyStatus, now = new Date()): Promise<Order> {
  const outcome = actOnOrder(order, 'fund')
  if ('refusal' in outcome) return order
  const made = hasNoShop(order) ? await findShopFor(req, order, SYSTEM, now) : order
  const moved = made ? await fundMade(req, made, status, now) : await holdShopless(req, order, now)
  await recordAudit(req, {
    action: 'order-funded',
    subjectType: 'orders',
    subjectId: order.id,
    before: { status: order.status },
    after: { status: moved.status },
  })
  return moved
}

/** Activates an order that a shop makes, in that shop or another. */
async function fundMade(req: PayloadRequest, order: Order, status: MoneyStatus, now: Date): Promise<Order> {
  const slot = await keepSlot(req, order, null, now)
  const funded = await changeOrderRow(req, order, { status, ...slot })
  await recordEvent(req, funded, { ...SYSTEM, kind: 'funded', notes: 'What is due before fabrication has arrived.' }, now)
  if (slot) return offerToShop(req, funded, now)
  const reason = `The payment came after the time its slot was held for, and ${order.fabricatorName} has no week left.`
  return (await rerouteOrder(req, funded, { reason, actor: SYSTEM, givenUp: false }, now)).order
}

async function holdShopless(req: PayloadRequest, order: Order, now: Date): Promise<Order> {
  const held = await changeOrderRow(req, order, { status: 'on_hold', heldUntil: null })
  const notes = 'What is due before fabrication has arrived, and no shop can make it by its day. An operator decides.'
  await recordEvent(req, held, { ...SYSTEM, kind: 'hold', notes }, now)
  await tellNoShop(req, held, order, notes)
  return held
}
