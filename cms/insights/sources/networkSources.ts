import { usedUnits, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { earnedQuality } from '@framewell/domain/network/earnedQuality'
import type { RoutableShop } from '@framewell/domain/network/routeProject'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { routableShops } from '../../network/routableShops'
import { transactionOf } from '../../platform/database/transactionOf'
import { type MetricSource, rowsAsSql } from '../metricSource'

const number = z.coerce.number()
const ratedShops = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    ...{ finishedOrders: number, onTimeOrders: number, inspections: number, passedInspections: number, disputedOrders: number },
  }),
)
const hrefOf = (id: string) => `/admin-dashboard?tab=fabricators&shop=${id}`

/** Active shops by the rules of routing: the same calendar, the same quality. */
const ofActiveShops =
  (figureOf: (shop: RoutableShop) => { readonly value: number; readonly weight: number }): MetricSource =>
  async ({ req, now }) => {
    const shops = (await routableShops(req, weekStartOf(now), 1)).filter(({ status }) => status === 'active')
    return rowsAsSql(shops.map((shop) => ({ id: shop.id, label: shop.name, at: null, href: hrefOf(shop.id), ...figureOf(shop) })))
  }

/** Figures about the production network. */
export const networkSources = {
  activeFabricators: () => sql`
    select id::text, name as label, created_at as at, 1::float8 as value, 1::float8 as weight,
      '/admin-dashboard?tab=fabricators&shop=' || id as href
    from fabricators where status = 'active'`,
  capacityUtilization: ofActiveShops(({ weeks: [week] }) => ({
    value: week ? usedUnits(week) : 0,
    weight: week?.capacityUnits ?? 0,
  })),
  // A shop without finished orders has no rating yet.
  avgRating: async ({ req }) => {
    const { rows } = await (await transactionOf(req)).execute(sql`
      select id::text, name, finished_orders as "finishedOrders", on_time_orders as "onTimeOrders", inspections,
        passed_inspections as "passedInspections", disputed_orders as "disputedOrders"
      from fabricators where status = 'active' and finished_orders > 0`)
    return rowsAsSql(
      ratedShops.parse(rows).map(({ id, name, ...record }) => ({
        ...{ id, label: name, at: null, href: hrefOf(id) },
        value: earnedQuality(record).score * 5,
        weight: 1,
      })),
    )
  },
} as const satisfies Record<string, MetricSource>
