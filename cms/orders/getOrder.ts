import type { getOrder as getOrderCall } from '@framewell/domain/orders/orderCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { openOrder } from './findOrder'
import { orderAnswer } from './orderAnswer'

export const getOrder: Operation<typeof getOrderCall> = async (context, { orderId }) => ({
  order: await orderAnswer(context.req, await openOrder(context, orderId), context.now),
})
