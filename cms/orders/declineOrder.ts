import { hasNoShop, rerouteRefusal } from '@framewell/domain/orders/transitions'
import type { declineOrder as declineOrderCall } from '@framewell/domain/orders/workCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { openOrderForChange } from './findOrder'
import { actorOf } from './recordEvent'
import { rerouteOrder } from './rerouteOrder'

/** The shop declines an order, or an operator takes it away. The next best shop gets it. */
export const declineOrder: Operation<typeof declineOrderCall> = async (context, { orderId, reason }) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  if (seenAs === 'builder') throw refuse('unknownOrder')
  const refusal = rerouteRefusal(order)
  if (refusal) throw refuse(refusal)
  if (hasNoShop(order)) throw refuse('noShop')
  const { outcome } = await rerouteOrder(req, order, { reason, actor: actorOf(req, seenAs, order), givenUp: true }, now)
  return { outcome }
}
