import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { reading, thisOrder, unknownOrder } from './orderCalls'
import { ORDER_STAGES } from './stages'

/** Where an actor is a shop, its id stands behind this. */
export const FABRICATOR_ACTOR = 'fab_'

export const fallbackSchema = z.object({ from: z.string(), to: z.string(), reason: z.string() })

/** What happened to an order. */
export const timelineEventSchema = z.object({
  id: z.string(),
  stage: z.enum(ORDER_STAGES),
  timestamp: z.string(),
  /** 'fab_…' for a shop, 'builder_…', 'operator_…', or 'system'. */
  actor: z.string(),
  actorName: z.string(),
  notes: z.string(),
  /** When the next stage is expected, as it was seen then; ISO. Null at the end. */
  etaToNext: z.string().nullable(),
  /** Downloads the photo; null without one. */
  proofUrl: z.string().nullable(),
  metadata: z.object({
    /** What kind of event it is; only 'stage' moves the order on. */
    kind: z.enum(['stage', 'funded', 'hold', 'resume', 'cancel', 'fallback', 'change']),
    fallbackActivation: fallbackSchema.optional(),
    reason: z.string().optional(),
  }),
})
export type TimelineEvent = z.infer<typeof timelineEventSchema>

export const getOrderTimeline = defineCall({
  ...reading,
  name: 'getOrderTimeline',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/timeline',
  keys: 'read',
  summary: 'What happened to an order, the first first',
  input: thisOrder,
  output: z.object({ timeline: z.array(timelineEventSchema) }),
  errors: { unknownOrder },
})

export const getOrderProgress = defineCall({
  ...reading,
  name: 'getOrderProgress',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/progress',
  keys: 'read',
  summary: 'How far an order is',
  input: thisOrder,
  output: z.object({
    progressPercentage: z.number(),
    currentStage: z.enum(ORDER_STAGES),
    totalEvents: z.number().int(),
    lastUpdate: z.string(),
  }),
  errors: { unknownOrder },
})

export const CERTIFICATION_TIERS = ['preferred', 'premium', 'other'] as const

/** A shop for whoever has an order there, for its own people, and for operators. */
export const getFabricatorProfile = defineCall({
  ...reading,
  name: 'getFabricatorProfile',
  method: 'GET',
  path: '/api/tracking/fabricators/{fabricatorId}',
  keys: 'read',
  summary: 'The shop that makes an order',
  input: z.object({
    /** With or without the 'fab_' of an event's actor. */
    fabricatorId: z
      .string()
      .transform((id) => (id.startsWith(FABRICATOR_ACTOR) ? id.slice(FABRICATOR_ACTOR.length) : id))
      .pipe(z.uuid()),
  }),
  output: z.object({
    profile: z.object({
      id: z.string(),
      /** Whom to ask for. */
      name: z.string(),
      company: z.string(),
      certificationTier: z.enum(CERTIFICATION_TIERS),
      /** 0 to 100. */
      reliabilityScore: z.number(),
      onTimePercentage: z.number(),
      /** Orders with a lost dispute, in percent. */
      disputeRate: z.number(),
      location: z.object({ address: z.string() }),
      finishedOrders: z.number().int(),
      qualityWords: z.string(),
      /** How good its expected times were. */
      etaAccuracy: z.object({ measured: z.number().int(), meanDaysOff: z.number().nullable(), withinADay: z.number().nullable() }),
    }),
  }),
  errors: { unknownFabricator: { status: 404, message: 'There is no such shop among those of your orders.' } },
})
