import { rmSync } from 'node:fs'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { PLANNED_WEEKS } from '@framewell/domain/network/leadTime'
import { MAX_STORED_CANDIDATES } from '@framewell/domain/network/omittedShops'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import { quantile, timed } from '@framewell/server-kit/testing/figures'
import { ownRun } from '@framewell/server-kit/testing/ownRun'
import type { Payload } from 'payload'

const FOLDER = ownRun('bench-network')
const { getPayload, createLocalReq } = await import('payload')
const { default: config } = await import('@payload-config')
const { env } = await import('../env')
const { stopEmbedded } = await import('../platform/database/embeddedPostgres')
const { asOwner } = await import('../platform/database/database')
const { inTransaction } = await import('../platform/database/inTransaction')
const { routeOverNetwork } = await import('../network/candidateShops')
const { routeAndRecord } = await import('../network/routeAndRecord')
const { holdCapacity } = await import('../network/capacityHolds')

const FROM = weekStartOf(new Date())
const WEEKS = 8
/** Rounds that do not count: plans and compiled code are made in them. */
const WARM_UP = 10

export async function openDatabase(): Promise<Payload> {
  return getPayload({ config })
}

export async function closeDatabase(payload: Payload): Promise<void> {
  await payload.destroy()
  await stopEmbedded(env.DATA_DIR)
  rmSync(FOLDER, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/** That many shops over the middle of the country, half of them with orders in three of the coming weeks. */
export async function fillNetwork({ db }: Payload, shops: number): Promise<void> {
  await asOwner((client) => client.query('truncate fabricators, capacity_holds, capacity_weeks cascade'))
  await db.pool.query(
    `insert into fabricators (name, address, latitude, longitude, reach_miles, weekly_capacity, max_member_feet, tolerance_inches, webs, mils,
       finished_orders, on_time_orders, inspections, passed_inspections, disputed_orders, status, is_preferred)
     select 'Shop ' || n, 'Somewhere', 30 + random() * 15, -110 + random() * 30, 400, 40, 40, 0.06, '["350"]', '[33]',
       f, f - f / 8, f, f - f / 10, f / 20, 'active', random() < 0.2
     from (select n, floor(random() * 60)::int as f from generate_series(1, $1) n, (select setseed(0.42)) seed) s`,
    [shops],
  )
  await db.pool.query(
    `insert into shop_price_lists (fabricator_id, status, "from", rates, proposed_by, decided_at)
     select id, 'approved', '2026-01-01', jsonb_build_object('plans', '{}'::jsonb, 'perPoundCents', null, 'perUnitCents', round(90000 + random() * 60000)::int), 'bench', now()
     from fabricators`,
  )
  await db.pool.query(
    `insert into capacity_holds (hold_id, fabricator_id, week, units, reference, expires_at, confirmed_at)
     select gen_random_uuid(), id, $1::date + 7 * w, 1 + floor(random() * 38)::int, 'O-' || w, now() + interval '1 day', now()
     from fabricators, generate_series(0, 2) w where right(id::text, 1) < '8'`,
    [FROM],
  )
  await asOwner((client) => client.query('vacuum analyze fabricators, capacity_holds, shop_price_lists'))
}

/**
 * The floor: what a candidate's data are, in one statement as one would write it by hand, and no decision. Every active shop with its distance, its
 * facts and what is free in the weeks needed; of many the nearest, as many as a decision keeps.
 */
const BARE_SCAN = `
  select f.id, f.name, f.status, f.is_preferred, f.latitude, f.longitude, f.reach_miles, f.weekly_capacity, l.rates, f.max_member_feet,
    f.tolerance_inches, f.webs, f.mils, f.finished_orders, f.on_time_orders, f.inspections, f.passed_inspections, f.disputed_orders,
    2 * 3958.76 * asin(least(1, sqrt(sin(radians(f.latitude::float8 - $1) / 2) ^ 2
      + cos(radians(f.latitude::float8)) * cos(radians($1)) * sin(radians(f.longitude::float8 - $2) / 2) ^ 2))) as miles,
    f.weekly_capacity * $3 - coalesce(h.used, 0) as free
  from fabricators f left join (
    select fabricator_id, sum(units) as used from capacity_holds
    where week between $4::date and $5::date and (confirmed_at is not null or expires_at > now()) group by fabricator_id
  ) h on h.fabricator_id = f.id left join shop_price_lists l on l.fabricator_id = f.id
  where f.status = 'active' order by miles limit ${MAX_STORED_CANDIDATES}`

/**
 * Rounds of the bare scan and of routing, each inside a transaction that is open already, as a call has one; what beginning and ending one costs;
 * and routing with its stored decision, from beginning to end. Interleaved. Milliseconds.
 */
export async function timeRouting(payload: Payload, rounds: number, place: () => { lat: number; lng: number }) {
  const times = { scan: [] as number[], routing: [] as number[], transaction: [] as number[], recorded: [] as number[] }
  const clock = async (into: number[], work: () => Promise<unknown>) => into.push(await timed(work))
  for (let round = 0; round < rounds + WARM_UP; round++) {
    const location = place()
    const byWeek = addWeeks(FROM, WEEKS - 1)
    const project = { location, tier: 'Standard', units: 25, fromWeek: FROM, byWeek } as const
    const wish = {
      projectId: `bench ${round}`,
      builderTier: 'Standard',
      location,
      requiredDeliveryBy: addWeeks(byWeek, 1),
      volumeEstimate: 25,
    } as const
    const asked = { project, policy: INITIAL_ROUTING_POLICY, weekCount: PLANNED_WEEKS }
    const client = await payload.db.pool.connect()
    await client.query('begin')
    await clock(times.scan, () => client.query(BARE_SCAN, [location.lat, location.lng, WEEKS, FROM, byWeek]))
    await client.query('commit')
    client.release()
    const req = await createLocalReq({}, payload)
    await inTransaction(req, () => clock(times.routing, () => routeOverNetwork(req, asked)))
    await clock(times.transaction, () => inTransaction(req, async () => undefined))
    await clock(times.recorded, () => inTransaction(req, () => routeAndRecord(req, wish, new Date())))
  }
  const of = (all: readonly number[]) => ({ p50: quantile(all.slice(WARM_UP), 0.5), p99: quantile(all.slice(WARM_UP), 0.99) })
  return { scan: of(times.scan), routing: of(times.routing), transaction: of(times.transaction), recorded: of(times.recorded) }
}

/** Fifty who want the last five units of a shop's week at once. @returns how many got them. */
export async function raceForTheLastSlot(payload: Payload): Promise<number> {
  const { rows } = await payload.db.pool.query<{ id: string }>('select id from fabricators limit 1')
  const fabricatorId = rows[0]?.id ?? ''
  const hold = async (units: number) => {
    const req = await createLocalReq({}, payload)
    const wanted = { fabricatorId, units, fromWeek: addWeeks(FROM, 30), weeks: 1, reference: 'bench' }
    return inTransaction(req, () => holdCapacity(req, wanted, new Date()))
  }
  await hold(35)
  const held = await Promise.all(Array.from({ length: 50 }, () => hold(5)))
  return held.filter((one) => one !== undefined).length
}
