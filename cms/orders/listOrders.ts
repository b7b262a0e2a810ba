import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { addCents, cents } from '@framewell/domain/money/cents'
import { reviewStatus } from '@framewell/domain/orders/engineering/reviewState'
import type { listOrders as listOrdersCall } from '@framewell/domain/orders/orderCalls'
import { OPEN_STATUSES, type OrderStage } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { IS_LATE } from '../insights/lateOrders'
import { JSON_LIST } from '../network/keepShops'
import { NO_SHOP, WITH_SHOP } from '../network/withoutShop'
import { companiesOf } from '../parties/companyOf'
import { hasShop } from '../payments/projects/projectScope'
import type { SqlPart } from '../platform/database/SqlPart'
import { storedCentsSchema } from '../platform/database/storedCents'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { listDocuments } from '../platform/lists/listDocuments'
import { hasRole } from '../platform/sessions/access'
import { reviewRecords } from './engineering/reviewRecords'
import { expectedDays } from './expectedDays'
import { deliveredTimes } from './orderStagesOf'
import { OPEN, openShopCents, pricesSeen } from './pricesSeen'
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
export const listOrders: Operation<typeof listOrdersCall> = async ({ req, refuse, now }, { status, stage, ...asked }) => {
  const own = await ownOrders(req)
  // The order would tell a shop which contract price is higher.
  if (own?.makes && asked.sort === 'price')
    throw refuse('invalidInput', { fields: [{ path: 'sort', message: 'A shop’s orders cannot be sorted by price' }] })
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
  const prices = await pricesSeen(req, own?.companies ?? null, docs, now)
  const data = docs.flatMap((order) => {
    const record = reviews.get(order.id)
    const price = { priceCents: prices.get(order.id) ?? null }
    return record ? [orderRow(order, price, unread.get(order.id) ?? 0, days(order.id), reviewStatus(record))] : []
  })
  const { openValueCents, ...summary } = await summarise(req, own?.sql ?? sql`true`, own?.builds ?? sql`true`)
  const ofShop = own?.makes ? await openShopCents(req, own.companies, now) : cents(0)
  return { data, total, next, summary: { ...summary, openValueCents: addCents(openValueCents, ofShop) } }
}

interface OwnOrders {
  readonly companies: readonly string[]
  /** Whether one of the companies is a shop. */
  readonly makes: boolean
  readonly where: Where
  readonly sql: SqlPart
  /** SQL: the companies are the builder of the order. */
  readonly builds: SqlPart
}

/** The orders of a builder's or shop's companies; null for operators, who see all. */
async function ownOrders(req: PayloadRequest): Promise<OwnOrders | null> {
  if (hasRole(req, OPERATOR_ROLES)) return null
  const companies = (await companiesOf(req)).map(({ id }) => id)
  const builds = sql`company_id = any(${JSON_LIST(companies)})`
  return {
    companies,
    makes: await hasShop(req, { all: false, companyIds: companies }),
    where: { or: [{ company: { in: companies } }, { and: [{ 'fabricator.company': { in: companies } }, WITH_SHOP] }] },
    sql: sql`(${builds} or (fabricator_id in (select id from fabricators where ${builds}) and not ${NO_SHOP}))`,
    builds,
  }
}

/** @param builds SQL: orders whose contract price the request's person sees */
async function summarise(req: PayloadRequest, own: SqlPart, builds: SqlPart) {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select count(*) filter (where ${OPEN})::int as open,
      count(*) filter (where ${OPEN} and stage in ('fabrication_started', 'fabrication_complete', 'kit_packaged'))::int as "inFabrication",
      count(*) filter (where ${OPEN} and stage = 'in_transit')::int as "inTransit",
      count(*) filter (where status = 'completed' or stage in ('delivered_to_site', 'assembly_scheduled', 'assembly_in_progress'))::int as delivered,
      count(*) filter (where ${IS_LATE})::int as late,
      coalesce(sum(price_cents) filter (where ${OPEN} and ${builds}), 0) as "openValueCents"
    from orders o where ${own}`)
  return summaryRow.parse(rows[0])
}
