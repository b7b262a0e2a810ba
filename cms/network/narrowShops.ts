import { weeksBetween } from '@framewell/domain/network/capacityWeek'
import { QUALITY_PRIOR, QUALITY_WEIGHTS } from '@framewell/domain/network/earnedQuality'
import { EARTH_RADIUS_MILES } from '@framewell/domain/network/greatCircle'
import { type LeftOut, leftOutSchema } from '@framewell/domain/network/leftOut'
import { type RoutableProject, weightSum } from '@framewell/domain/network/routeProject'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'

export interface Narrowed {
  /** Shops that can take the project as far as SQL can tell, those that can score most first. */
  readonly ids: readonly string[]
  /** No shop that is not among them can score more; 0 when none is left. */
  readonly boundOfRest: number
  /** Shops that are not among them, by reason. */
  readonly leftOut: LeftOut
}

interface Narrowing {
  readonly project: RoutableProject
  readonly policy: RoutingPolicy
  readonly without: readonly string[]
  readonly most: number
}

const answerSchema = z.object({
  shops: z.number(),
  active: z.number(),
  counts: z.record(z.string(), z.number()).nullable(),
  best: z.array(z.object({ id: z.string(), bound: z.number() })).nullable(),
})
/** A little more than any rounding between this and the rule can make. */
const MARGIN = 1e-9

/**
 * The shops of a large network that are worth looking at for a project, found in one statement. The rule stays `routeProject`: this leaves out
 * only what that would call unfit, and orders the rest by a bound that is never below their score, so that the best of all are among the first.
 */
