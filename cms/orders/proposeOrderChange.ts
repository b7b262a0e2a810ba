import type { proposeOrderChange as proposeOrderChangeCall } from '@framewell/domain/orders/changeCalls'
import { changeText } from '@framewell/domain/orders/changeText'
import { changeRefusal } from '@framewell/domain/orders/transitions'
import { quoteChanges } from '@framewell/domain/quotes/quoteChanges'
import { recordAudit } from '../audit/recordAudit'
import type { Operation } from '../http/calls/bindCall'
import { idOf } from '../network/idOf'
import { openOrderForChange } from './findOrder'
import { signable } from './formOf'
import { freezeOrder } from './freezeOrder'
import { orderAnswer } from './orderAnswer'
import { tellChangeProposed } from './orderNews'
import { orderMoved } from './orderParties'
import { orderSubject } from './orderSubject'
import { planSlots, weeksBetweenEnds } from './planSlots'
import { slotsOf } from './recordEvent'
import { changesOf, type StoredChangeFacts } from './storedChange'
import { storedOrder } from './storedOrder'
import { takeSource } from './takeSource'

/** States what a change would do to price, steel and weeks, and keeps it for both signatures. Nothing of the order changes yet. */
export const proposeOrderChange: Operation<typeof proposeOrderChangeCall> = async (context, { orderId, source, reason, ...wished }) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  if (seenAs === 'fabricator') throw refuse('unknownOrder')
  const refusal = changeRefusal(order)
  if (refusal) throw refuse(refusal)
  const earlier = await changesOf(req, order)
  if (earlier.some(({ status }) => status === 'proposed')) throw refuse('changeOpen')

  const { frozen: before } = storedOrder(order)
  const subject = source && (await orderSubject(context, source, idOf(order.company)))
  const copies = subject
    ? await freezeOrder(context, subject, { number: order.number, revision: order.revision + 1 })
    : { frozen: before, cutList: order.cutList }
  const deliverBy = wished.deliverBy ?? order.deliverBy
  const { units, steelPounds } = copies.frozen.frame
  const slots = await planSlots(req, order, units, deliverBy, now)
  if (!slots) throw refuse('slotLost')

  const priceCents = subject?.totalCents ?? order.priceCents
  const facts: StoredChangeFacts = {
    source: subject?.source ?? null,
    title: subject?.title ?? order.title,
    priceCents,
    differenceCents: priceCents - order.priceCents,
    steelPounds,
    steelPoundsDifference: steelPounds - order.steelPounds,
    units,
    weeksDifference: weeksBetweenEnds(slotsOf(order), slots),
    deliverBy,
    lines: quoteChanges(before.lines, copies.frozen.lines),
  }
  const number = earlier.length + 1
  const text = changeText({
    ...facts,
    orderNumber: order.number,
    number,
    companyName: order.companyName,
    reason,
    beforeTitle: order.title,
    source: facts.source?.words ?? null,
    beforeCents: order.priceCents,
  })
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
      text: signable(text),
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
    before: { priceCents: order.priceCents, deliverBy: order.deliverBy },
    after: { number, priceCents, deliverBy },
    reason,
  })
  await tellChangeProposed(req, order, facts.differenceCents, reason)
  await orderMoved(req, order)
  return { order: await orderAnswer(req, { order, seenAs }, now) }
}
