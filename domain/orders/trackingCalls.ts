import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { recordId } from '../http/recordId'
import { reading, thisOrder, unknownOrder } from './orderCalls'
import { CERTIFICATION_TIERS } from './shopCertification'
import { ORDER_STAGES } from './stages'

/** Prefix of a shop's id when it is the actor. */
export const FABRICATOR_ACTOR = 'fab_'

export const fallbackSchema = z.object({ from: z.string(), to: z.string(), reason: z.string() })

/** An event of an order. */
export const timelineEventSchema = z.object({
  id: z.string(),
  stage: z.enum(ORDER_STAGES),
  timestamp: z.string(),
  /** 'fab_…' for a shop, 'builder_…', 'operator_…', or 'system'. */
  actor: z.string(),
  actorName: z.string(),
  notes: z.string(),
  /** The next stage's expected time as of then, ISO. Null at the end. */
  etaToNext: z.string().nullable(),
  /** Download path of the photo; null without one. */
  proofUrl: z.string().nullable(),
  metadata: z.object({
    /** Kind of event; only 'stage' advances the order, and 'undone' takes that back. */
    kind: z.enum(['stage', 'funded', 'accept', 'hold', 'resume', 'cancel', 'fallback', 'change', 'review', 'shipment', 'undone']),
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

/** A shop's profile, for companies with an order there, its own members, and operators. */
export const getFabricatorProfile = defineCall({
  ...reading,
  name: 'getFabricatorProfile',
  method: 'GET',
  path: '/api/tracking/fabricators/{fabricatorId}',
  keys: 'read',
  summary: 'The shop that makes an order',
  input: z.object({
    /** With or without the 'fab_' prefix. */
    fabricatorId: z
      .string()
      .transform((id) => (id.startsWith(FABRICATOR_ACTOR) ? id.slice(FABRICATOR_ACTOR.length) : id))
      .pipe(recordId()),
  }),
  output: z.object({
    profile: z.object({
      id: z.string(),
      /** Contact person. */
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
      /** Accuracy of its expected times. */
      etaAccuracy: z.object({ measured: z.number().int(), meanDaysOff: z.number().nullable(), withinADay: z.number().nullable() }),
    }),
  }),
  errors: { unknownFabricator: { status: 404, message: 'There is no such shop among those of your orders.' } },
})
