import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { ENDPOINT_STATES, type WebhookEndpoint } from '@framewell/domain/webhooks/calls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { companiesOwnedBy } from '../parties/companyOf'
import { lockRow } from '../platform/database/lockRow'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { Refusing } from '../platform/http/calls/callContext'
import { hasRole } from '../platform/sessions/access'

const iso = z.coerce.date().transform((at) => at.toISOString())
const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  events: z.array(z.string()),
  state: z.enum(ENDPOINT_STATES),
  failingSince: iso.nullable(),
  reason: z.string().nullable(),
  createdAt: iso,
  waiting: z.number(),
  failed: z.number(),
  lastDeliveredAt: iso.nullable(),
})

/** Endpoints with the state of their deliveries. */
export async function findEndpoints(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<WebhookEndpoint[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select e.id, e.name, e.url, e.company_id as "companyId", c.name as "companyName", e.events, e.state::text as state,
      e.failing_since as "failingSince", e.reason, e.created_at as "createdAt", d.waiting, d.failed, d.last as "lastDeliveredAt"
    from webhook_endpoints e left join companies c on c.id = e.company_id cross join lateral (
      select count(*) filter (where state in ('queued', 'sending'))::int as waiting, count(*) filter (where state = 'failed')::int as failed,
        max(delivered_at) as last from webhook_deliveries where endpoint_id = e.id) d
    where ${where} ${behind}`)
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ companyId, companyName, ...rest }) => ({
      ...rest,
      company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
    }))
}

/** SQL: the request may manage the endpoint `e`: operators all, owners those of their companies. */
export async function keptBy(req: PayloadRequest): Promise<SqlPart> {
  if (hasRole(req, OPERATOR_ROLES)) return sql`true`
  const own = (await companiesOwnedBy(req)).map(({ id }) => id)
  return sql`e.company_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(own)}::jsonb))`
}

/** @throws CallProblem unknownEndpoint for an unknown one and somebody else's alike. */
export async function openEndpoint({ req, refuse }: Refusing<'unknownEndpoint'>, id: string): Promise<WebhookEndpoint> {
  const [found] = await findEndpoints(req, sql`e.id = ${id} and ${await keptBy(req)}`)
  if (!found) throw refuse('unknownEndpoint')
  return found
}

/** The same, locked until the transaction ends. */
export async function openEndpointForChange(context: Refusing<'unknownEndpoint'>, id: string): Promise<WebhookEndpoint> {
  await openEndpoint(context, id)
  await lockRow(context.req, 'webhook-endpoints', id)
  return openEndpoint(context, id)
}
