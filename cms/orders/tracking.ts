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
type EventKind = TimelineEvent['metadata']['kind']
/** More than any order has. */
const MAX_EVENTS = 500

export const getOrderTimeline: Operation<typeof getOrderTimelineCall> = async (context, { orderId }) => {
  const { order, seenAs } = await openOrder(context, orderId)
  const events = await eventsOf(context.req, order.id)
  const timeline = events.map((event) => timelineEvent(order, event))
  return { timeline: seenAs === 'fabricator' ? asShopReads(timeline) : timeline }
}

const OF_ONE_SHOP: readonly EventKind[] = ['accept', 'hold', 'resume', 'fallback']

/**
 * What passed between an earlier shop and Framewell is theirs: the present one reads that the order came from another. A hold of that time ends with
 * its resumption, which names a shop first. How its builder qualified is no shop's to read.
 */
function asShopReads(timeline: readonly TimelineEvent[]): TimelineEvent[] {
  const kinds = timeline.map(({ metadata }) => metadata.kind)
  const arrived = kinds.lastIndexOf('fallback')
  const held = kinds.slice(0, arrived + 1).findLast((kind) => kind === 'hold' || kind === 'resume') === 'hold'
  const resumed = held ? kinds.indexOf('resume', arrived) : -1
  return timeline.map((event, at) => {
    const { kind } = event.metadata
    const isOfOthers = (at <= arrived || at === resumed) && OF_ONE_SHOP.includes(kind)
    const isQualified = kind === 'stage' && event.stage === 'qualification_approved'
    return isOfOthers || isQualified ? { ...event, notes: '', metadata: { kind } } : event
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
