import { z } from 'zod'
import { accountAudience, OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'
import { action, example, order, parties } from './orderFacts'

const what = z.string().describe('What happened, as the timeline of the order says it')

export const reviewStepped = defineEvent({
  name: 'engineering-review-stepped',
  title: 'Engineering review: a step',
  feature: 'orders',
  kind: 'info',
  payload: order.extend({ by: z.string(), what }),
  audience: (facts) => [...parties(facts), OPERATORS],
  values: ({ number, title, by, what: happened }) => ({ number, title, by, what: happened }),
  words: {
    subject: 'Order {number}: engineering review',
    text: 'About the engineering review of order {number} ({title}):\n\n| {by} | {what}',
    action,
  },
  example: { ...example, by: 'Olive Stone', what: 'Approved the frame of revision 1 at its site and loads, license 98765 (OH).' },
})

export const reviewWaiting = defineEvent({
  name: 'engineering-review-waiting',
  title: 'Engineering review assigned',
  feature: 'orders',
  kind: 'info',
  payload: z.object({ number: z.string(), title: z.string(), engineer: z.string(), by: z.string(), what }),
  audience: ({ engineer }) => [accountAudience(engineer)],
  values: ({ number, title, by, what: happened }) => ({ number, title, by, what: happened }),
  words: {
    subject: 'Order {number} needs your review',
    text: 'Order {number} ({title}) needs your review:\n\n| {by} | {what}',
    action: { label: 'Open the review', path: '/engineering-review?order={number}' },
  },
  example: { number: example.number, title: example.title, engineer: '6f1e', by: 'Omar Reyes', what: 'Assigned to Olive Stone.' },
})

export const engineeringEvents = [reviewStepped, reviewWaiting] as const
