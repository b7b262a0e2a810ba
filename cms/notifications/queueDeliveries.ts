import type { Audience } from '@framewell/domain/notifications/audience'
import { HOOK_EVENTS } from '@framewell/domain/webhooks/hookEvents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { announce } from '../platform/database/announce'
import { transactionOf } from '../platform/database/transactionOf'

/** Wakes the relay after the commit that queued a delivery. */
export const WEBHOOKS_CHANNEL = 'webhook_deliveries'

interface HookedEvent {
  readonly id: string
  readonly name: string
  readonly audience: readonly Audience[]
}

/** SQL: the endpoint `e` hears the event. A company hears what is said to it; staff hear everything. */
export function hears({ name, audience }: Omit<HookedEvent, 'id'>) {
  const companies = audience.flatMap((one) => (one.to === 'company' ? [one.id] : []))
  return sql`e.events @> ${JSON.stringify([name])}::jsonb
    and (e.of_staff or e.company_id::text in (select jsonb_array_elements_text(${JSON.stringify(companies)}::jsonb)))`
}

/** Queues an event for every endpoint that hears it, in the transaction that stores the event. */
export async function queueDeliveries(req: PayloadRequest, event: HookedEvent): Promise<void> {
  if (!HOOK_EVENTS.has(event.name)) return
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    insert into webhook_deliveries (endpoint_id, message, event, cause_id, state, tries, next_at, attempts)
    select e.id, ${messageOf(event.id)}, ${event.name}, ${event.id}::uuid, 'queued', 0, now(), '[]'::jsonb from webhook_endpoints e
    where e.state = 'active' and ${hears(event)} on conflict do nothing returning id`)
  if (rows.length > 0) await wakeRelay(req)
}

/** The webhook-id of an event: the same at every endpoint and every time. */
export function messageOf(event: string): string {
  return `msg_${event.replaceAll('-', '')}`
}

export async function wakeRelay(req: PayloadRequest): Promise<void> {
  await announce(req, WEBHOOKS_CHANNEL, '')
}
