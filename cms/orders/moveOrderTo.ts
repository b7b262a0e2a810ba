import type { OrderStatus } from '@framewell/domain/orders/stages'
import { actOnOrder } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { changeOrderRow } from './changeOrderRow'
import { offerToShop } from './offerToShop'
import { tellFallback } from './orderNews'
import { keepSlot } from './orderSlot'
import { recordEvent, SYSTEM } from './recordEvent'

/** The effect of money on an order: the amount due before fabrication has arrived. */
export type MoneyStatus = Extract<OrderStatus, 'active'>

/**
 * For payments: activates the locked order because the amount due before fabrication is paid, and confirms its slot. If the slot has
 * expired and the shop has no more capacity, the order goes on hold for an operator to route, and the money stays in escrow.
 * @returns the updated order; the order unchanged if it was not waiting for funds (the same receipt reported twice)
 */
export async function moveOrderTo(req: PayloadRequest, order: Order, status: MoneyStatus, now = new Date()): Promise<Order> {
  const outcome = actOnOrder(order, 'fund')
  if ('refusal' in outcome) return order
  const slot = await keepSlot(req, order, null, now)
  const moved = await changeOrderRow(
    req,
    order,
    slot ? { status, ...slot } : { status: 'on_hold', holdId: null, slots: [], heldUntil: null },
  )
  const notes = slot
    ? 'What is due before fabrication has arrived.'
    : 'What is due before fabrication has arrived, after the time its slot was held for. An operator finds a new one.'
  await recordEvent(req, moved, { ...SYSTEM, kind: slot ? 'funded' : 'hold', notes }, now)
  await recordAudit(req, {
    action: 'order-funded',
    subjectType: 'orders',
    subjectId: order.id,
    before: { status: order.status },
    after: { status: moved.status },
  })
  if (!slot) await tellFallback(req, moved, null, notes)
  return offerToShop(req, moved, now)
}