export async function narrowShops(req: PayloadRequest, { project, policy, without, most }: Narrowing): Promise<Narrowed> {
  const { location, units, fromWeek, byWeek, needs, tier } = project
  const { lat, lng } = location
  const weeks = weeksBetween(fromWeek, byWeek)
  const { weights } = policy
  const bonus = policy.bonusTiers.includes(tier) ? policy.tierBonus : 0
  const range = policy.worstUnitCents - policy.bestUnitCents
  const { orders, onTimeRate, inspectionRate, disputeFreeRate } = QUALITY_PRIOR
  const rate = (good: string, all: string, prior: number, weight: number) =>
    `${weight} * (${good} + ${orders * prior}) / (${all} + ${orders})::float8`
  const quality = sql.raw(
    [
      rate('on_time_orders', 'finished_orders', onTimeRate, QUALITY_WEIGHTS.onTime),
      rate('passed_inspections', 'inspections', inspectionRate, QUALITY_WEIGHTS.inspection),
      rate('(finished_orders - disputed_orders)', 'finished_orders', disputeFreeRate, QUALITY_WEIGHTS.disputeFree),
    ].join(' + '),
  )
  const lanes = [...policy.freightLanes].slice(0, -1)
  const last = policy.freightLanes.at(-1)
  // A cent less than the rule rounds to.
  const freight = sql.raw(
    `(case ${lanes.map((lane) => `when miles <= ${lane.upToMiles} then ${lane.fixedCents} + miles * ${lane.perMileCents}`).join(' ')}
      else ${last?.fixedCents ?? 0} + miles * ${last?.perMileCents ?? 0} end) - 1`,
  )
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    with left_over as (
      select fabricator_id, sum(units)::float8 as used from (
        select fabricator_id, closed_units + reserved_units as units from capacity_weeks where week between ${fromWeek}::date and ${byWeek}::date
        union all
        select fabricator_id, units from capacity_holds
        where week between ${fromWeek}::date and ${byWeek}::date and (confirmed_at is not null or expires_at > now())
      ) w group by fabricator_id
    ), near as (
      select id, is_preferred, reach_miles::float8 as reach, unit_cents::float8 as unit_cents, weekly_capacity::float8 * ${weeks} as capacity, webs, mils,
        max_member_feet, tolerance_inches, ${quality} as quality,
        ${2 * EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(sin(radians(latitude::float8 - ${lat}) / 2) ^ 2
          + cos(radians(latitude::float8)) * cos(radians(${lat}::float8)) * sin(radians(longitude::float8 - ${lng}) / 2) ^ 2))) as miles
      from fabricators
      where ${ACTIVE_TODAY} and ${boxAround(location, policy.maxMiles)} and not id = any(${JSON_LIST(without)})
    ), reachable as materialized (
      select id, miles,
        case
          when quality < ${policy.minQuality - MARGIN} then 'quality'
          when not (webs @> ${JSON.stringify(needs?.webs ?? [])}::jsonb and mils @> ${JSON.stringify(needs?.mils ?? [])}::jsonb) then 'profiles'
          when max_member_feet < ${needs?.longestMemberFeet ?? 0} then 'memberLength'
          when tolerance_inches > ${needs?.toleranceInches ?? 1_000} then 'tolerance'
          when capacity - coalesce(used, 0) < ${units} then 'capacity'
        end as reason,
        (${weights.proximity} * greatest(0, 1 - miles / ${policy.maxMiles})
          + ${weights.capacity} * greatest(0, least(1, (capacity - coalesce(used, 0)) / nullif(capacity, 0)))
          + ${weights.quality} * least(1, quality)
          + ${weights.price} * greatest(0, least(1, (${policy.worstUnitCents} - unit_cents - (${freight}) / ${units}) / ${range}))
          + case when is_preferred then ${bonus}::float8 else 0 end) / ${weightSum(policy)} as bound
      from near left join left_over on fabricator_id = id where miles <= least(reach, ${policy.maxMiles}) + ${MARGIN}
    )
    select (select count(*)::int from fabricators where not id = any(${JSON_LIST(without)})) as shops,
      (select count(*)::int from fabricators where ${ACTIVE_TODAY} and not id = any(${JSON_LIST(without)})) as active,
      (select jsonb_object_agg(coalesce(reason, 'fit'), n) from (select reason, count(*) as n from reachable group by reason) c) as counts,
      (select jsonb_agg(b) from (
        select id, bound from reachable where reason is null order by bound desc, miles, id limit ${most + 1}
      ) b) as best`)
  const { shops, active, counts, best } = answerSchema.parse(rows[0])
  const found = best ?? []
  const { fit = 0, ...unfit } = counts ?? {}
  const reachable = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const kept = found.slice(0, most)
  return {
    ids: kept.map(({ id }) => id),
    boundOfRest: (found[most]?.bound ?? -MARGIN) + MARGIN,
    leftOut: leftOutSchema.parse({
      ...unfit,
      ...(shops > active && { status: shops - active }),
      ...(active > reachable && { reach: active - reachable }),
      ...(fit > kept.length && { outscored: fit - kept.length }),
    }),
  }
}

/** The active shops nearest to a project that nobody can take as asked: among them a refusal finds what would help. */
export async function helpfulShops(req: PayloadRequest, { project, without, most }: Omit<Narrowing, 'policy'>): Promise<readonly string[]> {
  const { lat, lng } = project.location
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id from fabricators where ${ACTIVE_TODAY} and not id = any(${JSON_LIST(without)})
    order by sin(radians(latitude::float8 - ${lat}) / 2) ^ 2
      + cos(radians(latitude::float8)) * cos(radians(${lat}::float8)) * sin(radians(longitude::float8 - ${lng}) / 2) ^ 2, id
    limit ${most}`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}

const ACTIVE_TODAY = sql`status = 'active' and (insured_until is null or insured_until >= to_char(now() at time zone 'UTC', 'YYYY-MM-DD'))`
const JSON_LIST = (ids: readonly string[]) => sql`array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** Miles of a degree of latitude, a little less than they are. */
const MILES_PER_DEGREE = 68.9

/** Latitudes, and longitudes where the box stays clear of the poles and the antimeridian, within which everything as near as that lies. */
function boxAround({ lat, lng }: RoutableProject['location'], miles: number) {
  const high = miles / MILES_PER_DEGREE
  const farthest = Math.min(90, Math.abs(lat) + high)
  const wide = farthest >= 89 ? 360 : high / Math.cos((farthest * Math.PI) / 180)
  const rows = sql`latitude between ${lat - high}::numeric and ${lat + high}::numeric`
  return lng - wide < -180 || lng + wide > 180 ? rows : sql`${rows} and longitude between ${lng - wide}::numeric and ${lng + wide}::numeric`
}
