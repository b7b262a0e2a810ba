import { type CapacitySlot, placeUnits } from '@framewell/domain/network/capacityWeek'
import type { Coordinates } from '@framewell/domain/network/greatCircle'
import { PLANNED_WEEKS } from '@framewell/domain/network/leadTime'
import { isPaid } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { routableShops } from '../network/routableShops'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import { makingWindow } from './makingWindow'

const ownWeeks = z.array(z.object({ week: z.string(), units: z.coerce.number() }))

interface WantedSlot extends Coordinates {
  readonly units: number
  readonly deliverBy: string
}

/**
 * The slots an order of this size would get in its shop by that day at that site, counting its own as free; undefined if there is no capacity. Holds
 * nothing.
 */
export async function planSlots(
  req: PayloadRequest,
  order: Order,
  { units, deliverBy, lat: latitude, lng: longitude }: WantedSlot,
  now: Date,
): Promise<CapacitySlot[] | undefined> {
  const { fabricator } = order
  const making = await makingWindow(req, { fabricatorId: idOf(fabricator), latitude, longitude, deliverBy, paid: isPaid(order) }, now)
  if (!making) return undefined
  const { fromWeek, byWeek } = making
  const [shop] = await routableShops(req, fromWeek, PLANNED_WEEKS, idOf(order.fabricator))
  if (shop?.status !== 'active') return undefined
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select week::text, units from capacity_holds where hold_id = ${order.holdId ?? null}::uuid and (confirmed_at is not null or expires_at > now())`)
  const own = new Map(ownWeeks.parse(rows).map((row) => [row.week, row.units]))
  const weeks = shop.weeks
    .filter(({ week }) => week <= byWeek)
    .map((week) => ({ ...week, bookedUnits: week.bookedUnits - (own.get(week.week) ?? 0) }))
  return placeUnits(units, weeks, 'latest')
}
