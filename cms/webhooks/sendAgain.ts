import { randomUUID } from 'node:crypto'
import type { replayWebhook as replayCall, testWebhook as testCall } from '@framewell/domain/webhooks/calls'
import { MAX_REPLAYED } from '@framewell/domain/webhooks/delivery'
import { testRefusal } from '@framewell/domain/webhooks/endpointRules'
import { HOOK_EVENTS, TEST_EVENT } from '@framewell/domain/webhooks/hookEvents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { messageOf, wakeRelay } from '../notifications/queueDeliveries'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { findDeliveries } from './storedDelivery'
import { openEndpointForChange } from './storedEndpoint'

/** Events of the whole network that are read at a time for those of one company. */
const READ_AT_ONCE = 1000

export const testWebhook: Operation<typeof testCall> = async (context, { id }) => {
  const { req, refuse } = context
  const no = testRefusal(await openEndpointForChange(context, id))
  if (no) throw refuse(no)
  const message = messageOf(randomUUID())
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into webhook_deliveries (endpoint_id, message, event, state, tries, next_at, attempts)
    values (${id}, ${message}, ${TEST_EVENT}, 'queued', 0, now(), '[]'::jsonb)`)
  await wakeRelay(req)
  const [delivery] = await findDeliveries(req, sql`endpoint_id = ${id} and message = ${message}`)
  if (!delivery) throw new Error('A delivery that was just queued is not there')
  return { delivery }
}

/** Delivered messages are sent again under their own IDs, so a receiver recognizes them; events that were never queued are queued now. */
export const replayWebhook: Operation<typeof replayCall> = async (context, { id, delivery, since }) => {
  const { req, refuse } = context
  const { events, company } = await openEndpointForChange(context, id)
  const again = sql`update webhook_deliveries set state = 'queued', tries = 0, next_at = now(), delivered_at = null, updated_at = now()`
  const db = await transactionOf(req)
  let queued = 0
  if (delivery) {
    const { rows } = await db.execute(sql`${again} where id = ${delivery} and endpoint_id = ${id} and state <> 'sending' returning id`)
    if (rows.length === 0) throw refuse('unknownDelivery')
    queued = 1
  } else if (since) {
    if ((await waitingOf(req, id)) >= MAX_REPLAYED) throw refuse('stillWaiting')
    const missed = await missedSince(req, since, { events, company: company?.id ?? null })
    const { rows } = await db.execute(sql`
      insert into webhook_deliveries (endpoint_id, message, event, cause_id, state, tries, next_at, attempts)
      select ${id}::uuid, 'msg_' || replace(n.id::text, '-', ''), n.name, n.id, 'queued', 0, now(), '[]'::jsonb from notification_events n
      where n.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(missed)}::jsonb))
      on conflict (endpoint_id, message) do update set state = 'queued', tries = 0, next_at = now(), delivered_at = null, updated_at = now()
        where webhook_deliveries.state <> 'sending'
      returning id`)
    queued = rows.length
  }
  await recordAudit(req, {
    action: 'webhook-replay',
    subjectType: 'webhook-endpoints',
    subjectId: id,
    after: { queued, ...(since ? { since } : { delivery }) },
  })
  await wakeRelay(req)
  return { queued }
}

async function waitingOf(req: PayloadRequest, id: string): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select count(*)::int as waiting from webhook_deliveries where endpoint_id = ${id} and state in ('queued', 'sending')`)
  return z.object({ waiting: z.number() }).parse(rows[0]).waiting
}

const eventRows = z.array(z.object({ id: z.string(), name: z.string(), payload: z.record(z.string(), z.unknown()), at: z.string() }))
type StoredEvent = z.infer<typeof eventRows>[number]

/** The first events since a time that the endpoint subscribes to; their audience is computed as of when they happened. */
async function missedSince(req: PayloadRequest, since: string, { events, company }: { events: string[]; company: string | null }) {
  const db = await transactionOf(req)
  const missed: string[] = []
  let last: Pick<StoredEvent, 'at' | 'id'> | undefined
  do {
    const { rows } = await db.execute(sql`
      select id, name, payload, created_at::text as at from notification_events
      where ${last ? sql`(created_at, id) > (${last.at}::timestamptz, ${last.id}::uuid)` : sql`created_at >= ${since}::timestamptz`}
        and name in (select jsonb_array_elements_text(${JSON.stringify(events)}::jsonb))
      order by created_at, id limit ${READ_AT_ONCE}`)
    const found = eventRows.parse(rows)
    missed.push(...found.filter((event) => company === null || concerns(event, company)).map(({ id }) => id))
    last = found.length < READ_AT_ONCE ? undefined : found.at(-1)
  } while (last && missed.length < MAX_REPLAYED)
  return missed.slice(0, MAX_REPLAYED)
}

/** Whether an event was for a company. One stored by an earlier version, which today's payload does not fit, is for nobody that can be known. */
function concerns({ name, payload }: StoredEvent, company: string): boolean {
  const event = HOOK_EVENTS.get(name)
  const known = event?.payload.safeParse(payload)
  const audience = event && known?.success ? event.audience(known.data) : []
  return audience.some((one) => one.to === 'company' && one.id === company)
}
