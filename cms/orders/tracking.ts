import { orderFilePath } from '@framewell/domain/orders/orderPaths'
import { progressPercentage } from '@framewell/domain/orders/stages'
import {
  fallbackSchema,
  type getOrderProgress as getOrderProgressCall,
  type getOrderTimeline as getOrderTimelineCall,
  type TimelineEvent,
} from '@framewell/domain/orders/trackingCalls'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Order, OrderEvent } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { openOrder } from './findOrder'

const metadataSchema = z.object({ fallbackActivation: fallbackSchema.optional(), reason: z.string().optional() })
/** More than any order has. */
const MAX_EVENTS = 500

export const getOrderTimeline: Operation<typeof getOrderTimelineCall> = async (context, { orderId }) => {
  const { order, seenAs } = await openOrder(context, orderId)
  const events = await eventsOf(context.req, order.id)
  const timeline = events.map((event) => timelineEvent(order, event))
  return { timeline: seenAs === 'fabricator' ? withoutOthersReasons(timeline) : timeline }
}

/** Why an earlier shop lost the order is between that shop and Framewell: the present one reads that it came from another. */
function withoutOthersReasons(timeline: readonly TimelineEvent[]): TimelineEvent[] {
  const arrived = timeline.findLastIndex(({ metadata }) => metadata.kind === 'fallback')
  return timeline.map((event, at) => {
    const { kind } = event.metadata
    return at <= arrived && (kind === 'fallback' || kind === 'hold') ? { ...event, notes: '', metadata: { kind } } : event
  })
}

export const getOrderProgress: Operation<typeof getOrderProgressCall> = async (context, { orderId }) => {
  const { order } = await openOrder(context, orderId)
  const events = await eventsOf(context.req, order.id)
  return {
    progressPercentage: progressPercentage(order.stage),
    currentStage: order.stage,
    totalEvents: events.length,
    lastUpdate: events.at(-1)?.at ?? order.placedAt,
  }
}

/** Everything that happened to an order, oldest first. */
async function eventsOf(req: PayloadRequest, order: string): Promise<readonly OrderEvent[]> {
  const { docs } = await req.payload.db.find<OrderEvent>({
    collection: 'order-events',
    where: { order: { equals: order } },
    sort: ['at', 'createdAt'],
    limit: MAX_EVENTS,
    pagination: false,
    req,
  })
  return docs
}

function timelineEvent(order: Order, event: OrderEvent): TimelineEvent {
  const { id, stage, at, actor, actorName, notes, etaToNext, proof, kind, metadata } = event
  return {
    id,
    stage,
    timestamp: at,
    actor,
    actorName,
    notes: notes ?? '',
    etaToNext: etaToNext ?? null,
    proofUrl: proof ? orderFilePath(order.number, idOf(proof)) : null,
    metadata: { kind, ...metadataSchema.parse(metadata ?? {}) },
  }
}
