import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { recordId } from '../http/recordId'
import { DISPUTE_REASONS } from '../payments/disputes'
import { reading, thisOrder, unknownOrder } from './orderCalls'
import { ORDER_PARTIES } from './transitions'
import { orderFileSchema } from './workCalls'

export const MAX_ATTACHMENTS = 5

/** Conversation entries: messages, and those a dispute adds. */
export const ORDER_MESSAGE_KINDS = ['message', 'dispute_opened', 'evidence', 'dispute_resolved'] as const

/** An entry by builder, shop or operator on an order. A dispute is part of the same conversation. */
export const orderMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(ORDER_MESSAGE_KINDS),
  /** The dispute that was opened, extended or decided; null for a message. */
  dispute: z.string().nullable(),
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
  /** Oldest first. */
  messages: z.array(orderMessageSchema),
  unread: z.number().int(),
  /** The order's open dispute; its decider reads the conversation. */
  openDispute: z.object({ id: z.string(), reason: z.enum(DISPUTE_REASONS), decideBy: z.string(), late: z.boolean() }).nullable(),
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
  summary: 'Write on an order; the other parties are notified',
  input: thisOrder.extend({
    text: z.string('Write a message').trim().min(1, 'Write a message').max(4000, 'Use at most 4,000 characters'),
    /** Files uploaded to this order. */
    attachments: z.array(recordId()).max(MAX_ATTACHMENTS, `Attach at most ${MAX_ATTACHMENTS} files`).default([]),
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
  input: thisOrder.extend({ through: recordId() }),
  output: z.object({ unread: z.number().int() }),
  errors: { unknownOrder },
})
