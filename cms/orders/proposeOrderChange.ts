import { businessDayUntil } from '@framewell/domain/dates/businessDays'
import type { proposeOrderChange as proposeOrderChangeCall } from '@framewell/domain/orders/changeCalls'
import { proposalRefusal, statedChange } from '@framewell/domain/orders/changeRules'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { openOrderForChange } from './findOrder'
import { signable } from './formOf'
import { freezeOrder } from './freezeOrder'
import { orderAnswer } from './orderAnswer'
import { tellChangeProposed } from './orderNews'
import { orderMoved } from './orderParties'
import { orderSubject } from './orderSubject'
import { planSlots } from './planSlots'
import { slotsOf } from './slotsOf'
import { changesOf, type StoredChangeFacts } from './storedChange'
import { storedOrder } from './storedOrder'
import { takeSource } from './takeSource'

/**
 * Computes how a change would affect price, steel and schedule, and stores it for both signatures. The order itself does not change yet.
 */
export const proposeOrderChange: Operation<typeof proposeOrderChangeCall> = async (context, { orderId, source, reason, ...wished }) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  const earlier = await changesOf(req, order)
  const no = proposalRefusal(order, earlier, seenAs)
  if (no) throw refuse(no.refusal)

  const { frozen: before, tax } = storedOrder(order)
  const subject = source && (await orderSubject(context, source, idOf(order.company)))
  const copies = subject
    ? await freezeOrder(context, subject, { number: order.number, revision: order.revision + 1 })
    : { frozen: before, cutList: order.cutList }
  const deliverBy = wished.deliverBy ? businessDayUntil(wished.deliverBy) : order.deliverBy
  const { units, steelPounds } = copies.frozen.frame
  const slots = await planSlots(req, order, units, deliverBy, now)
  if (!slots) throw refuse('slotLost')

  const number = earlier.length + 1
  const { number: orderNumber, title, companyName, priceCents } = order
  const stated = statedChange(
    {
      number: orderNumber,
      title,
      companyName,
      priceCents,
      tax,
      deliverBy: order.deliverBy,
      steelPounds: order.steelPounds,
      lines: before.lines,
      slots: slotsOf(order),
    },
    number,
    { reason, deliverBy, subject: subject && { ...subject, lines: copies.frozen.lines, steelPounds }, slots },
  )
  const facts: StoredChangeFacts = { ...stated.facts, source: subject?.source ?? null, steelPounds, units }
  await req.payload.db.create({
    collection: 'order-changes',
    data: {
      order: order.id,
      number,
      status: 'proposed',
      proposedBy: seenAs,
      reason,
      facts,
      frozen: copies.frozen,
      cutList: copies.cutList,
      text: signable(stated.paragraphs),
      proposedAt: now.toISOString(),
    },
    req,
    returning: false,
  })
  if (facts.source) await takeSource(req, facts.source, idOf(order.company), now)
  await recordAudit(req, {
    action: 'order-change-propose',
    subjectType: 'orders',
    subjectId: order.id,
    before: { priceCents, deliverBy: order.deliverBy },
    after: { number, priceCents: facts.priceCents, deliverBy },
    reason,
  })
  await tellChangeProposed(req, order, facts.differenceCents, reason)
  await orderMoved(req, order)
  return { order: await orderAnswer(req, { order, seenAs }, now) }
}
