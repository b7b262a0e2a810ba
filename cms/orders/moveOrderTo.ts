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
import { findShopFor } from './rerouteOrder'

/** The effect of money on an order: the amount due before fabrication has arrived. */
export type MoneyStatus = Extract<OrderStatus, 'active'>

/**
 * For payments: activates the locked order because the amount due before fabrication is paid, and confirms its slot. If the slot has
 * expired and the shop has no more capacity, or if no shop makes the order and none is found, it goes on hold for an operator to route, and the money stays in escrow.
 * @returns the updated order; the order unchanged if it was not waiting for funds (the same receipt reported twice)
 */
export async function moveOrderTo(req: PayloadRequest, order: Order, status: MoneyStatus, now = new Date()): Promise<Order> {
  const outcome = actOnOrder(order, 'fund')
  if ('refusal' in outcome) return order
  const made = hasNoShop(order) ? await findShopFor(req, order, SYSTEM, now) : order
  const slot = made && (await keepSlot(req, made, null, now))
  const moved = await changeOrderRow(
    req,
    order,
    slot ? { status, ...slot } : { status: 'on_hold', holdId: null, slots: [], heldUntil: null },
  )
  const notes = slot
    ? 'What is due before fabrication has arrived.'
    : made
      ? 'What is due before fabrication has arrived, after the time its slot was held for. An operator finds a new one.'
      : 'What is due before fabrication has arrived, and no shop can make it by its day. An operator decides.'
  await recordEvent(req, moved, { ...SYSTEM, kind: slot ? 'funded' : 'hold', notes }, now)
  await recordAudit(req, {
    action: 'order-funded',
    subjectType: 'orders',
    subjectId: order.id,
    before: { status: order.status },
    after: { status: moved.status },
  })
  if (!slot) await tellNoShop(req, moved, order, notes)
  return offerToShop(req, moved, now)
}
