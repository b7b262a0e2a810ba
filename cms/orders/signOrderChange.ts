import { endOfDay } from '@framewell/domain/dates/businessDays'
import type { Cents } from '@framewell/domain/money/cents'
import { statesBill } from '@framewell/domain/orders/changeBill'
import type {
  declineOrderChange as declineOrderChangeCall,
  signOrderChange as signOrderChangeCall,
} from '@framewell/domain/orders/changeCalls'
import { acceptedChange, openChange, priceRefusal, signChange, statusAfterChange } from '@framewell/domain/orders/changeRules'
import { signerRefusal } from '@framewell/domain/parties/signer'
import { policyAfterChange } from '@framewell/domain/payments/releasePhase'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { replaceJobQuotes } from '../network/recordShopPrice'
import type { Order, OrderChange } from '../payload-types'
import { accountToPay } from '../payments/bank/houseBankAccount'
import { findInvoices } from '../payments/billing/projectInvoices'
import { amendProject, changedBill } from '../payments/projects/amendProject'
import { refundedOn } from '../payments/projects/phaseState'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import type { Operation } from '../platform/http/calls/bindCall'
import type { Refusing } from '../platform/http/calls/callContext'
import { refuseUnfitShop } from './changedSite'
import { changeOrderRow } from './changeOrderRow'
import { creditOf } from './creditOf'
import { endChange } from './endChange'
import { findReview } from './engineering/openReview'
import { voidApproval, withoutDesignSite } from './engineering/reviewSteps'
import { findOrder, openOrderForChange } from './findOrder'
import { orderAnswer } from './orderAnswer'
import { tellChanged } from './orderNews'
import { orderMoved } from './orderParties'
import { freeSlot, keepSlot, takeSlot } from './orderSlot'
import { actorOf, type EventActor, recordEvent } from './recordEvent'
import { findChange, type StoredChangeFacts, storedChange } from './storedChange'
import { storedOrder } from './storedOrder'

/** One side signs a change order. The second signature applies it: prices, copies, day, slot and money at once. */
export const signOrderChange: Operation<typeof signOrderChangeCall> = async (context, { orderId, changeId, name, authority, textHash }) => {
  const { req, refuse, now, address } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  const open = openChange(await findChange(req, order, changeId), seenAs)
  if ('refusal' in open) throw refuse(open.refusal)
  const stranger = signerRefusal('name', { typed: name, authority }, req.user?.name ?? '')
  if (stranger) throw refuse(stranger.refusal, stranger.more)
  const { change } = open
  const signature = { name, ...(authority && { authority }), textHash, at: now.toISOString(), address }
  const outcome = signChange(order, storedChange(change), seenAs, signature)
  if ('refusal' in outcome) throw refuse(outcome.refusal, outcome.more)
  const lowest = priceRefusal(storedChange(change).facts.priceCents, await refundedOn(req, order.number), 'name')
  if (lowest) throw refuse(lowest.refusal, lowest.more)
  if (!statesBill(storedChange(change).facts.compared, await changedBill(req, order.number, storedChange(change).facts)))
    throw refuse('billChanged')
  if (addsToPay(order, storedChange(change).facts) && !(await accountToPay(req))) throw refuse('noHouseAccount')
  const signed: OrderChange = await req.payload.db.updateOne({
    collection: 'order-changes',
    id: change.id,
    data: outcome.signed,
    req,
  })
  await recordAudit(req, {
    action: 'order-change-sign',
    subjectType: 'orders',
    subjectId: order.id,
    after: { number: change.number, as: seenAs, name, authority, textHash },
  })
  const standing = outcome.agreed ? await applyChange(context, order, signed, actorOf(req, seenAs, order)) : order
  await orderMoved(req, standing)
  return { order: await orderAnswer(req, { order: standing, seenAs }, now) }
}

/** Whether a change raises the price or its sales tax. */
function addsToPay(order: Order, { differenceCents, tax }: StoredChangeFacts): boolean {
  return differenceCents > 0 || (tax?.taxCents ?? 0) > (storedOrder(order).tax?.taxCents ?? 0)
}

/** The order stays unchanged. */
export const declineOrderChange: Operation<typeof declineOrderChangeCall> = async (context, { orderId, changeId }) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  const open = openChange(await findChange(req, order, changeId), seenAs)
  if ('refusal' in open) throw refuse(open.refusal)
  const because = `${seenAs === 'builder' ? order.companyName : 'Framewell'} declined it`
  await endChange(req, order, open.change, { status: 'declined', because }, now)
  await orderMoved(req, order)
  return { order: await orderAnswer(req, { order, seenAs }, now) }
}

