import { MILS } from '@framewell/domain/framing/profile'
import { addWeeks, type CapacityWeek, type WeekStart } from '@framewell/domain/network/capacityWeek'
import { earnedQuality } from '@framewell/domain/network/earnedQuality'
import { SHOP_WEBS } from '@framewell/domain/network/reviewingCalls'
import type { RoutableShop } from '@framewell/domain/network/routeProject'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'

const count = z.coerce.number()
const shopRow = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  is_preferred: z.boolean().nullable(),
  latitude: count,
  longitude: count,
  reach_miles: count,
  weekly_capacity: count,
  unit_cents: count,
  max_member_feet: count,
  tolerance_inches: count,
  webs: z.array(z.enum(SHOP_WEBS)),
  mils: z.array(z.union(MILS.map((mil) => z.literal(mil)))),
  finished_orders: count,
  on_time_orders: count,
  inspections: count,
  passed_inspections: count,
  disputed_orders: count,
})
const weekRow = z.object({ fabricator_id: z.string(), week: z.string(), closed: count, reserved: count, booked: count })

/** A shop whose insurance has ended counts as paused from that day on, also before the job that says so has come by [N7]. */
const statusToday = sql`case when status = 'active' and insured_until < to_char(now() at time zone 'UTC', 'YYYY-MM-DD') then 'paused' else status::text end`

/**
 * All shops with their weeks from `fromWeek` on, for routing. Holds that were not confirmed in time count for nothing.
 * @param only these shops, when not all are wanted.
 * @param without what holds for these references take counts as free.
 */
export async function routableShops(
  req: PayloadRequest,
  fromWeek: WeekStart,
  weekCount: number,
  only?: string | readonly string[],
  without: readonly string[] = [],
): Promise<readonly RoutableShop[]> {
  const database = await transactionOf(req)
  const some = only === undefined ? null : JSON.stringify([only].flat())
  const wanted = sql`select value::uuid from jsonb_array_elements_text(${some}::jsonb)`
  const shops = await database.execute(sql`
    select id, name, ${statusToday} as status, is_preferred, latitude, longitude, reach_miles, weekly_capacity, unit_cents, max_member_feet, tolerance_inches,
      webs, mils, finished_orders, on_time_orders, inspections, passed_inspections, disputed_orders
    from fabricators where ${some === null ? sql`true` : sql`id = any(array(${wanted}))`}`)
  const last = addWeeks(fromWeek, weekCount - 1)
  const weeks = await database.execute(sql`
    select fabricator_id, week::text, coalesce(max(closed_units), 0) as closed, coalesce(max(reserved_units), 0) as reserved, coalesce(sum(units), 0) as booked
    from (
      select fabricator_id, week, closed_units, reserved_units, 0 as units from capacity_weeks
      union all
      select fabricator_id, week, null, null, units from capacity_holds where (confirmed_at is not null or expires_at > now())
        and not reference = any(select jsonb_array_elements_text(${JSON.stringify(without)}::jsonb))
    ) w
    where week between ${fromWeek}::date and ${last}::date and ${some === null ? sql`true` : sql`fabricator_id = any(array(${wanted}))`}
    group by fabricator_id, week`)
  const known = new Map<string, Map<string, z.infer<typeof weekRow>>>()
  for (const row of z.array(weekRow).parse(weeks.rows)) {
    const ofShop = known.get(row.fabricator_id) ?? new Map()
    known.set(row.fabricator_id, ofShop.set(row.week, row))
  }
  const starts = Array.from({ length: weekCount }, (_, at) => addWeeks(fromWeek, at))
  return z
    .array(shopRow)
    .parse(shops.rows)
    .map((row) => ({
      id: row.id,
      name: row.name,
      status: row.status,
      isPreferred: row.is_preferred ?? false,
      location: { lat: row.latitude, lng: row.longitude },
      reachMiles: row.reach_miles,
      quality: qualityOf(row),
      unitCents: row.unit_cents,
      capabilities: { webs: row.webs, mils: row.mils, maxMemberFeet: row.max_member_feet, toleranceInches: row.tolerance_inches },
      weeks: starts.map((week) => weekOf(week, row.weekly_capacity, known.get(row.id)?.get(week))),
    }))
}

function qualityOf(row: z.infer<typeof shopRow>): number {
  return earnedQuality({
    finishedOrders: row.finished_orders,
    onTimeOrders: row.on_time_orders,
    inspections: row.inspections,
    passedInspections: row.passed_inspections,
    disputedOrders: row.disputed_orders,
  }).score
}

function weekOf(week: WeekStart, capacityUnits: number, row: z.infer<typeof weekRow> | undefined): CapacityWeek {
  return { week, capacityUnits, closedUnits: row?.closed ?? 0, reservedUnits: row?.reserved ?? 0, bookedUnits: row?.booked ?? 0 }
}
