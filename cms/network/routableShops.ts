import { MILS } from '@framewell/domain/framing/mil'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { addWeeks, type CapacityWeek, emptyWeek, type WeekStart } from '@framewell/domain/network/capacityWeek'
import { earnedQuality } from '@framewell/domain/network/earnedQuality'
import { SHOP_WEBS } from '@framewell/domain/network/fabricatorFacts'
import type { RoutableProject, RoutableShop } from '@framewell/domain/network/routeProject'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { TODAY } from '../platform/database/companyTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { unitCentsOf } from './shopPrices'

const text = z.string()
const number = z.number()
/** A shop's row: its facts in the order of `factsFor`. */
const shopRow = z.tuple([
  z.object({ id: text, name: text, status: text, isPreferred: z.boolean().nullable() }),
  z.object({ lat: number, lng: number }),
  z.object({ reachMiles: number, unitCents: centsSchema.nullable() }),
  number,
  z.object({
    webs: z.array(z.enum(SHOP_WEBS)),
    mils: z.array(z.union(MILS.map((mil) => z.literal(mil)))),
    maxMemberFeet: number,
    toleranceInches: number,
  }),
  z.object({ finishedOrders: number, onTimeOrders: number, inspections: number, passedInspections: number, disputedOrders: number }),
])
/** A week of a shop: whose it is, how many weeks after the first, closed, reserved, booked and held units. */
const takenRow = z.tuple([text, number, number, number, number, number])
const answerSchema = z.object({ shops: z.array(shopRow).nullable(), taken: z.array(takenRow).nullable() })
type TakenRow = z.infer<typeof takenRow>

/** A shop whose insurance has ended counts as paused from that day on, even before the job has paused it. */
const STATUS_TODAY = sql`case when status = 'active' and insured_until < (select ${TODAY}) then 'paused' else status::text end`
const factsFor = (priced: Priced) => sql`json_build_array(
  json_build_object('id', id, 'name', name, 'status', ${STATUS_TODAY}, 'isPreferred', is_preferred),
  json_build_object('lat', latitude, 'lng', longitude),
  json_build_object('reachMiles', reach_miles, 'unitCents', ${unitCentsOf(priced)}),
  weekly_capacity,
  json_build_object('webs', webs, 'mils', mils, 'maxMemberFeet', max_member_feet, 'toleranceInches', tolerance_inches),
  json_build_object('finishedOrders', finished_orders, 'onTimeOrders', on_time_orders, 'inspections', inspections,
    'passedInspections', passed_inspections, 'disputedOrders', disputed_orders))`

/** What shops' prices depend on. */
type Priced = Pick<RoutableProject, 'units' | 'job'>
/** For a caller that does not look at prices. */
const UNPRICED: Priced = { units: 1 }

interface Reading {
  readonly priced?: Priced | undefined
  readonly from: WeekStart
  readonly weekCount: number
  /** SQL condition for the shops. */
  readonly where: SqlPart
  /** If the network has more, none. */
  readonly atMost?: number | undefined
  /** Capacity held for these references counts as free. */
  readonly without?: readonly string[] | undefined
}

/**
 * Shops with their weeks; holds that were not confirmed in time do not count. One statement that returns one row of JSON: for a hundred
 * shops, round trips and reading two thousand fields one by one cost more than finding them.
 */
async function readShops(
  req: PayloadRequest,
  { from, weekCount, where, atMost, without = [], priced = UNPRICED }: Reading,
): Promise<readonly RoutableShop[]> {
  const database = await transactionOf(req)
  const isFew = atMost === undefined ? sql`true` : sql`(select count(*) from asked) <= ${atMost}`
  const others =
    without.length === 0 ? sql`` : sql`and not reference = any(select jsonb_array_elements_text(${JSON.stringify(without)}::jsonb))`
  const { rows } = await database.execute(sql`
    with asked as materialized (
      select id, ${factsFor(priced)} as facts from fabricators where ${where} limit ${atMost === undefined ? null : atMost + 1}::bigint
    )
    select (select json_agg(facts) from asked where ${isFew}) as shops,
      (select json_agg(json_build_array(fabricator_id, (week - ${from}::date) / 7, closed_units, reserved_units, units, held)) from (
        select fabricator_id, week, closed_units, reserved_units, 0 as units, 0 as held from capacity_weeks
        union all
        select fabricator_id, week, 0, 0, units, case when confirmed_at is null then units else 0 end from capacity_holds where (confirmed_at is not null or expires_at > now()) ${others}
      ) w where week between ${from}::date and ${addWeeks(from, weekCount - 1)}::date and ${isFew} and fabricator_id in (select id from asked)) as taken`)
  const { shops, taken } = answerSchema.parse(rows[0])
  const takenOf = new Map<string, TakenRow[]>()
  for (const row of taken ?? []) {
    const known = takenOf.get(row[0])
    if (known) known.push(row)
    else takenOf.set(row[0], [row])
  }
  const starts = Array.from({ length: weekCount }, (_, at) => addWeeks(from, at))
  return (shops ?? []).map(([facts, location, asks, weeklyCapacity, capabilities, record]) => ({
    ...facts,
    isPreferred: facts.isPreferred ?? false,
    location,
    ...asks,
    quality: earnedQuality(record).score,
    finishedOrders: record.finishedOrders,
    capabilities,
    weeks: weeksOf(starts, weeklyCapacity, takenOf.get(facts.id)),
  }))
}

/**
 * All shops with their weeks from `fromWeek` on, for routing.
 * @param only these shops, if not all.
 * @param without references whose held capacity counts as free.
 * @param priced the project whose price at each shop is wanted
 */
export async function routableShops(
  req: PayloadRequest,
  fromWeek: WeekStart,
  weekCount: number,
  only?: string | readonly string[],
  without: readonly string[] = [],
  priced?: Priced,
): Promise<readonly RoutableShop[]> {
  const where =
    only === undefined
      ? sql`true`
      : sql`id = any(array(select value::uuid from jsonb_array_elements_text(${JSON.stringify([only].flat())}::jsonb)))`
  return readShops(req, { from: fromWeek, weekCount, where, without, priced })
}

/** All shops of a network that has at most this many; for a larger one, none. */
export async function shopsOfSmallNetwork(
  req: PayloadRequest,
  { atMost, ...reading }: Pick<Reading, 'from' | 'weekCount' | 'without' | 'priced'> & { readonly atMost: number },
): Promise<readonly RoutableShop[]> {
  return readShops(req, { ...reading, where: sql`true`, atMost })
}

function weeksOf(starts: readonly WeekStart[], capacityUnits: number, taken: readonly TakenRow[] = []): readonly CapacityWeek[] {
  const weeks = starts.map((week) => emptyWeek(week, capacityUnits))
  for (const [, at, closed, reserved, booked, held] of taken) {
    const week = weeks[at]
    if (!week) continue
    week.closedUnits += closed
    week.reservedUnits += reserved
    week.bookedUnits += booked
    week.heldUnits += held
  }
  return weeks
}
