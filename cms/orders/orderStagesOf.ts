import type { Order as OrderAnswer } from '@framewell/domain/orders/order'
import { ORDER_STAGES } from '@framewell/domain/orders/stages'
import type { PayloadRequest } from 'payload'
import type { Order, OrderEvent } from '../payload-types'
import { expectedFor } from './expectedDays'

/** The ten stages of an order: when past ones were reached and when the others are expected. */
export async function orderStagesOf(req: PayloadRequest, order: Order, now: Date): Promise<OrderAnswer['stages']> {
  const { docs: events } = await req.payload.db.find<OrderEvent>({
    collection: 'order-events',
    where: { and: [{ order: { equals: order.id } }, { kind: { equals: 'stage' } }] },
    sort: 'at',
    limit: ORDER_STAGES.length,
    pagination: false,
    req,
  })
  const expected = await expectedFor(req, order, now)
  return ORDER_STAGES.map((stage) => {
    const next = expected.find((each) => each.stage === stage)
    const reachedAt = events.find((event) => event.stage === stage)?.at ?? null
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
