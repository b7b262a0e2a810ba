import type { cancelOrder as cancelOrderCall } from '@framewell/domain/orders/orderCalls'
import { actOnOrder } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import { replaceJobQuotes } from '../network/recordShopPrice'
import type { Order } from '../payload-types'
import { closeProject } from '../payments/projects/closeProject'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { changeOrderRow } from './changeOrderRow'
import { endOpenChange } from './endChange'
import { openOrderForChange } from './findOrder'
import { orderAnswer } from './orderAnswer'
import { tellCancelled } from './orderNews'
import { freeSlot } from './orderSlot'
import { actorOf, type EventActor, recordEvent } from './recordEvent'
import { hasShipped } from './shipping/wholeOrder'
import { giveSourcesBack } from './takeSource'

export const cancelOrder: Operation<typeof cancelOrderCall> = async (context, { orderId, reason }) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  const outcome = actOnOrder({ ...order, hasShipped: await hasShipped(req, order) }, 'cancel', { by: seenAs })
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  const cancelled = await closeCancelled(req, order, actorOf(req, seenAs, order), reason, now)
  return { order: await orderAnswer(req, { order: cancelled, seenAs }, now) }
}

/** Cancels a locked order that may be canceled: releases its slot and the shop's quotes for it, and its quote can be ordered again. */
export async function closeCancelled(req: PayloadRequest, order: Order, actor: EventActor, reason: string, now: Date): Promise<Order> {
  const slot = await freeSlot(req, order)
  const cancelled = await changeOrderRow(req, order, { ...slot, status: 'cancelled', cancelReason: reason, closedAt: now.toISOString() })
  await closeProject(req, cancelled, reason, now)
  await giveSourcesBack(req, order.id)
  await endOpenChange(req, cancelled, 'the order is canceled', now)
  await replaceJobQuotes(req, { id: order.id, reason })
  await recordEvent(req, cancelled, { ...actor, kind: 'cancel', notes: reason, metadata: { reason } }, now)
  await recordAudit(req, {
    action: 'order-cancel',
    subjectType: 'orders',
    subjectId: order.id,
    before: { status: order.status, stage: order.stage },
    after: { status: 'cancelled' },
    reason,
  })
  await tellCancelled(req, cancelled, reason)
  return cancelled
}
