import type { Order as OrderAnswer } from '@framewell/domain/orders/order'
import { hasReached, ORDER_STAGES, type OrderStage } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { JSON_LIST } from '../network/keepShops'
import type { Order, OrderEvent } from '../payload-types'
import { transactionOf } from '../platform/database/transactionOf'
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

/** The days an order is expected to leave its shop and to arrive, each null once it did or the order is canceled; and when it arrived. */
export function daysOf(stages: OrderAnswer['stages']): Pick<OrderAnswer, 'expectedDelivery' | 'deliveredAt' | 'shipBy'> {
  const find = (wanted: OrderAnswer['stage']) => stages.find(({ stage }) => stage === wanted)
  const delivery = find('delivered_to_site')
  return {
    expectedDelivery: delivery?.expectedAt ?? null,
    deliveredAt: delivery?.reachedAt ?? null,
    shipBy: find('in_transit')?.expectedAt ?? null,
  }
}

const deliveredRows = z.array(z.object({ order: z.string(), at: z.coerce.date() }))

/** When orders were delivered, ISO, by order id; without those that were not. */
export async function deliveredTimes(
  req: PayloadRequest,
  orders: readonly Pick<Order, 'id' | 'stage'>[],
): Promise<ReadonlyMap<string, string>> {
  const delivered = orders.filter(({ stage }) => hasReached(stage, 'delivered_to_site')).map(({ id }) => id)
  if (delivered.length === 0) return new Map()
  const { rows } = await (await transactionOf(req)).execute(sql`
    select order_id::text as "order", max(at) as at from order_events
    where kind = 'stage' and stage = 'delivered_to_site' and order_id = any(${JSON_LIST(delivered)}) group by 1`)
  return new Map(deliveredRows.parse(rows).map(({ order, at }) => [order, at.toISOString()]))
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
