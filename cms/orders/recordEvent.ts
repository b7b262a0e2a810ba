import { FABRICATOR_ACTOR } from '@framewell/domain/orders/trackingCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Order, OrderEvent } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import { expectedFor } from './expectedDays'
import { orderMoved } from './orderParties'

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
 */
export async function recordEvent(req: PayloadRequest, order: Order, event: NewEvent, at: Date, now = at): Promise<string> {
  const [next] = await expectedFor(req, order, now)
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
      // Days are expected at noon UTC, which may have passed.
      etaToNext: next ? new Date(Math.max(Date.parse(next.at), at.getTime())).toISOString() : null,
      proof: event.proof ?? null,
      metadata: event.metadata ?? null,
      deviceKey: event.deviceKey ?? null,
    },
    req,
  })
  await orderMoved(req, order)
  return String(id)
}

/** The reason of the operator who accepted an order for its present shop; nothing when the shop did so itself. */
export async function acceptedForShop(req: PayloadRequest, orderId: string): Promise<{ acceptedFor?: string }> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select starts_with(actor, 'operator_') as "byOperator", coalesce(notes, '') as notes from order_events
    where order_id = ${orderId} and kind = 'accept' order by at desc, id desc limit 1`)
  return rows[0]?.byOperator === true ? { acceptedFor: String(rows[0].notes) } : {}
}

async function promisedFor(req: PayloadRequest, order: Order): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select eta_to_next::text as at from order_events where order_id = ${order.id} and stage <> ${order.stage}::enum_order_events_stage
    order by order_events.at desc, id desc limit 1`)
  const at = rows[0]?.at
  return typeof at === 'string' ? new Date(at).toISOString() : null
}
