import type { Cents } from '@framewell/domain/money/cents'
import { disputeMessage } from '@framewell/domain/notifications/events/disputes'
import { orderChanged, orderChangedForShop, orderChangeProposed } from '@framewell/domain/notifications/events/orderChanges'
import {
  orderAcceptDue,
  orderAccepted,
  orderCancelled,
  orderExpiring,
  orderHasNoShop,
  orderLostShop,
  orderMessageSent,
  orderOnHold,
  orderRerouted,
  orderResumed,
  orderShipment,
  orderSigned,
  orderSignedForShop,
  orderStageReached,
  orderTakenAway,
} from '@framewell/domain/notifications/events/orders'
import type { PayloadRequest } from 'payload'
import { notify } from '../notifications/notify'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { expectedFor } from './expectedDays'
import { companiesIn } from './orderParties'
import { storedOrder } from './storedOrder'

async function factsOf(req: PayloadRequest, order: Order) {
  const { builder, shop } = await companiesIn(req, order)
  const { number, title } = order
  return { number, title, companies: [builder, ...(shop ? [shop] : [])] }
}

export async function tellSigned(req: PayloadRequest, order: Order, depositCents: Cents): Promise<void> {
  const { companyName, fabricatorName, priceCents, deliverBy } = order
  const { builder, shop } = await companiesIn(req, order)
  const facts = { ...(await factsOf(req, order)), companyName, deliverBy }
  await notify(req, orderSigned, {
    ...facts,
    companies: [builder],
    fabricatorName,
    priceCents,
    depositCents,
    taxCents: storedOrder(order).tax?.taxCents,
  })
  // With nothing to pay first, the shop is asked to accept it at once, which says all of this.
  if (shop && shop !== builder && depositCents > 0) await notify(req, orderSignedForShop, { ...facts, companies: [shop] })
}

export async function tellStage(req: PayloadRequest, order: Order): Promise<void> {
  const { builder } = await companiesIn(req, order)
  const [next] = await expectedFor(req, order, new Date(order.stageReachedAt))
  const { number, title, stage } = order
  await notify(req, orderStageReached, { number, title, companies: [builder], stage, next: next?.at ?? null })
}

/** @param left what is still in the shop, in words; empty when nothing is */
export async function tellShipment(req: PayloadRequest, order: Order, words: string, left: string): Promise<void> {
  const { builder } = await companiesIn(req, order)
  const { number, title } = order
  await notify(req, orderShipment, { number, title, companies: [builder], words, left })
}

/** @param acceptedFor the reason of an operator who accepted it for the shop */
export async function tellAccepted(req: PayloadRequest, order: Order, acceptedFor: string | undefined): Promise<void> {
  const { builder } = await companiesIn(req, order)
  const { number, title, fabricatorName } = order
  await notify(req, orderAccepted, { number, title, companies: [builder], fabricatorName, acceptedFor })
}

/** Asks the shop to accept an order: when it is offered, and on the last day, operators too, because a shop may have nobody who reads it. */
export async function tellAcceptDue(req: PayloadRequest, order: Order, when: 'offered' | 'lastDay'): Promise<void> {
  const { number, title, fabricatorName, acceptBy } = order
  if (!acceptBy) return
  const { shop } = await companiesIn(req, order)
  const facts = { number, title, companies: shop ? [shop] : [], fabricatorName, until: acceptBy, toOperators: when === 'lastDay' }
  await notify(req, orderAcceptDue, facts, { once: `order-accept:${number}:${acceptBy}:${when}` })
}

/** @param before the order with its previous shop */
export async function tellFallback(req: PayloadRequest, order: Order, before: Order, reason: string): Promise<void> {
  await notify(req, orderRerouted, { ...(await factsOf(req, order)), from: before.fabricatorName, to: order.fabricatorName, reason })
  await tellTakenAway(req, before, reason)
}

/** @param before the order with the shop that no longer makes it */
export async function tellNoShop(req: PayloadRequest, order: Order, before: Order, reason: string): Promise<void> {
  const facts = await factsOf(req, order)
  await notify(req, orderHasNoShop, { ...facts, reason })
  if (order.status === 'on_hold') await tellOnHold(req, order, reason)
  else await notify(req, orderLostShop, { ...facts, reason, deliverBy: order.deliverBy, awaits: awaitedBy(order) })
  await tellTakenAway(req, before, reason)
}

async function tellTakenAway(req: PayloadRequest, before: Order, reason: string): Promise<void> {
  const { shop } = await companiesIn(req, before)
  const { number, title } = before
  if (shop) await notify(req, orderTakenAway, { number, title, companies: [shop], reason })
}

export async function tellOnHold(req: PayloadRequest, order: Order, reason: string): Promise<void> {
  await notify(req, orderOnHold, { ...(await factsOf(req, order)), reason })
}

export async function tellResumed(req: PayloadRequest, order: Order, reason: string): Promise<void> {
  await notify(req, orderResumed, { ...(await factsOf(req, order)), reason, fabricatorName: order.fabricatorName })
}

export async function tellCancelled(req: PayloadRequest, order: Order, reason: string): Promise<void> {
  await notify(req, orderCancelled, { ...(await factsOf(req, order)), reason })
}

const awaitedBy = ({ status }: Order) => (status === 'awaiting_funds' ? 'deposit' : 'signature')

/** Once for each thing it waits for and its deadline. */
export async function tellExpiring(req: PayloadRequest, order: Order, at: Date): Promise<void> {
  const { builder } = await companiesIn(req, order)
  const { number, title } = order
  const awaits = awaitedBy(order)
  const until = at.toISOString()
  const once = `order-expiring:${number}:${awaits}:${until}`
  await notify(req, orderExpiring, { number, title, companies: [builder], awaits, until }, { once })
}

export async function tellChangeProposed(req: PayloadRequest, order: Order, differenceCents: Cents, reason: string): Promise<void> {
  await notify(req, orderChangeProposed, { ...(await factsOf(req, order)), companies: [idOf(order.company)], differenceCents, reason })
}

export async function tellChanged(req: PayloadRequest, order: Order, differenceCents: Cents): Promise<void> {
  const { builder, shop } = await companiesIn(req, order)
  const facts = { ...(await factsOf(req, order)), deliverBy: order.deliverBy }
  await notify(req, orderChanged, { ...facts, companies: [builder], differenceCents })
  if (shop && shop !== builder) await notify(req, orderChangedForShop, { ...facts, companies: [shop] })
}

/** Notifies the other parties of a message, by each person's preferences; a message in a dispute is announced as such. */
export async function tellMessage(
  req: PayloadRequest,
  order: Order,
  {
    party,
    authorName,
    text,
  }: { readonly party: 'builder' | 'fabricator' | 'operator'; readonly authorName: string; readonly text: string },
  dispute: { readonly id: string } | null,
): Promise<void> {
  const { builder, shop } = await companiesIn(req, order)
  const companies = [...(party === 'builder' ? [] : [builder]), ...(party === 'fabricator' || !shop ? [] : [shop])]
  const { number, title } = order
  const facts = { title, companies, text, toOperators: party !== 'operator' }
  if (dispute) await notify(req, disputeMessage, { ...facts, projectId: number, dispute: dispute.id, by: authorName })
  else await notify(req, orderMessageSent, { ...facts, number, authorName })
}
