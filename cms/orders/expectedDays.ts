import { companyDay } from '@framewell/domain/dates/businessDays'
import { greatCircleMiles } from '@framewell/domain/network/greatCircle'
import { type ReadyDays, type ShopLead, shopLead } from '@framewell/domain/network/leadTime'
import { type ExpectedStage, expectedStages, isPlanned, type ShopRecordOfStages } from '@framewell/domain/orders/eta'
import { isPaid } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { JSON_LIST } from '../network/keepShops'
import { currentRoutingPolicy } from '../network/routingPolicies'
import { stageRecords } from '../network/stageRecords'
import type { Order } from '../payload-types'
import { TODAY } from '../platform/database/companyTime'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import { slotsOf } from './slotsOf'

type Dated = Pick<Order, 'id' | 'status' | 'stage' | 'stageReachedAt' | 'slots' | 'fabricator' | 'latitude' | 'longitude'>

const shopRows = z.array(z.object({ id: z.string(), lat: z.coerce.number(), lng: z.coerce.number(), closed: z.array(z.string()) }))
const fundedRows = z.array(z.object({ order: z.string(), at: z.string() }))

/** When the remaining stages of orders are expected, by order id: the one rule behind lists, orders, calendars and events. */
export async function expectedDays(
  req: PayloadRequest,
  orders: readonly Dated[],
  now: Date,
): Promise<ReadonlyMap<string, readonly ExpectedStage[]>> {
  const open = orders.filter((order) => order.status !== 'cancelled' && order.status !== 'completed' && isPlanned(order, weeksOf(order)))
  if (open.length === 0) return new Map()
  const leads = await shopLeads(req, [...new Set(open.map(({ fabricator }) => idOf(fabricator)))])
  const funded = await fundedDays(
    req,
    open.map(({ id }) => id),
  )
  const today = companyDay(now)
  return new Map(
    open.map((order) => {
      const { record, ...rest } = leads.of(idOf(order.fabricator), order)
      const { stage, stageReachedAt: reachedAt } = order
      const fundedOn = isPaid(order) ? (funded.get(order.id) ?? companyDay(new Date(reachedAt))) : null
      return [order.id, expectedStages({ stage, reachedAt, weeks: weeksOf(order), record, fundedOn, ...rest }, today)]
    }),
  )
}

const weeksOf = (order: Pick<Order, 'slots'>) => slotsOf(order).map(({ week }) => week)

/** When the remaining stages of an order are expected; none once it is completed or canceled. */
export async function expectedFor(req: PayloadRequest, order: Dated, now: Date): Promise<readonly ExpectedStage[]> {
  return (await expectedDays(req, [order], now)).get(order.id) ?? []
}

interface Leads {
  /** A shop's lead time to a site, and the days before anything is made. */
  readonly of: (
    shop: string,
    site: { readonly latitude: number; readonly longitude: number },
  ) => { readonly record: ShopRecordOfStages; readonly lead: ShopLead; readonly ready: ReadyDays }
}

/** The lead times of shops, by their own records and calendars and the current routing policy. */
export async function shopLeads(req: PayloadRequest, shops: readonly string[]): Promise<Leads> {
  const { policy } = await currentRoutingPolicy(req)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select f.id::text as id, latitude as lat, longitude as lng, coalesce((
      select json_agg(week::text) from capacity_weeks where fabricator_id = f.id and closed_units >= weekly_capacity and week > ${TODAY}::date - 7
    ), '[]') as closed from fabricators f where f.id = any(${JSON_LIST(shops)})`)
  const known = new Map(shopRows.parse(rows).map((row) => [row.id, row]))
  const records = await stageRecords(req, shops)
  return {
    of: (shop, { latitude: lat, longitude: lng }) => {
      const record = records.get(shop) ?? {}
      const found = known.get(shop)
      const miles = found ? greatCircleMiles(found, { lat, lng }) : 0
      return { record, ready: policy, lead: shopLead(policy, miles, record, new Set(found?.closed)) }
    },
  }
}

/** The day on which orders were paid for as agreed, where that is recorded. */
async function fundedDays(req: PayloadRequest, orders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select order_id::text as "order", max(at)::text as at from order_events where kind = 'funded' and order_id = any(${JSON_LIST(orders)}) group by 1`)
  return new Map(fundedRows.parse(rows).map(({ order, at }) => [order, companyDay(new Date(at))]))
}
