import { acceptRefusal } from '@framewell/domain/orders/transitions'
import type { acceptOrder as acceptOrderCall } from '@framewell/domain/orders/workCalls'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { changeOrderRow } from './changeOrderRow'
import { openOrderForChange } from './findOrder'
import { needActiveShop } from './needActiveShop'
import { needReason } from './needReason'
import { orderAnswer } from './orderAnswer'
import { tellAccepted } from './orderNews'
import { actorOf, recordEvent } from './recordEvent'
import { acceptanceOf } from './shopPriceOf'

/** The shop accepts an order, or an operator on its behalf, with a reason. */
export const acceptOrder: Operation<typeof acceptOrderCall> = async (context, { orderId, notes }) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  if (seenAs === 'builder') throw refuse('unknownOrder')
  const refusal = acceptRefusal(order)
  if (refusal) throw refuse(refusal)
  await needActiveShop(context, order)
  const why = needReason(context, { seenAs }, notes)
  const accepted = await changeOrderRow(req, order, await acceptanceOf(context, { order, seenAs }, now))
  await recordEvent(req, accepted, { ...actorOf(req, seenAs, accepted), kind: 'accept', notes }, now)
  await recordAudit(req, {
    action: 'order-accept',
    subjectType: 'orders',
    subjectId: order.id,
    ...why,
    before: { acceptedAt: null },
    after: { acceptedAt: accepted.acceptedAt, panelBasis: accepted.panelBasis, shopPrice: accepted.shopPrice },
  })
  await tellAccepted(req, accepted, seenAs === 'operator' ? notes : undefined)
  return { order: await orderAnswer(req, { order: accepted, seenAs }, now) }
}
