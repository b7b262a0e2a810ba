import { z } from 'zod'
import { addCents } from '../../money/cents'
import { centsSchema } from '../../money/centsSchema'
import { usd } from '../../money/usd'
import { ORDER_STAGE_LABELS, ORDER_STAGES } from '../../orders/stages'
import { deadlineDate, longDate } from '../../quotes/quoteWords'
import { BEFORE_TAX } from '../../tax/taxWords'
import { OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'
import { orderChanged, orderChangedForShop, orderChangeEnded, orderChangeProposed } from './orderChanges'
import { action, all, example, order, parties } from './orderFacts'

export const orderSigned = defineEvent({
  name: 'order-signed',
  title: 'Order signed',
  feature: 'orders',
  kind: 'success',
  payload: order.extend({
    companyName: z.string(),
    fabricatorName: z.string(),
    priceCents: centsSchema,
    taxCents: centsSchema.optional(),
    depositCents: centsSchema,
    deliverBy: z.string(),
  }),
  audience: all,
  values: ({ number, title, companyName, fabricatorName, priceCents, taxCents, depositCents, deliverBy }) => ({
    number,
    title,
    companyName,
    fabricatorName,
    price: taxCents === undefined ? `${usd(priceCents)} ${BEFORE_TAX}` : `${usd(addCents(priceCents, taxCents))} with sales tax`,
    deposit: depositCents > 0 ? usd(depositCents) : '',
    deliverBy: longDate(deliverBy),
  }),
  words: {
    subject: 'Order {number} is signed',
    text: '{companyName} has signed order {number}: {title}.\n\n| Price | {price}\n| Before fabrication | {deposit}\n| Shop | {fabricatorName}\n| Needed on site by | {deliverBy}',
    action,
  },
  example: {
    ...example,
    companyName: 'Hale Homes',
    fabricatorName: 'Miami Valley Framing',
    priceCents: 7_450_000,
    depositCents: 745_000,
    deliverBy: '2027-03-31',
  },
})

/** For the shop: the price is between the builder and Framewell. */
export const orderSignedForShop = defineEvent({
  name: 'order-signed-for-shop',
  title: 'Order for your shop signed',
  feature: 'orders',
  kind: 'info',
  payload: order.extend({ companyName: z.string(), deliverBy: z.string() }),
  audience: parties,
  values: ({ number, title, companyName, deliverBy }) => ({ number, title, companyName, deliverBy: longDate(deliverBy) }),
  words: {
    subject: 'Order {number} is signed',
    text: '{companyName} has signed order {number}, which is routed to your shop: {title}. You are asked to accept it once what is due before fabrication is paid.\n\n| Needed on site by | {deliverBy}',
    action,
  },
  example: { ...example, companyName: 'Hale Homes', deliverBy: '2027-03-31' },
})

export const orderStageReached = defineEvent({
  name: 'order-stage-reached',
  title: 'Order reached a stage',
  feature: 'orders',
  kind: 'info',
  payload: order.extend({ stage: z.enum(ORDER_STAGES), next: z.string().nullable() }),
  audience: parties,
  values: ({ number, title, stage, next }) => ({
    number,
    title,
    stage: ORDER_STAGE_LABELS[stage],
    next: next ? longDate(next) : '',
  }),
  words: {
    subject: '{number}: {stage}',
    text: 'Order {number} ({title}) has reached the stage: {stage}.\n\n| Next step expected | {next}',
    action,
  },
  example: { ...example, stage: 'in_transit', next: '2027-03-29T12:00:00.000Z' },
})

export const orderShipment = defineEvent({
  name: 'order-shipment',
  title: 'Shipment recorded, delivered or canceled',
  feature: 'orders',
  kind: 'info',
  payload: order.extend({ words: z.string(), left: z.string() }),
  audience: parties,
  values: ({ number, title, words, left }) => ({ number, title, words, left }),
  words: {
    subject: 'Shipment update for {number}',
    text: 'Order {number} ({title}). {words}\n\n| Not shipped yet | {left}',
    notice: '{number}: {words}',
    action,
  },
  example: {
    ...example,
    words: 'Shipment 2 left December 3, 2026 with R+L Carriers, bill of lading 4411: 18 panels, 4,301 lb.',
    left: '12 panels',
  },
})

export const orderRerouted = defineEvent({
  name: 'order-rerouted',
  title: 'Order moved to another shop',
  feature: 'orders',
  kind: 'warning',
  payload: order.extend({ from: z.string(), to: z.string(), reason: z.string() }),
  audience: all,
  values: ({ number, title, from, to, reason }) => ({ number, title, from, to, reason }),
  words: {
    subject: 'Order {number} moved to {to}',
    text: 'Order {number} ({title}) moved from {from} to {to}, at the same price and terms.\n\n| Reason | {reason}',
    action,
  },
  example: { ...example, from: 'Scioto Rollform', to: 'Miami Valley Framing', reason: 'Machine down' },
})

/** For the shop that had the order: it does not learn whether another shop has it now. */
export const orderTakenAway = defineEvent({
  name: 'order-taken-away',
  title: 'Order no longer with your shop',
  feature: 'orders',
  kind: 'warning',
  payload: order.extend({ reason: z.string() }),
  audience: parties,
  values: ({ number, title, reason }) => ({ number, title, reason }),
  words: {
    subject: 'Order {number} is no longer yours',
    text: 'Order {number} ({title}) is no longer with your shop. You have nothing left to do for it.\n\n| Reason | {reason}',
    action: { label: 'Open your work', path: '/shop' },
  },
  example: { ...example, reason: 'Machine down' },
})

export const orderAccepted = defineEvent({
  name: 'order-accepted',
  title: 'Order accepted by its shop',
  feature: 'orders',
  kind: 'success',
  // With the reason of an operator who accepted it for the shop.
  payload: order.extend({ fabricatorName: z.string(), acceptedFor: z.string().optional() }),
  audience: parties,
  values: ({ number, title, fabricatorName, acceptedFor }) => ({
    number,
    title,
    // For words that operators wrote before `who` was there.
    fabricatorName,
    who: acceptedFor === undefined ? fabricatorName : `Framewell, for ${fabricatorName},`,
    reason: acceptedFor ?? '',
  }),
  words: {
    subject: '{who} accepted order {number}',
    text: '{who} accepted order {number} ({title}).\n\n| Reason | {reason}',
    action,
  },
  example: { ...example, fabricatorName: 'Miami Valley Framing' },
})

export const orderAcceptDue = defineEvent({
  name: 'order-accept-due',
  title: 'Order waiting to be accepted',
  feature: 'orders',
  kind: 'warning',
  payload: order.extend({ fabricatorName: z.string(), until: z.string(), toOperators: z.boolean() }),
  audience: (facts) => (facts.toOperators ? all(facts) : parties(facts)),
  values: ({ number, title, fabricatorName, until }) => ({ number, title, fabricatorName, until: deadlineDate(until) }),
  words: {
    subject: 'Accept order {number} by {until}',
    text: 'Order {number} ({title}) is ready to make. {fabricatorName} accepts or declines it by {until}. After that we look for another shop.',
    action: { label: 'Open the order', path: '/shop?order={number}' },
  },
  example: { ...example, fabricatorName: 'Miami Valley Framing', until: '2027-01-14T12:00:00.000Z', toOperators: false },
  urgent: true,
})

export const orderHasNoShop = defineEvent({
  name: 'order-has-no-shop',
  title: 'Order has no shop',
  feature: 'orders',
  kind: 'error',
  payload: order.extend({ reason: z.string() }),
  audience: () => [OPERATORS],
  values: ({ number, title, reason }) => ({ number, title, reason }),
  words: {
    subject: '{number} has no shop',
    text: 'Order {number} ({title}) lost its slot, and no other shop can make it by its delivery date. Agree on a later date with the builder, or free capacity.\n\n| Reason | {reason}',
    action,
  },
  example: { ...example, reason: 'Machine down' },
  urgent: true,
})

/** For the builder of an order that waits for a signature or a deposit. */
export const orderLostShop = defineEvent({
  name: 'order-lost-shop',
  title: 'Order lost its shop',
  feature: 'orders',
  kind: 'warning',
  payload: order.extend({ reason: z.string(), deliverBy: z.string(), awaits: z.enum(['signature', 'deposit']) }),
  audience: parties,
  values: ({ number, title, reason, deliverBy, awaits }) => ({ number, title, reason, deliverBy: longDate(deliverBy), awaits }),
  words: {
    subject: 'Order {number} has no shop right now',
    text: 'The shop of order {number} ({title}) no longer makes it, and no other shop can by {deliverBy}. The order still waits for its {awaits}. When it has that, we look for a shop again. You can also cancel it and order again for a later day.\n\n| Reason | {reason}',
    action,
  },
  example: { ...example, reason: 'Machine down', deliverBy: '2027-03-31', awaits: 'signature' },
})

export const orderOnHold = defineEvent({
  name: 'order-on-hold',
  title: 'Order on hold',
  feature: 'orders',
  kind: 'warning',
  payload: order.extend({ reason: z.string() }),
  audience: parties,
  values: ({ number, title, reason }) => ({ number, title, reason }),
  words: {
    subject: 'Order {number} is on hold',
    text: 'Order {number} ({title}) is on hold. Its price and terms stay as signed.\n\n| Reason | {reason}',
    action,
  },
  example: { ...example, reason: 'The site is flooded' },
})

export const orderResumed = defineEvent({
  name: 'order-resumed',
  title: 'Order resumed',
  feature: 'orders',
  kind: 'success',
  payload: order.extend({ reason: z.string(), fabricatorName: z.string() }),
  audience: parties,
  values: ({ number, title, reason, fabricatorName }) => ({ number, title, reason, fabricatorName }),
  words: {
    subject: 'Order {number} has resumed',
    text: 'Order {number} ({title}) is no longer on hold. {fabricatorName} makes it. The order shows its current dates.\n\n| Reason | {reason}',
    action,
  },
  example: { ...example, reason: 'The site is dry again', fabricatorName: 'Miami Valley Framing' },
})

export const orderCancelled = defineEvent({
  name: 'order-cancelled',
  title: 'Order canceled',
  feature: 'orders',
  kind: 'warning',
  payload: order.extend({ reason: z.string() }),
  audience: all,
  values: ({ number, title, reason }) => ({ number, title, reason }),
  words: { subject: 'Order {number} is canceled', text: 'Order {number} ({title}) is canceled.\n\n| Reason | {reason}', action },
  example: { ...example, reason: 'The lot was sold' },
})

export const orderExpiring = defineEvent({
  name: 'order-expiring',
  title: 'Order about to be canceled',
  feature: 'orders',
  kind: 'warning',
  payload: order.extend({ awaits: z.enum(['signature', 'deposit']), until: z.string() }),
  // Operators are notified of its task.
  audience: parties,
  values: ({ number, title, awaits, until }) => ({ number, title, awaits, until: deadlineDate(until) }),
  words: {
    subject: 'Order {number} needs its {awaits} by {until}',
    text: 'Order {number} ({title}) still needs its {awaits} by {until}. Without it we cancel the order and release its production weeks and credit.',
    action,
  },
  example: { ...example, awaits: 'deposit', until: '2027-01-14T12:00:00.000Z' },
  urgent: true,
})

export const orderMessageSent = defineEvent({
  name: 'order-message-sent',
  title: 'Message on an order',
  feature: 'orders',
  kind: 'info',
  payload: order.extend({ authorName: z.string(), text: z.string(), toOperators: z.boolean() }),
  audience: (facts) => (facts.toOperators ? all(facts) : parties(facts)),
  values: ({ number, title, authorName, text }) => ({ number, title, authorName, text }),
  words: {
    subject: '{authorName} wrote on order {number}',
    text: '{authorName} wrote on order {number} ({title}):\n\n{text}\n\nReply on the order, so that everyone on it sees your answer.',
    notice: '{authorName} wrote on order {number}.',
    action: { label: 'Reply', path: '/order-tracking?order={number}&tab=communication' },
  },
  example: { ...example, authorName: 'Ada', text: 'The crane comes on Tuesday.', toOperators: true },
})

export const orderEvents = [
  orderSigned,
  orderSignedForShop,
  orderStageReached,
  orderShipment,
  orderRerouted,
  orderAccepted,
  orderAcceptDue,
  orderTakenAway,
  orderHasNoShop,
  orderLostShop,
  orderOnHold,
  orderResumed,
  orderCancelled,
  orderExpiring,
  orderChangeProposed,
  orderChangeEnded,
  orderChanged,
  orderChangedForShop,
  orderMessageSent,
]
