import { hasReached } from '@framewell/domain/orders/stages'
import { actOnOrder } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { changeOrderRow } from './changeOrderRow'
import { tellOnHold } from './orderNews'
import { recordEvent, SYSTEM } from './recordEvent'

/**
 * For payments: the money that a locked order was started on has been reversed. Before fabrication the order goes on hold, keeps its slot,
 * and an operator resumes it. Once fabrication has started the order continues, and its phases wait for the money.
 */
export async function holdUnfunded(req: PayloadRequest, order: Order, notes: string, now = new Date()): Promise<void> {
  const outcome = actOnOrder(order, 'hold')
  if ('refusal' in outcome || hasReached(order.stage, 'fabrication_started')) return
  const held = await changeOrderRow(req, order, outcome.state)
  await recordEvent(req, held, { ...SYSTEM, kind: 'hold', notes }, now)
  await recordAudit(req, {
    action: 'order-hold',
    subjectType: 'orders',
    subjectId: order.id,
    before: { status: order.status },
    after: { status: held.status },
    reason: notes,
  })
  await tellOnHold(req, held, notes)
}
