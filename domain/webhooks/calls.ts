import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { BUILDERS, PARTNERS } from '../parties/company'
import { MAX_REPLAYED, MAX_SECRET_GRACE_HOURS } from './delivery'
import { hookAddress } from './hookAddress'

/** Staff manage staff endpoints and see all; a company's owners manage their company's. */
const keepers = { feature: 'webhooks', access: [...OPERATOR_ROLES, ...BUILDERS, ...PARTNERS] } as const

export const ENDPOINT_STATES = ['active', 'paused', 'disabled'] as const
export const ENDPOINT_STATE_LABELS: Readonly<Record<(typeof ENDPOINT_STATES)[number], string>> = {
  active: 'Active',
  paused: 'Paused',
  disabled: 'Disabled',
}
export const DELIVERY_STATES = ['queued', 'sending', 'delivered', 'failed'] as const
export const DELIVERY_STATE_LABELS: Readonly<Record<(typeof DELIVERY_STATES)[number], string>> = {
  queued: 'Waiting',
  sending: 'On its way',
  delivered: 'Delivered',
  failed: 'Given up',
}

const endpointSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** Whose events it receives; null for staff's, which receives all. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  events: z.array(z.string()),
  state: z.enum(ENDPOINT_STATES),
  failingSince: z.string().nullable(),
  /** Why it was disabled. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  waiting: z.number(),
  failed: z.number(),
  lastDeliveredAt: z.string().nullable(),
})
export type WebhookEndpoint = z.infer<typeof endpointSchema>

const attemptSchema = z.object({
  at: z.string(),
  ms: z.number(),
  /** The response status; null without a response. */
  status: z.number().nullable(),
  /** The start of the response. */
  answer: z.string().nullable(),
  error: z.string().nullable(),
})
export type DeliveryAttempt = z.infer<typeof attemptSchema>
const deliverySchema = z.object({
  id: z.string(),
  /** The webhook-id, the same for every attempt. */
  message: z.string(),
  event: z.string(),
  state: z.enum(DELIVERY_STATES),
  createdAt: z.string(),
  nextAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** Newest last. */
  attempts: z.array(attemptSchema),
})
export type WebhookDelivery = z.infer<typeof deliverySchema>

const facts = z.object({
  name: z.string('Name the system that listens').trim().min(3, 'Name the system that listens').max(80),
  url: hookAddress,
  events: z.array(z.string().max(80), 'Choose what it hears').min(1, 'Choose what it hears').max(200),
})
const byId = z.object({ id: z.uuid() })
const unknownEndpoint = { status: 404, message: 'This webhook does not exist.' } as const
const unfitAddress = {
  status: 422,
  message: 'Nothing is sent to this address: it must be public, and reached by https.',
} as const
const withSecret = z.object({ endpoint: endpointSchema, /** Returned here only. */ secret: z.string() })

export const listWebhooks = defineCall({
  ...keepers,
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  summary: 'Endpoints that hear of events, newest first',
  input: listInput({ sorts: ['createdAt', 'name'], filters: { state: z.enum(['all', ...ENDPOINT_STATES]).default('all') } }),
  output: listOutput(endpointSchema),
})

export const getWebhookOptions = defineCall({
  ...keepers,
  name: 'getWebhookOptions',
  method: 'GET',
  path: '/api/webhooks/options',
  summary: 'Events that an endpoint can hear',
  input: z.object({}),
  output: z.object({ events: z.array(z.object({ name: z.string(), title: z.string(), feature: z.string() })) }),
})

export const addWebhook = defineCall({
  ...keepers,
  name: 'addWebhook',
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Have events sent to an address; the secret that signs them is shown once',
  idempotent: true,
  input: facts,
  recheck: true,
  output: withSecret,
  errors: { unfitAddress },
})

export const changeWebhook = defineCall({
  ...keepers,
  name: 'changeWebhook',
  method: 'PUT',
  path: '/api/webhooks/{id}',
  summary: 'Change where an endpoint is and what it hears, pause it, or have it go on',
  input: byId.extend(facts.shape).extend({ state: z.enum(['active', 'paused']) }),
  recheck: true,
  output: z.object({ endpoint: endpointSchema }),
  errors: { unknownEndpoint, unfitAddress },
})

export const removeWebhook = defineCall({
  ...keepers,
  name: 'removeWebhook',
  method: 'DELETE',
  path: '/api/webhooks/{id}',
  summary: 'Remove an endpoint with its log',
  input: byId,
  output: z.object({ removed: z.literal(true) }),
  errors: { unknownEndpoint },
})

export const changeWebhookSecret = defineCall({
  ...keepers,
  name: 'changeWebhookSecret',
  method: 'POST',
  path: '/api/webhooks/{id}/secret',
  summary: 'Make a new secret; for some hours the old one signs too',
  idempotent: true,
  input: byId.extend({ graceHours: z.coerce.number().int().min(0).max(MAX_SECRET_GRACE_HOURS).default(24) }),
  recheck: true,
  output: withSecret,
  errors: { unknownEndpoint },
})

export const testWebhook = defineCall({
  ...keepers,
  name: 'testWebhook',
  method: 'POST',
  path: '/api/webhooks/{id}/test',
  summary: 'Send a test message',
  idempotent: true,
  input: byId,
  output: z.object({ delivery: deliverySchema }),
  errors: { unknownEndpoint, resting: { status: 409, message: 'The endpoint is paused or disabled: have it go on first.' } },
  rateLimit: { points: 20, windowSeconds: 60, by: ['account'] },
})

export const listWebhookDeliveries = defineCall({
  ...keepers,
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhooks/{id}/deliveries',
  summary: 'What was sent to an endpoint and what it answered, newest first',
  input: listInput({ sorts: ['createdAt'], filters: { id: z.uuid(), state: z.enum(['all', ...DELIVERY_STATES]).default('all') } }),
  output: listOutput(deliverySchema),
  errors: { unknownEndpoint },
})

export const replayWebhook = defineCall({
  ...keepers,
  name: 'replayWebhook',
  method: 'POST',
  path: '/api/webhooks/{id}/replay',
  summary: `Send one delivery again, or everything since a time (the first ${MAX_REPLAYED.toLocaleString('en-US')} events), also what happened while the endpoint rested`,
  idempotent: true,
  input: byId
    .extend({ delivery: z.uuid().optional(), since: z.iso.datetime('Use a date and time').optional() })
    .refine(({ delivery, since }) => (delivery === undefined) !== (since === undefined), {
      message: 'Say which delivery, or since when',
      path: ['since'],
    }),
  output: z.object({ queued: z.number() }),
  errors: {
    unknownEndpoint,
    unknownDelivery: { status: 404, message: 'This delivery does not exist.' },
    stillWaiting: {
      status: 409,
      message: `This endpoint still has ${MAX_REPLAYED.toLocaleString('en-US')} messages or more waiting. Replay again once they are delivered.`,
    },
  },
  rateLimit: { points: 20, windowSeconds: 3600, by: ['account'] },
})

/** The calls of webhooks. */
export const webhookCalls = {
  listWebhooks,
  getWebhookOptions,
  addWebhook,
  changeWebhook,
  removeWebhook,
  changeWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  replayWebhook,
} as const
