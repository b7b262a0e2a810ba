import { usedUnits, weekStartOf } from '@framewell/domain/network/capacityWeek'
import type { listPublicFabricators as listPublicFabricatorsCall } from '@framewell/domain/network/directoryCalls'
import { FABRICATOR_STATUSES } from '@framewell/domain/network/networkStatus'
import { certificationTier } from '@framewell/domain/orders/shopCertification'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { zoneText } from '../platform/database/companyTime'
import { rowStamp } from '../platform/database/tableStamp'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { routableShops } from './routableShops'

const shopRow = z.object({ id: z.string(), address: z.string(), finishedOrders: z.number() })
const statusSchema = z.enum(FABRICATOR_STATUSES)

/** Changes with shops, calendars and open holds, and with the day: weeks begin and certificates end. */
export const PUBLIC_FABRICATORS_STAMP = `select concat_ws(' ', (now() at time zone ${zoneText()})::date,
  (select ${rowStamp('id', 'xmin')} from fabricators), (select ${rowStamp('fabricator_id', 'week', 'xmin')} from capacity_weeks),
  (select ${rowStamp('hold_id', 'week', 'xmin')} from capacity_holds where confirmed_at is not null or expires_at > now())) as stamp`

/** The shops with this week's load, by name. */
export const listPublicFabricators: Operation<typeof listPublicFabricatorsCall> = async ({ req, now }) => {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select id, address, finished_orders::int as "finishedOrders" from fabricators`)
  const found = new Map(
    z
      .array(shopRow)
      .parse(rows)
      .map(({ id, ...shop }) => [id, shop]),
  )
  const shops = await routableShops(req, weekStartOf(now), 1)
  return shops
    .map((shop) => ({
      id: shop.id,
      name: shop.name,
      isPreferred: shop.isPreferred,
      certificationTier: certificationTier({
        isPreferred: shop.isPreferred,
        finishedOrders: found.get(shop.id)?.finishedOrders ?? 0,
        score: shop.quality,
      }),
      status: statusSchema.parse(shop.status),
      address: found.get(shop.id)?.address ?? '',
      qualityScore: shop.quality.toFixed(2),
      finishedOrders: found.get(shop.id)?.finishedOrders ?? 0,
      currentLoad: shop.weeks[0] ? usedUnits(shop.weeks[0]) : 0,
      weeklyCapacity: shop.weeks[0]?.capacityUnits ?? 0,
      location: shop.location,
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
