import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { reading, thisOrder, unknownOrder } from './orderCalls'
import { ORDER_PARTIES } from './transitions'
import { orderFileSchema } from './workCalls'

export const MOST_ATTACHMENTS = 5

/** What one of builder, shop and operator wrote on an order. */
export const orderMessageSchema = z.object({
  id: z.string(),
  party: z.enum(ORDER_PARTIES),
  authorName: z.string(),
  text: z.string(),
  at: z.string(),
  attachments: z.array(orderFileSchema),
  mine: z.boolean(),
  unread: z.boolean(),
})
export type OrderMessage = z.infer<typeof orderMessageSchema>

const thread = z.object({
  /** The first first. */
  messages: z.array(orderMessageSchema),
  unread: z.number().int(),
})

export const listOrderMessages = defineCall({
  ...reading,
  name: 'listOrderMessages',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/messages',
  keys: 'read',
  summary: 'What builder, shop and operator wrote on an order',
  input: thisOrder,
  output: thread,
  errors: { unknownOrder },
})

export const sendOrderMessage = defineCall({
  ...reading,
  name: 'sendOrderMessage',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/messages',
  keys: 'write',
  summary: 'Write on an order; the other parties are told',
  input: thisOrder.extend({
    text: z.string('Write a message').trim().min(1, 'Write a message').max(4000, 'Use at most 4,000 characters'),
    /** Files that were uploaded to this order. */
    attachments: z.array(z.uuid()).max(MOST_ATTACHMENTS, `Attach at most ${MOST_ATTACHMENTS} files`).default([]),
  }),
  output: thread,
  errors: {
    unknownOrder,
    unknownAttachment: { status: 409, message: 'A file has not arrived yet. Add it again first.' },
  },
  idempotent: true,
  successStatus: 201,
  rateLimit: { points: 60, windowSeconds: 600, by: ['address'] },
})

/** Marks everything up to a message as read by the signed-in person. */
export const readOrderMessages = defineCall({
  ...reading,
  name: 'readOrderMessages',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/messages/read',
  summary: 'Mark the messages of an order as read',
  input: thisOrder.extend({ through: z.uuid() }),
  output: z.object({ unread: z.number().int() }),
  errors: { unknownOrder },
})
