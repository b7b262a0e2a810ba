import { type ExpectedStage, expectedStages, type ShopRecordOfStages } from '@framewell/domain/orders/eta'
import { ORDER_STAGES, type OrderStage } from '@framewell/domain/orders/stages'
import { FABRICATOR_ACTOR } from '@framewell/domain/orders/trackingCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Order, OrderEvent } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import { orderMoved } from './orderParties'

const slotsSchema = z.array(z.object({ week: z.string(), units: z.number().int() }))
const recordRow = z.object({ stage: z.enum(ORDER_STAGES), times: z.coerce.number(), days: z.coerce.number() })

/** The weeks held for an order. */
export function slotsOf(order: Pick<Order, 'slots'>) {
  return slotsSchema.parse(order.slots)
}

/** Who did it, as events name them. */
export interface EventActor {
  readonly actor: string
  readonly actorName: string
}
export const SYSTEM: EventActor = { actor: 'system', actorName: 'Framewell' }

/** The signed-in person; a shop's members act for the shop. */
export function actorOf(
  req: PayloadRequest,
  seenAs: 'builder' | 'fabricator' | 'operator',
  order: Pick<Order, 'fabricator' | 'fabricatorName'>,
): EventActor {
  if (seenAs === 'fabricator') return { actor: `${FABRICATOR_ACTOR}${idOf(order.fabricator)}`, actorName: order.fabricatorName }
  return { actor: `${seenAs}_${req.user?.id ?? ''}`, actorName: req.user?.name ?? '' }
}

interface NewEvent extends EventActor {
  readonly kind: OrderEvent['kind']
  readonly notes?: string
  readonly proof?: string
  readonly metadata?: Record<string, unknown>
  readonly deviceKey?: string
}

/**
 * Records an event of an order, whose current state is given, with the expected date of the next stage and the date promised for this one.
 * Updates the order's expected delivery.
 */
export async function recordEvent(req: PayloadRequest, order: Order, event: NewEvent, at: Date, now = at): Promise<string> {
  const expected = await expectedFor(req, order, now)
  const promised = event.kind === 'stage' ? await promisedFor(req, order) : null
  const { id } = await req.payload.db.create({
    collection: 'order-events',
    data: {
      order: order.id,
      kind: event.kind,
      stage: order.stage,
      at: at.toISOString(),
      actor: event.actor,
      actorName: event.actorName,
      fabricator: idOf(order.fabricator),
      notes: event.notes ?? null,
      expectedAt: promised,
      etaToNext: expected[0]?.at ?? null,
      proof: event.proof ?? null,
      metadata: event.metadata ?? null,
      deviceKey: event.deviceKey ?? null,
    },
    req,
  })
  const delivery = order.status === 'cancelled' ? undefined : expected.find(({ stage }) => stage === 'delivered_to_site')
  await req.payload.db.updateOne({
    collection: 'orders',
    id: order.id,
    data: { expectedDelivery: delivery?.at ?? null },
    req,
    returning: false,
  })
  await orderMoved(req, order)
  return String(id)
}

/** When an order's remaining stages are expected, by its slots and its shop's track record. */
export async function expectedFor(req: PayloadRequest, order: Order, now: Date): Promise<ExpectedStage[]> {
  if (order.status === 'cancelled' || order.status === 'completed') return []
  return expectedStages(
    {
      stage: order.stage,
      reachedAt: order.stageReachedAt,
      weeks: slotsOf(order).map(({ week }) => week),
      record: await stageRecordOf(req, idOf(order.fabricator)),
    },
    now,
  )
}

/** How often a shop reached each stage, and how many days that took from the one before. */
async function stageRecordOf(req: PayloadRequest, fabricatorId: string): Promise<ShopRecordOfStages> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select stage, count(*) as times, sum(days) as days from (
      select stage, fabricator_id, extract(epoch from at - lag(at) over (partition by order_id order by at, id)) / 86400 as days
      from order_events where kind = 'stage' and order_id in (select order_id from order_events where fabricator_id = ${fabricatorId})
    ) steps where fabricator_id = ${fabricatorId} and days is not null group by stage`)
  const record: Partial<Record<OrderStage, { times: number; days: number }>> = {}
  for (const { stage, times, days } of z.array(recordRow).parse(rows)) record[stage] = { times, days }
  return record
}

async function promisedFor(req: PayloadRequest, order: Order): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select eta_to_next::text as at from order_events where order_id = ${order.id} and stage <> ${order.stage}::enum_order_events_stage
    order by order_events.at desc, id desc limit 1`)
  const at = rows[0]?.at
  return typeof at === 'string' ? new Date(at).toISOString() : null
}
