import type { holdOrder as holdOrderCall } from '@framewell/domain/orders/orderCalls'
import { actOnOrder, hasNoShop } from '@framewell/domain/orders/transitions'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { changeOrderRow } from './changeOrderRow'
import { openOrderForChange } from './findOrder'
import { offerToShop } from './offerToShop'
import { orderAnswer } from './orderAnswer'
import { tellOnHold, tellResumed } from './orderNews'
import { slotAfterHold } from './orderSlot'
import { actorOf, recordEvent } from './recordEvent'
import { findShopFor } from './rerouteOrder'

/**
 * An operator puts an order on hold or resumes it. It keeps its slot unless its weeks passed meanwhile; without a shop, it is resumed once
 * another is found.
 */
export const holdOrder: Operation<typeof holdOrderCall> = async (context, { orderId, action, reason }) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  const outcome = actOnOrder(order, action, { by: seenAs })
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  const made = action === 'resume' && hasNoShop(order) ? await findShopFor(req, order, actorOf(req, seenAs, order), now) : order
  const slot = made && action === 'resume' ? await slotAfterHold(req, made, now) : {}
  if (!made || !slot) throw refuse('noSlot')
  const changed = await changeOrderRow(req, made, { ...outcome.state, ...slot })
  await recordEvent(req, changed, { ...actorOf(req, seenAs, changed), kind: action, notes: reason, metadata: { reason } }, now)
  await recordAudit(req, {
    action: `order-${action}`,
    subjectType: 'orders',
    subjectId: order.id,
    before: { status: order.status },
    after: { status: changed.status },
    reason,
  })
  await (action === 'hold' ? tellOnHold : tellResumed)(req, changed, reason)
  // Resumed, its shop has its whole time to accept it.
  const offered = await offerToShop(req, changed, now)
  return { order: await orderAnswer(req, { order: offered, seenAs }, now) }
}
