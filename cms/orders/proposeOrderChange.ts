import { businessDayUntil } from '@framewell/domain/dates/businessDays'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { cents } from '@framewell/domain/money/cents'
import type { proposeOrderChange as proposeOrderChangeCall } from '@framewell/domain/orders/changeCalls'
import { priceRefusal, proposalRefusal, statedChange } from '@framewell/domain/orders/changeRules'
import { orderSite, siteWords } from '@framewell/domain/orders/siteAddress'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { taxOf } from '@framewell/domain/tax/salesTax'
import { refuseUnplanned } from '../network/refuseUnplanned'
import { signable } from '../parties/signable'
import type { Order } from '../payload-types'
import { changedBill } from '../payments/projects/amendProject'
import { refundedOn } from '../payments/projects/phaseState'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import type { BindOptions, Operation } from '../platform/http/calls/bindCall'
import { changedSite, refuseUnfitShop } from './changedSite'
import { changedSubject, checkChanged } from './changedSubject'
import { expectedFor } from './expectedDays'
import { openOrder, openOrderForChange } from './findOrder'
import { orderAnswer } from './orderAnswer'
import { tellChangeProposed } from './orderNews'
import { orderMoved } from './orderParties'
import { earliestDelivery, planSlots } from './planSlots'
import { slotsOf } from './slotsOf'
import { changesOf, type StoredChangeFacts } from './storedChange'
import { storedOrder } from './storedOrder'
import { takeSource } from './takeSource'

/** Before its transaction: the frame is checked (`checkChanged`), unless the proposal is refused anyway. */
export const checkProposed: NonNullable<BindOptions<typeof proposeOrderChangeCall>['before']> = async (context, { orderId, ...wished }) => {
  const { order, seenAs } = await openOrder(context, orderId)
  if (!proposalRefusal(order, await changesOf(context.req, order), seenAs)) await checkChanged(context, order, wished)
}

/**
 * Computes how a change would affect options, price, steel, site and schedule, and stores it for both signatures. The order itself does not
 * change yet.
 */
export const proposeOrderChange: Operation<typeof proposeOrderChangeCall> = async (context, { orderId, reason, ...wished }) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  const earlier = await changesOf(req, order)
  const no = proposalRefusal(order, earlier, seenAs)
  if (no) throw refuse(no.refusal)

  refuseUnplanned({ deliverBy: wished.deliverBy }, now)
  const { frozen: before, tax } = storedOrder(order)
  const becomes = await changedSubject(context, order, wished)
  const { frozen, cutList } = becomes?.copies ?? { frozen: before, cutList: order.cutList }
  if (becomes) {
    const lowest = priceRefusal(becomes.subject.totalCents, await refundedOn(req, order.number), priceField(wished))
    if (lowest) throw refuse(lowest.refusal, lowest.more)
  }
  const site = await changedSite(context, order, wished)
  const needs = becomes?.copies.needs
  await refuseUnfitShop(context, order, { site, needs })
  const deliverBy = wished.deliverBy ? businessDayUntil(wished.deliverBy) : order.deliverBy
  const { units, steelPounds } = frozen.frame
  const { number: orderNumber, title, companyName, priceCents, latitude: lat, longitude: lng } = order
  const job = { units, ...(site ?? { lat, lng }) }
  const slots = await planSlots(req, order, { deliverBy, ...job }, now)
  if (!slots) throw refuse('slotLost', earliestWords(await earliestDelivery(req, order, job, now)))

  const expectedOn = async (as: Order) =>
    (await expectedFor(req, as, now)).find(({ stage }) => stage === 'delivered_to_site')?.at.slice(0, 10) ?? null
  const moved = site && { latitude: site.lat, longitude: site.lng }
  const number = earlier.length + 1
  const stated = statedChange(
    {
      number: orderNumber,
      title,
      companyName,
      priceCents,
      tax,
      deliverBy: order.deliverBy,
      site: orderSite(order),
      steelPounds: order.steelPounds,
      lines: before.lines,
      slots: slotsOf(order),
      expectedOn: await expectedOn(order),
    },
    number,
    {
      reason,
      deliverBy,
      site: site && siteWords(site),
      subject: becomes && { ...becomes.subject, lines: frozen.lines, steelPounds },
      slots,
      expectedOn: await expectedOn({ ...order, ...moved, slots: [...slots] }),
      bill: await changedBill(req, orderNumber, {
        priceCents: cents(becomes?.subject.totalCents ?? priceCents),
        tax: tax && (becomes ? taxOf(tax, frozen.lines) : tax),
      }),
    },
  )
  if (!becomes && !site && deliverBy === order.deliverBy) throw refuse('nothingChanges')
  const facts: StoredChangeFacts = {
    ...stated.facts,
    source: becomes?.subject.source ?? null,
    site: site ?? null,
    steelPounds,
    units,
    needs,
  }
  await req.payload.db.create({
    collection: 'order-changes',
    data: {
      order: order.id,
      number,
      status: 'proposed',
      proposedBy: seenAs,
      reason,
      facts,
      frozen,
      cutList,
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
    before: { priceCents, deliverBy: order.deliverBy, ...(site && { siteAddress: order.siteAddress, siteZip: order.siteZip }) },
    after: { number, priceCents: facts.priceCents, deliverBy, ...(site && { siteAddress: site.address, siteZip: site.zip }) },
    reason,
  })
  await tellChangeProposed(req, order, facts.differenceCents, reason)
  await orderMoved(req, order)
  return { order: await orderAnswer(req, { order, seenAs }, now) }
}

/** The field that decides about the price: the other quote, or the first option that changes. */
const priceField = ({ choices = {} }: Pick<CallInput<typeof proposeOrderChangeCall>, 'choices'>) =>
  Object.keys(choices).map((name) => `choices.${name}`)[0] ?? 'source'

const earliestWords = (day: string | undefined) => (day === undefined ? {} : { detail: `Its earliest delivery is ${longDate(day)}.` })
