import { weeksBetween } from '@framewell/domain/network/capacityWeek'
import { QUALITY_PRIOR, QUALITY_WEIGHTS } from '@framewell/domain/network/earnedQuality'
import { EARTH_RADIUS_MILES } from '@framewell/domain/network/greatCircle'
import { lastMakingWeek, shopLead } from '@framewell/domain/network/leadTime'
import { type OmittedShops, omittedShopsSchema } from '@framewell/domain/network/omittedShops'
import { NEUTRAL_PRICE, type RoutableProject, weightSum } from '@framewell/domain/network/routeProject'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { undominated } from '@framewell/domain/network/undominated'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { ACTIVE_TODAY, JSON_LIST, keepShops } from './keepShops'
import { unitCentsOf } from './shopPrices'

export interface Narrowed {
  /** Shops that can take the project as far as SQL can tell, those with the highest possible score first. */
  readonly ids: readonly string[]
  /** No other shop can score more; 0 if none is left. */
  readonly boundOfRest: number
  /** Shops that other weights could choose: for every other fit shop, one of these is as good in each part. Some are among `ids`. */
  readonly undominated: readonly string[]
  /** How many can take the project as far as SQL can tell. */
  readonly fit: number
  /** How many cannot, by reason. */
  readonly unfit: OmittedShops
}

interface Narrowing {
  readonly project: RoutableProject
  readonly policy: RoutingPolicy
  readonly most: number
  /** The decision that stores every examined shop, by name and reason; without one, nothing is stored. */
  readonly decisionId?: string | undefined
}

const answerSchema = z.object({
  shops: z.number(),
  active: z.number(),
  counts: z.record(z.string(), z.number()).nullable(),
  best: z.array(z.object({ id: z.string(), bound: z.number() })).nullable(),
  open: z.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.number(), z.boolean()])).nullable(),
})
/** How many of the best all others are compared with first: nearly every shop is beaten by one of them. */
const STRONGEST = 16
/** A little more than any rounding difference between this and the rule. */
const MARGIN = 1e-9

/**
 * The shops of a large network worth considering for a project, found in one statement. The rule stays `routeProject`: this leaves out only
 * shops that would be unfit, and orders the rest by a bound that is never below their score, so that the best of all are among the first.
 * `offset 0` keeps each distance, price and quality from being computed again wherever it is used, which took four fifths of the time.
 */
