import { usedUnits, weekStartOf } from '@framewell/domain/network/capacityWeek'
import type { RoutableShop } from '@framewell/domain/network/routeProject'
import { sql } from '@payloadcms/db-postgres'
import { routableShops } from '../../network/routableShops'
import { type MetricSource, rowsAsSql } from '../metricSource'

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
  avgRating: ofActiveShops(({ quality }) => ({ value: quality * 5, weight: 1 })),
} as const satisfies Record<string, MetricSource>
