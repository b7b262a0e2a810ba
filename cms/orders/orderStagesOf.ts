import type { Order as OrderAnswer } from '@framewell/domain/orders/order'
import { hasReached, ORDER_STAGES, type OrderStage } from '@framewell/domain/orders/stages'
import type { PayloadRequest, Where } from 'payload'
import type { Order, OrderEvent } from '../payload-types'
import { expectedFor } from './expectedDays'

/** More stage events than an order has: each stage once, and again after it was taken back. */
const MOST = 500

/** The ten stages of an order: when past ones were reached and when the others are expected. */
export async function orderStagesOf(req: PayloadRequest, order: Order, now: Date): Promise<OrderAnswer['stages']> {
  const { docs: events } = await req.payload.db.find<OrderEvent>({
    collection: 'order-events',
    where: { and: [{ order: { equals: order.id } }, { kind: { equals: 'stage' } }] },
    sort: 'at',
    limit: MOST,
    pagination: false,
    req,
  })
  const expected = await expectedFor(req, order, now)
  return ORDER_STAGES.map((stage) => {
    const next = expected.find((each) => each.stage === stage)
    const reachedAt = hasReached(order.stage, stage) ? (events.findLast((event) => event.stage === stage)?.at ?? null) : null
    return {
      stage,
      state: stage === order.stage ? 'current' : reachedAt ? 'completed' : 'pending',
      reachedAt,
      expectedAt: next?.at ?? null,
      expectedBecause: next?.why ?? null,
    }
  })
}

/** The days an order is expected to leave its shop and to arrive; each null once it did, or the order is canceled. */
export function daysOf(stages: OrderAnswer['stages']): Pick<OrderAnswer, 'expectedDelivery' | 'shipBy'> {
  const dayOf = (wanted: OrderAnswer['stage']) => stages.find(({ stage }) => stage === wanted)?.expectedAt ?? null
  return { expectedDelivery: dayOf('delivered_to_site'), shipBy: dayOf('in_transit') }
}

/** When an order last reached a stage, ISO; null if it never did. */
export async function stageTime(req: PayloadRequest, { id }: Pick<Order, 'id'>, stage: OrderStage): Promise<string | null> {
  const where: Where = { and: [{ order: { equals: id } }, { kind: { equals: 'stage' } }, { stage: { equals: stage } }] }
  const { docs } = await req.payload.db.find<OrderEvent>({
    collection: 'order-events',
    where,
    sort: '-at',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.at ?? null
}