export async function narrowShops(req: PayloadRequest, { project, policy, most, decisionId }: Narrowing): Promise<Narrowed> {
  const { location, units, fromWeek, byWeek, deliverBy, needs, tier, awayFrom: without = [] } = project
  const { lat, lng } = location
  const { weights } = policy
  const countsBonus = policy.bonusTiers.includes(tier) ? sql`true` : sql`false`
  // For the bound, a cent of freight less than the rule rounds to.
  const priceShare = (cents: SqlPart) =>
    sql`case when unit_cents is null then ${NEUTRAL_PRICE}::float8
      else greatest(0, least(1, (${policy.worstUnitCents} - unit_cents - ${cents} / ${units}) / ${policy.worstUnitCents - policy.bestUnitCents})) end`
  const freeShare = sql`coalesce(greatest(0, least(1, (capacity - taken) / nullif(capacity, 0))), 0)`
  const { orders, onTimeRate, inspectionRate, disputeFreeRate } = QUALITY_PRIOR
  const rate = (good: string, all: string, prior: number, weight: number) =>
    `${weight} * (${good}::float8 + ${orders * prior}) / (${all}::float8 + ${orders})`
  const quality = sql.raw(
    [
      rate('on_time_orders', 'finished_orders', onTimeRate, QUALITY_WEIGHTS.onTime),
      rate('passed_inspections', 'inspections', inspectionRate, QUALITY_WEIGHTS.inspection),
      rate('(finished_orders - disputed_orders)', 'finished_orders', disputeFreeRate, QUALITY_WEIGHTS.disputeFree),
    ].join(' + '),
  )
  const lanes = [...policy.freightLanes].slice(0, -1)
  const last = policy.freightLanes.at(-1)
  const weeks = weeksBetween(fromWeek, byWeek)
  // A longer lane leaves fewer weeks to make it in. What a shop's own record and its closed weeks leave, only the rule knows.
  const weeksFor = (miles: number) =>
    Math.max(0, weeksBetween(fromWeek, deliverBy === undefined ? byWeek : lastMakingWeek(deliverBy, shopLead(policy, miles))))
  const weekCount = sql.raw(
    `(case ${lanes.map(({ upToMiles }) => `when miles <= ${upToMiles} then ${weeksFor(upToMiles)}`).join(' ')} else ${weeksFor(Number.POSITIVE_INFINITY)} end)`,
  )
  const freight = sql.raw(
    `(case ${lanes.map((lane) => `when miles <= ${lane.upToMiles} then ${lane.fixedCents} + miles * ${lane.perMileCents}`).join(' ')}
      else ${last?.fixedCents ?? 0} + miles * ${last?.perMileCents ?? 0} end)`,
  )
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    with busy as (
      -- A week can be closed for more than the shop makes since it makes less: it loses no more than it has.
      select fabricator_id, week, least(closed_units + reserved_units, weekly_capacity)::float8 as units
      from capacity_weeks join fabricators on id = fabricator_id where week between ${fromWeek}::date and ${byWeek}::date
      union all
      select fabricator_id, week, units::float8 from capacity_holds
      where week between ${fromWeek}::date and ${byWeek}::date and (confirmed_at is not null or expires_at > now())
    ), placed as (
      select *, latitude::float8 as lat, longitude::float8 as lng from fabricators
      where ${ACTIVE_TODAY} and ${boxAround(location, policy.maxMiles)} and not id = any(${JSON_LIST(without)})
      offset 0
    ), near as (
      select *, ${2 * EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(sin(radians(lat - ${lat}) / 2) ^ 2
          + cos(radians(lat)) * cos(radians(${lat}::float8)) * sin(radians(lng - ${lng}) / 2) ^ 2))) as miles
      from placed
      offset 0
    ), timed as (
      select *, ${weekCount} as week_count, ${unitCentsOf(project)} as unit_cents from near as fabricators where miles <= least(reach_miles::float8, ${policy.maxMiles}) + ${MARGIN}
      offset 0
    ), left_over as (
      select fabricator_id, sum(units) as used, sum(units) filter (where week < ${fromWeek}::date + 7 * week_count) as used_in_time
      from busy join timed on id = fabricator_id group by fabricator_id
    ), priced as (
      select id, miles, is_preferred, webs, mils, max_member_feet, tolerance_inches, unit_cents,
        weekly_capacity::float8 * ${weeks} as capacity, coalesce(used, 0) as taken,
        greatest(0, weekly_capacity * week_count - coalesce(used_in_time, 0)) as room, ${quality} as quality, ${freight} as freight
      from timed left join left_over on fabricator_id = id
      offset 0
    ), judged as (
      select *, case
          when quality < ${policy.minQuality - MARGIN} then 'quality'
          when not (webs @> ${JSON.stringify(needs?.webs ?? [])}::jsonb and mils @> ${JSON.stringify(needs?.mils ?? [])}::jsonb) then 'profiles'
          when max_member_feet < ${needs?.longestMemberFeet ?? 0} then 'memberLength'
          when tolerance_inches > ${needs?.toleranceInches ?? 1_000} then 'tolerance'
          when room < ${units} then 'capacity'
        end as reason
      from priced
      offset 0
    ), reachable as materialized (
      select id, miles, capacity, greatest(0, capacity - taken) as free, unit_cents, greatest(0, 1 - miles / ${policy.maxMiles}) as proximity,
        ${freeShare} as free_share, least(1, quality) as quality,
        ${priceShare(sql`round(freight)`)} as price, is_preferred is true and ${countsBonus} as preferred,
        reason,
        (${weights.proximity} * greatest(0, 1 - miles / ${policy.maxMiles})
          + ${weights.capacity} * ${freeShare}
          + ${weights.quality} * least(1, quality)
          + ${weights.price} * ${priceShare(sql`(freight - 1)`)}
          + case when is_preferred and ${countsBonus} then ${policy.tierBonus}::float8 else 0 end) / ${weightSum(policy)} as bound
      from judged
    ), strongest as (
      select * from reachable where reason is null order by bound desc, miles, id limit ${STRONGEST}
    )${decisionId === undefined ? sql`` : keepShops(decisionId, { project, policy })}
    select shops, active,
      (select jsonb_object_agg(coalesce(reason, 'fit'), n) from (select reason, count(*) as n from reachable group by reason) c) as counts,
      (select jsonb_agg(b) from (
        select id, bound from reachable where reason is null order by bound desc, miles, id limit ${most + 1}
      ) b) as best,
      (select json_agg(json_build_array(id, proximity, free_share, quality, price, preferred)) from reachable r where reason is null and not exists (
        select from strongest s where s.proximity >= r.proximity and s.free_share >= r.free_share and s.quality >= r.quality and s.price >= r.price
          and s.preferred >= r.preferred and s.id <> r.id
          and (s.proximity > r.proximity or s.free_share > r.free_share or s.quality > r.quality or s.price > r.price or s.preferred > r.preferred)
      )) as open
    from (select count(*)::int as shops, count(*) filter (where ${ACTIVE_TODAY})::int as active from fabricators where not id = any(${JSON_LIST(without)})) c`)
  const { shops, active, counts, best, open } = answerSchema.parse(rows[0])
  const found = best ?? []
  const { fit = 0, ...unfit } = counts ?? {}
  const reachable = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const kept = found.slice(0, most)
  return {
    ids: kept.map(({ id }) => id),
    boundOfRest: (found[most]?.bound ?? -MARGIN) + MARGIN,
    undominated: undominated(
      (open ?? []).map(([id, proximity, capacity, quality, price, preferred]) => ({
        id,
        parts: { proximity, capacity, quality, price },
        preferred,
      })),
    ).map(({ id }) => id),
    fit,
    unfit: omittedShopsSchema.parse({
      ...unfit,
      ...(shops > active && { status: shops - active }),
      ...(active > reachable && { reach: active - reachable }),
    }),
  }
}

/** The active shops nearest to a project that nobody can take as requested: a refusal looks among them for what would help. */
export async function helpfulShops(
  req: PayloadRequest,
  {
    project: { location, awayFrom: without = [] },
    most,
  }: { readonly project: Pick<RoutableProject, 'location' | 'awayFrom'>; readonly most: number },
): Promise<readonly string[]> {
  const { lat, lng } = location
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

/** Miles per degree of latitude, slightly underestimated. */
const MILES_PER_DEGREE = 68.9

/** Latitudes, and longitudes if the box is clear of the poles and the antimeridian, that contain everything within this distance. */
function boxAround({ lat, lng }: RoutableProject['location'], miles: number) {
  const high = miles / MILES_PER_DEGREE
  const farthest = Math.min(90, Math.abs(lat) + high)
  const wide = farthest >= 89 ? 360 : high / Math.cos((farthest * Math.PI) / 180)
  const rows = sql`latitude between ${lat - high}::numeric and ${lat + high}::numeric`
  return lng - wide < -180 || lng + wide > 180 ? rows : sql`${rows} and longitude between ${lng - wide}::numeric and ${lng + wide}::numeric`
}
