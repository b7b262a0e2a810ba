import { companyAudience, OPERATORS } from '@framewell/domain/notifications/audience'
import { webhookDisabled } from '@framewell/domain/notifications/events/webhooks'
import type { DeliveryAttempt } from '@framewell/domain/webhooks/calls'
import { DISABLED_AFTER_DAYS, failsTooLong, waitAfter } from '@framewell/domain/webhooks/delivery'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { inTransaction } from '../platform/database/inTransaction'
import { transactionOf } from '../platform/database/transactionOf'
import { changed } from '../platform/live/changed'

/** Concurrent sends of one process, and per endpoint. */
const AT_ONCE = 8
const AT_ONCE_EACH = 2
/** Longer than any send: another process takes over from one that died. */
const LEASE_SECONDS = 60
const ATTEMPTS_KEPT = 20
/** The receiver says that it is gone for good (Standard Webhooks). */
const GONE = 410

const claimedSchema = z.object({
  id: z.string(),
  endpoint: z.string(),
  url: z.string(),
  message: z.string(),
  event: z.string(),
  tries: z.coerce.number(),
  at: z.date(),
  data: z.record(z.string(), z.unknown()),
  secrets: z.array(z.string()),
})
export type Claimed = z.output<typeof claimedSchema>

/** Takes due deliveries of active endpoints, the longest waiting of each first. */
export async function claimDeliveries(pool: Pool): Promise<Claimed[]> {
  const { rows } = await pool.query(
    `with due as (
       select d.id from webhook_endpoints e cross join lateral (
         select id, next_at from webhook_deliveries where endpoint_id = e.id
           and ((state = 'queued' and next_at <= now()) or (state = 'sending' and lease_until < now()))
         order by next_at limit $2 for update skip locked) d
       where e.state = 'active' order by d.next_at limit $1),
     taken as (
       update webhook_deliveries set state = 'sending', tries = tries + 1, lease_until = now() + make_interval(secs => $3), updated_at = now()
       where id in (select id from due) returning *)
     select t.id, e.id as endpoint, e.url, t.message, t.event, t.tries, coalesce(n.created_at, t.created_at) as at,
       coalesce(n.payload, jsonb_build_object('endpoint', e.name)) as data,
       array_remove(array[e.secret, case when e.old_secret_until > now() then e.old_secret end], null) as secrets
     from taken t join webhook_endpoints e on e.id = t.endpoint_id left join notification_events n on n.id = t.cause_id`,
    [AT_ONCE, AT_ONCE_EACH, LEASE_SECONDS],
  )
  return z.array(claimedSchema).parse(rows)
}

type Outcome = { readonly ms: number } & ({ readonly status: number; readonly answer: string } | { readonly error: string })

/** Records a send's result: delivered, to be retried, or given up; an endpoint that fails for too long is disabled. */
export async function noteOutcome(payload: Payload, delivery: Claimed, outcome: Outcome): Promise<void> {
  const status = 'status' in outcome ? outcome.status : null
  const well = status !== null && status >= 200 && status < 300
  const wait = well ? null : waitAfter(delivery.tries, Math.random())
  const attempt: DeliveryAttempt = {
    at: new Date().toISOString(),
    ms: outcome.ms,
    status,
    answer: 'answer' in outcome ? outcome.answer : null,
    error: 'error' in outcome ? outcome.error : null,
  }
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`
      update webhook_deliveries set state = ${well ? 'delivered' : wait === null ? 'failed' : 'queued'}, lease_until = null, updated_at = now(),
        delivered_at = case when ${well} then now() end, next_at = now() + make_interval(secs => ${(wait ?? 0) / 1000}),
        attempts = (select coalesce(jsonb_agg(value order by at), '[]'::jsonb) from (
          select value, at from jsonb_array_elements(attempts || ${JSON.stringify([attempt])}::jsonb) with ordinality as all_of_them(value, at)
          order by at desc limit ${ATTEMPTS_KEPT}) kept)
      where id = ${delivery.id} and tries = ${delivery.tries}`)
    await noteEndpoint(req, delivery, well, status)
  })
}

const endpointRow = z.object({
  name: z.string(),
  company: z.string().nullable(),
  failingSince: z.coerce.date().nullable(),
  state: z.string(),
})

async function noteEndpoint(req: PayloadRequest, { endpoint, url }: Claimed, well: boolean, status: number | null): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update webhook_endpoints set failing_since = case when ${well} then null else coalesce(failing_since, now()) end where id = ${endpoint}
    returning name, company_id as company, failing_since as "failingSince", state::text as state`)
  if (rows.length === 0) return
  const { name, company, failingSince, state } = endpointRow.parse(rows[0])
  const gone = status === GONE
  if (state === 'active' && failingSince && (gone || failsTooLong(failingSince, new Date()))) {
    const reason = gone ? 'It answered 410: gone' : `Nothing was delivered for ${DISABLED_AFTER_DAYS} days`
    await db.execute(sql`update webhook_endpoints set state = 'disabled', reason = ${reason}, updated_at = now() where id = ${endpoint}`)
    await recordAudit(req, { action: 'webhook-disable', subjectType: 'webhook-endpoints', subjectId: endpoint, reason })
    await notify(req, webhookDisabled, { endpoint, endpointName: name, company, url, reason })
  }
  await changed(req, 'webhooks', endpoint, [company ? companyAudience(company) : OPERATORS])
}
