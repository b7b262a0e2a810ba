import type { getOrder as getOrderCall } from '@framewell/domain/orders/orderCalls'
import type { Operation } from '../http/bindCall'
import { openOrder } from './findOrder'
import { unreadOf } from './listOrders'
import { orderAnswer } from './orderAnswer'

export const getOrder: Operation<typeof getOrderCall> = async (context, { orderId }) => {
  const { req, now } = context
  const seen = await openOrder(context, orderId)
  const { id } = seen.order
  const answer = await orderAnswer(req, seen, now)
  return { order: { ...answer, unread: (await unreadOf(req, [id])).get(id) ?? 0 } }
}
