import { type CapacitySlot, type CapacityWeek, placeUnits, type WeekStart } from '@framewell/domain/network/capacityWeek'
import type { Coordinates } from '@framewell/domain/network/greatCircle'
import { deliveredAfter, firstMakingWeek, PLANNED_WEEKS, readyDays } from '@framewell/domain/network/leadTime'
import { isPaid } from '@framewell/domain/orders/stages'
import { hasNoShop } from '@framewell/domain/orders/transitions'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { routableShops } from '../network/routableShops'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import { shopLeads } from './expectedDays'
import { makingWindow } from './makingWindow'

const ownWeeks = z.array(z.object({ week: z.string(), units: z.coerce.number() }))

interface WantedSlot extends Coordinates {
  readonly units: number
  readonly deliverBy: string
}

/**
 * The slots an order of this size would get in its shop by that day at that site, counting its own as free; none without a shop; undefined if there is
 * no capacity. Holds nothing.
 */
export async function planSlots(
  req: PayloadRequest,
  order: Order,
  { units, deliverBy, lat: latitude, lng: longitude }: WantedSlot,
  now: Date,
): Promise<CapacitySlot[] | undefined> {
  if (hasNoShop(order)) return []
  const wanted = { fabricatorId: idOf(order.fabricator), latitude, longitude, deliverBy, paid: isPaid(order) }
  const making = await makingWindow(req, wanted, now)
  if (!making) return undefined
  const weeks = await weeksFor(req, order, making.fromWeek)
  return (
    weeks &&
    placeUnits(
      units,
      weeks.filter(({ week }) => week <= making.byWeek),
      'latest',
    )
  )
}

/** The first day on which its shop could deliver an order of this size to that site, counting its own slots as free; undefined for none. */
export async function earliestDelivery(
  req: PayloadRequest,
  order: Order,
  { units, lat: latitude, lng: longitude }: Omit<WantedSlot, 'deliverBy'>,
  now: Date,
): Promise<string | undefined> {
  const shop = idOf(order.fabricator)
  const { lead, ready } = (await shopLeads(req, [shop])).of(shop, { latitude, longitude })
  const weeks = await weeksFor(req, order, firstMakingWeek(now, readyDays(ready, isPaid(order))))
  const last = weeks && placeUnits(units, weeks, 'earliest')?.at(-1)
  return last && deliveredAfter(last.week, lead)
}

/** The planned weeks of an order's shop, its own slots free; undefined for a shop that takes no work. */
async function weeksFor(req: PayloadRequest, order: Order, fromWeek: WeekStart): Promise<CapacityWeek[] | undefined> {
  const [shop] = await routableShops(req, fromWeek, PLANNED_WEEKS, idOf(order.fabricator))
  if (shop?.status !== 'active') return undefined
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select week::text, units from capacity_holds where hold_id = ${order.holdId ?? null}::uuid and (confirmed_at is not null or expires_at > now())`)
  const own = new Map(ownWeeks.parse(rows).map((row) => [row.week, row.units]))
  return shop.weeks.map((week) => ({ ...week, bookedUnits: week.bookedUnits - (own.get(week.week) ?? 0) }))
}