/** Whether a shop makes something else after a change, not only for another day or site. */
function isOtherJob(order: Order, { source, units, steelPounds }: StoredChangeFacts): boolean {
  return source !== null || units !== order.units || steelPounds !== order.steelPounds
}

async function applyChange(
  { req, refuse, now }: Refusing<'creditLimit' | 'slotLost' | 'siteOutOfReach' | 'shopCannotMake'> & { readonly now: Date },
  order: Order,
  change: OrderChange,
  actor: EventActor,
): Promise<Order> {
  const { facts } = storedChange(change)
  const { openCents } = await creditOf(req, idOf(order.company))
  const accepted = acceptedChange(order, facts, storedOrder(order).terms, openCents)
  if ('refusal' in accepted) throw refuse(accepted.refusal, accepted.more)
  await refuseUnfitShop({ req, refuse }, order, facts)
  await freeSlot(req, order)
  const held = order.status === 'awaiting_funds' && order.heldUntil ? new Date(order.heldUntil) : null
  const { units, deliverBy, site } = facts
  const moved = site && { siteAddress: site.address, siteZip: site.zip, latitude: site.lat, longitude: site.lng }
  const slot = await takeSlot(req, { ...order, ...moved, units, deliverBy }, held, now)
  if (!slot) throw refuse('slotLost')
  const changed = await changeOrderRow(req, order, {
    ...slot,
    heldUntil: held?.toISOString() ?? null,
    ...accepted.changed,
    releasePolicy: policyAfterChange(storedOrder(order).releasePolicy, order.priceCents, facts.priceCents),
    ...moved,
    units,
    steelPounds: facts.steelPounds,
    frozen: change.frozen,
    cutList: change.cutList,
    ...(facts.source && { source: facts.source }),
  })
  if (!order.acceptedAt && isOtherJob(order, facts)) {
    const reason = `Change order ${change.number} made it another job`
    await replaceJobQuotes(req, { id: order.id, reason })
  }
  const data = { status: 'accepted', decidedAt: now.toISOString() }
  await req.payload.db.updateOne({ collection: 'order-changes', id: change.id, data, req, returning: false })
  const amended = await amendMoney(req, changed, facts.differenceCents, now)
  const standing = await holdUntilDue(req, amended, now)
  if (!standing) throw refuse('slotLost')
  await recordEvent(req, standing, { ...actor, kind: 'change', notes: `Change ${change.number}: ${change.reason}` }, now)
  await voidApproval(
    req,
    { order: standing, review: site ? await withoutDesignSite(req, standing) : await findReview(req, standing) },
    actor,
    `change ${change.number} changed the ${site ? 'site' : 'frame'}`,
    now,
  )
  await recordAudit(req, {
    action: 'order-change-accept',
    subjectType: 'orders',
    subjectId: order.id,
    before: stateOf(order),
    after: stateOf(standing),
  })
  await tellChanged(req, standing, facts.differenceCents)
  return standing
}

const stateOf = ({ priceCents, deliverBy, siteAddress, siteZip, revision }: Order) => ({
  priceCents,
  deliverBy,
  siteAddress,
  siteZip,
  revision,
})

/** Adjusts the money to the new price. If more is due before fabrication, the order waits for it again. */
async function amendMoney(req: PayloadRequest, order: Order, differenceCents: Cents, now: Date): Promise<Order> {
  const { fundsNeeded } = await amendProject(req, order, differenceCents, now)
  const standing = (await findOrder(req, order.id)) ?? order
  const status = statusAfterChange(standing.status, fundsNeeded)
  return status === standing.status ? standing : changeOrderRow(req, standing, { status })
}

/**
 * The weeks of an order that waits for funds are held for as long as its prepaid invoices can be paid, the change order's with them. A hold
 * whose day has passed stays over: the weeks are looked for again when the payment arrives.
 * @returns undefined if its shop no longer has them
 */
async function holdUntilDue(req: PayloadRequest, order: Order, now: Date): Promise<Order | undefined> {
  if (order.status !== 'awaiting_funds' || !order.heldUntil) return order
  const open = await findInvoices(req, sql`p.number = ${order.number} and i.prepaid and i.status = 'open'`)
  const lastDay = open
    .flatMap(({ dueOn }) => dueOn ?? [])
    .toSorted()
    .at(-1)
  const until = lastDay === undefined ? undefined : endOfDay(lastDay)
  if (!until || until <= new Date(order.heldUntil)) return order
  const slot = await keepSlot(req, order, until, now)
  return slot && changeOrderRow(req, order, slot)
}
