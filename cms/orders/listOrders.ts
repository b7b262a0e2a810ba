import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { reviewStatus } from '@framewell/domain/orders/engineering/reviewState'
import type { listOrders as listOrdersCall } from '@framewell/domain/orders/orderCalls'
import { OPEN_STATUSES, type OrderStage } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { IS_LATE } from '../insights/lateOrders'
import { companiesOf } from '../parties/companyOf'
import type { SqlPart } from '../platform/database/SqlPart'
import { storedCentsSchema } from '../platform/database/storedCents'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { listDocuments } from '../platform/lists/listDocuments'
import { hasRole } from '../platform/sessions/access'
import { reviewRecords } from './engineering/reviewRecords'
import { expectedDays } from './expectedDays'
import { deliveredTimes } from './orderStagesOf'
import { orderRow } from './storedOrder'
import { unreadOf } from './unreadOf'

const summaryRow = z.object({
  open: z.number(),
  inFabrication: z.number(),
  inTransit: z.number(),
  delivered: z.number(),
  late: z.number(),
  openValueCents: storedCentsSchema,
})
const SORTS = { placed: 'placedAt', number: 'number', company: 'companyName', price: 'priceCents', deliverBy: 'deliverBy' } as const

/** The caller's orders, with search, filters and figures over all of them. */
export const listOrders: Operation<typeof listOrdersCall> = async ({ req, now }, { status, stage, ...asked }) => {
  const own = await ownOrders(req)
  const filters: Where[] = [
    ...(status === 'all' ? [] : [status === 'open' ? { status: { in: [...OPEN_STATUSES] } } : { status: { equals: status } }]),
    ...(stage === 'all' ? [] : [{ stage: { equals: stage } }]),
  ]
  const listing = {
    collection: 'orders',
    searched: ['number', 'title', 'companyName', 'fabricatorName', 'siteAddress'],
    where: [...(own ? [own.where] : []), ...filters],
    newest: 'placedAt',
    sorts: SORTS,
    without: { frozen: true, cutList: true, form: true },
    // The collection is for operators; a member's access comes from their company.
    asSystem: own !== null,
  } as const
  const { docs, total, next } = await listDocuments(req, listing, asked)
  const unread = await unreadOf(
    req,
    docs.map(({ id }) => id),
  )
  const expected = await expectedDays(req, docs, now)
  const delivered = await deliveredTimes(req, docs)
  const dayOf = (id: string, stage: OrderStage) => expected.get(id)?.find((each) => each.stage === stage)?.at ?? null
  const days = (id: string) => ({
    expectedDelivery: dayOf(id, 'delivered_to_site'),
    deliveredAt: delivered.get(id) ?? null,
    shipBy: dayOf(id, 'in_transit'),
  })
  const reviews = await reviewRecords(req, docs)
  const data = docs.flatMap((order) => {
    const record = reviews.get(order.id)
    return record ? [orderRow(order, unread.get(order.id) ?? 0, days(order.id), reviewStatus(record))] : []
  })
  return { data, total, next, summary: await summarise(req, own?.sql ?? sql`true`) }
}

/** The orders of a builder's or shop's companies; null for operators, who see all. */
async function ownOrders(req: PayloadRequest): Promise<{ readonly where: Where; readonly sql: SqlPart } | null> {
  if (hasRole(req, OPERATOR_ROLES)) return null
  const companies = (await companiesOf(req)).map(({ id }) => id)
  const ids = JSON.stringify(companies)
  return {
    where: { or: [{ company: { in: companies } }, { 'fabricator.company': { in: companies } }] },
    sql: sql`(company_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb)) or fabricator_id in (
      select id from fabricators where company_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))))`,
  }
}

async function summarise(req: PayloadRequest, own: SqlPart) {
  const database = await transactionOf(req)
  const open = sql`status in ('awaiting_signature', 'awaiting_funds', 'active', 'on_hold')`
  const { rows } = await database.execute(sql`
    select count(*) filter (where ${open})::int as open,
      count(*) filter (where ${open} and stage in ('fabrication_started', 'fabrication_complete', 'kit_packaged'))::int as "inFabrication",
      count(*) filter (where ${open} and stage = 'in_transit')::int as "inTransit",
      count(*) filter (where status = 'completed' or stage in ('delivered_to_site', 'assembly_scheduled', 'assembly_in_progress'))::int as delivered,
      count(*) filter (where ${IS_LATE})::int as late,
      coalesce(sum(price_cents) filter (where ${open}), 0) as "openValueCents"
    from orders o where ${own}`)
  return summaryRow.parse(rows[0])
}
