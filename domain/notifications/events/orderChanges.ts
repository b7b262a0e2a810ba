import { z } from 'zod'
import { centsSchema } from '../../money/centsSchema'
import { usd } from '../../money/usd'
import { longDate } from '../../quotes/quoteWords'
import { defineEvent } from '../defineEvent'
import { action, all, example, order, parties } from './orderFacts'

export const orderChangeProposed = defineEvent({
  name: 'order-change-proposed',
  title: 'Change order proposed',
  feature: 'orders',
  kind: 'info',
  payload: order.extend({ differenceCents: centsSchema, reason: z.string() }),
  audience: all,
  values: ({ number, title, differenceCents, reason }) => ({ number, title, difference: usd(differenceCents), reason }),
  words: {
    subject: '{number}: a change needs your signature',
    text: 'A change to order {number} ({title}) was proposed. It takes effect once both sides have signed it.\n\n| Difference in price | {difference}\n| Reason | {reason}',
    action,
  },
  example: { ...example, differenceCents: 120_000, reason: 'Another roof' },
})

/** A change order that was declined, or that the order outran. */
export const orderChangeEnded = defineEvent({
  name: 'order-change-ended',
  title: 'Change order closed',
  feature: 'orders',
  kind: 'info',
  payload: order.extend({ change: z.number().int(), because: z.string(), quoteFreed: z.boolean() }),
  audience: all,
  values: ({ number, title, change, because, quoteFreed }) => ({
    number,
    title,
    change: String(change),
    because,
    quote: quoteFreed ? 'The quote it named can be ordered again.' : '',
  }),
  words: {
    subject: 'Order {number}: change {change} is closed',
    text: 'Change {change} of order {number} ({title}) is closed and has no effect: {because}.\n\n{quote}',
    action,
  },
  example: { ...example, change: 2, because: 'the order is canceled', quoteFreed: true },
})

export const orderChanged = defineEvent({
  name: 'order-changed',
  title: 'Order changed',
  feature: 'orders',
  kind: 'success',
  payload: order.extend({ differenceCents: centsSchema, deliverBy: z.string() }),
  audience: all,
  values: ({ number, title, differenceCents, deliverBy }) => ({
    number,
    title,
    difference: usd(differenceCents),
    deliverBy: longDate(deliverBy),
  }),
  words: {
    subject: 'Order {number}: change order signed',
    text: 'Both sides have signed the change to order {number} ({title}).\n\n| Difference in price | {difference}\n| Needed on site by | {deliverBy}',
    action,
  },
  example: { ...example, differenceCents: 120_000, deliverBy: '2027-04-14' },
})

/** For the shop: the difference in price is between the builder and Framewell. */
export const orderChangedForShop = defineEvent({
  name: 'order-changed-for-shop',
  title: 'Order of your shop changed',
  feature: 'orders',
  kind: 'info',
  payload: order.extend({ deliverBy: z.string() }),
  audience: parties,
  values: ({ number, title, deliverBy }) => ({ number, title, deliverBy: longDate(deliverBy) }),
  words: {
    subject: 'Order {number} has changed',
    text: 'Order {number} ({title}) has changed: what is made, when, or where it goes. Read it before you go on. The order shows your price, which may have changed with it.\n\n| Needed on site by | {deliverBy}',
    action,
  },
  example: { ...example, deliverBy: '2027-04-14' },
})
