import { companyDay } from '@framewell/domain/dates/businessDays'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { makingWeeks, shopLead } from '@framewell/domain/network/leadTime'
import { type RoutableProject, routeProject, SCORE_PARTS, scoreOf } from '@framewell/domain/network/routeProject'
import { listDecisionShops } from '@framewell/domain/network/routingDecisionCalls'
import { INITIAL_ROUTING_POLICY, type RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { listOn, listPrice } from '@framewell/domain/network/shopPriceList'
import { greedyPlan, optionsOf, planFigures } from '@framewell/domain/network/weekPlan'
import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { routeOverNetwork, shopsForPlan } from './candidateShops'
import { routableShops } from './routableShops'
import { routeAndRecord } from './routeAndRecord'
import { pricesOfShop } from './shopPrices'

const WEEKS = 12
const FROM = weekStartOf(new Date())
const SHOPS = 300

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  // Spread over the country and both sides of the antimeridian, from never booked to full, with every status and machine.
  await cms.payload.db.pool.query(
    `insert into fabricators (name, address, latitude, longitude, reach_miles, weekly_capacity, max_member_feet, tolerance_inches, webs, mils,
       finished_orders, on_time_orders, inspections, passed_inspections, disputed_orders, status, is_preferred, insured_until)
     select 'Shop ' || n, 'Somewhere', 30 + (n * 37 % 150) / 10.0, case when n % 20 = 0 then 179.5 when n % 20 = 1 then -179.5 else -95 + (n * 61 % 200) / 10.0 end,
       100 + n * 29 % 500, 10 + n * 7 % 60, case when n % 3 = 0 then 20 else 40 end, 0.06,
       case when n % 4 = 0 then '["350"]'::jsonb else '["350","600"]'::jsonb end, '[33, 43]'::jsonb,
       n % 40, n % 40 * (5 + n % 6) / 10, n % 30, n % 30 * (4 + n % 7) / 10, n % 40 / 10,
       (case when n % 9 = 0 then 'paused' else 'active' end)::enum_fabricators_status, n % 5 = 0, case when n % 13 = 0 then '2020-01-01' end
     from generate_series(1, $1) n`,
    [SHOPS],
  )
  // Four in five have a list, per unit, per pound or with a plan price; some begin later, and some were replaced by a newer one.
  await cms.payload.db.pool.query(
    `insert into shop_price_lists (fabricator_id, status, "from", rates, proposed_by, decided_at)
     select id, (case when n % 10 = 1 then 'proposed' else 'approved' end)::enum_shop_price_lists_status,
       case when n % 10 = 2 then '2999-01-01' when twice = 2 then '2026-01-01' else '2025-01-01' end,
       jsonb_build_object('plans', case when n % 3 = 0 then jsonb_build_object('the-bova-plan', 1200000 + n * 977) else '{}' end,
         'perPoundCents', case when n % 4 = 0 then 150 + n % 100 end, 'perUnitCents', case when n % 4 > 0 then 80000 + (n * twice * 977) % 130000 end),
       'A shop', now()
     from (select id, replace(name, 'Shop ', '')::int as n from fabricators) f, generate_series(1, 2) twice where n % 5 > 0`,
  )
  await cms.payload.db.pool.query(
    `insert into capacity_holds (hold_id, fabricator_id, week, units, reference, expires_at, confirmed_at)
     select gen_random_uuid(), id, $1::date + 7 * w, 1 + (n * 7 + w * 5) % capacity, 'O-' || w,
       case when w = 2 then now() - interval '1 day' else now() + interval '1 day' end, null
     from (select id, weekly_capacity::int as capacity, row_number() over (order by name)::int as n from fabricators) f, generate_series(0, 5) w
     where n % 3 > 0`,
    [FROM],
  )
  // Weeks closed for more than the shop now makes.
  await cms.payload.db.pool.query(
    `insert into capacity_weeks (fabricator_id, week, closed_units)
     select id, $1::date + 7 * w, weekly_capacity::int + 25 from fabricators, generate_series(6, 7) w where name like '%5'`,
    [FROM],
  )
})
afterAll(() => cms.stop())

const share = fc.double({ min: 0.05, max: 1, noNaN: true })
const anyPolicy = fc
  .record({
    proximity: share,
    capacity: share,
    quality: share,
    price: share,
    tierBonus: share,
    maxMiles: fc.integer({ min: 50, max: 3000 }),
  })
  .map(({ tierBonus, maxMiles, ...weights }): RoutingPolicy => ({ ...INITIAL_ROUTING_POLICY, weights, tierBonus, maxMiles }))
const anyWeights = anyPolicy.map(({ weights, tierBonus }) => ({ weights, tierBonus }))
const anyProject = fc
  .record({
    lat: fc.double({ min: 25, max: 89.9, noNaN: true }),
    lng: fc.oneof(fc.double({ min: -96, max: -74, noNaN: true }), fc.constantFrom(180, -180, 179.9)),
    units: fc.integer({ min: 1, max: 400 }),
    weeks: fc.integer({ min: 0, max: WEEKS - 1 }),
    tier: fc.constantFrom('Preferred' as const, 'Prepay' as const),
    job: fc.constantFrom(undefined, { planId: null, steelPounds: 7450.5 }, { planId: 'the-bova-plan', steelPounds: 9000 }),
    needs: fc.constantFrom({}, { webs: ['600' as const] }, { longestMemberFeet: 30, mils: [43 as const] }, { toleranceInches: 0.05 }),
  })
  .map(
    ({ lat, lng, weeks, ...facts }): RoutableProject => ({
      ...facts,
      location: { lat, lng },
      fromWeek: FROM,
      byWeek: addWeeks(FROM, weeks),
    }),
  )

describe('routing over a network larger than a decision stores', () => {
  it('answers as if every shop were examined, stores those that other weights would choose, and counts the rest', async () => {
    const req = await createLocalReq({}, cms.payload)
    await fc.assert(
      fc.asyncProperty(anyProject, anyPolicy, anyWeights, fc.constantFrom(3, 8, 40), async (project, policy, other, most) => {
        const all = await routableShops(req, FROM, WEEKS, undefined, [], project)
        const whole = routeProject(project, all, policy)
        const { routing, leftOut } = await inTransaction(req, () => routeOverNetwork(req, { project, policy, weekCount: WEEKS, most }))
        const first = (ranked: typeof whole.ranked) => ranked.slice(0, 3).map(({ shop, score }) => [shop.id, Math.round(score * 1e9)])
        expect(first(routing.ranked)).toEqual(first(whole.ranked))
        const bestUnder = (ranked: typeof whole.ranked) =>
          Math.max(
            ...ranked.map(({ parts, shop }) =>
              scoreOf(parts, shop.isPreferred && policy.bonusTiers.includes(project.tier), { ...policy, ...other }),
            ),
          )
        if (whole.ranked.length > 0) expect(bestUnder(routing.ranked)).toBeCloseTo(bestUnder(whole.ranked), 9)
        const listed = (reason: string) => routing.unfit.filter((one) => one.reason === reason).length
        const count = (reason: string) => whole.unfit.filter((one) => one.reason === reason).length
        for (const reason of ['status', 'quality', 'profiles', 'memberLength', 'tolerance'] as const)
          expect((leftOut[reason] ?? 0) + listed(reason)).toBe(count(reason))
        expect((leftOut.reach ?? 0) + listed('reach')).toBe(count('reach'))
        expect(Object.values(leftOut).reduce((sum, shops) => sum + shops, routing.ranked.length + routing.unfit.length)).toBe(SHOPS)
      }),
      { numRuns: process.env.TEST_FULL ? 400 : 40 },
    )
  })

  it('prices a project at each shop by the list that applies, as the shop would be paid', async () => {
    const req = await createLocalReq({}, cms.payload)
    const now = companyDay(new Date())
    const job = { planId: 'the-bova-plan', steelPounds: 7450.5, units: 14 }
    const shops = await routableShops(req, FROM, 1, undefined, [], { units: job.units, job })
    for (const { id, unitCents } of shops) {
      const { lists } = await pricesOfShop(req, { fabricatorId: id, orderId: id })
      const list = listOn(lists, now)
      if (!list) expect(unitCents).toBeNull()
      else expect(Math.abs(Number(unitCents) - listPrice(list, job).cents / job.units)).toBeLessThanOrEqual(1)
    }
    const priced = shops.filter(({ unitCents }) => unitCents !== null)
    expect([priced.length > 150, priced.length < 300]).toEqual([true, true])
    // Without the steel, a price per pound says nothing.
    const known = (await routableShops(req, FROM, 1)).filter(({ unitCents }) => unitCents !== null)
    expect(known.length).toBeLessThan(priced.length)
  })

  it('stores every shop with its score parts and why it lost, and pages through them by name and reason', async () => {
    const { cookie } = await cms.signInAs('operator')
    const req = await createLocalReq({}, cms.payload)
    const all = await routableShops(req, FROM, WEEKS)
    const location = { lat: 38, lng: -85 }
    const now = new Date(`${FROM}T12:00:00Z`)
    const deliverBy = addWeeks(FROM, 6)
    const weeks = makingWeeks(now, deliverBy, INITIAL_ROUTING_POLICY, shopLead(INITIAL_ROUTING_POLICY, 0))
    if (!weeks) throw new Error('Too soon')
    const project = { location, tier: 'Preferred', units: 40, ...weeks, deliverBy, needs: { webs: ['600'] } } as const
    const [first] = routeProject(project, all, INITIAL_ROUTING_POLICY).ranked
    const awayFrom = [first?.shop.id ?? '']
    const wish = { projectId: 'FW-1', builderTier: 'Preferred', location, volumeEstimate: 40, needs: project.needs, awayFrom } as const
    const recorded = await inTransaction(req, () => routeAndRecord(req, { ...wish, requiredDeliveryBy: deliverBy }, now))
    if ('tooSoon' in recorded) throw new Error(recorded.tooSoon)
    const read = async (query: Record<string, string>) => {
      const answer = await cms.request(`/api/routing/decisions/${recorded.decisionId}/shops?${new URLSearchParams(query)}`, { cookie })
      expect(answer.status, await answer.clone().text()).toBe(200)
      return listDecisionShops.output.parse(await answer.json())
    }
    const pages = await Promise.all([1, 2, 3].map((page) => read({ limit: '100', page: String(page) })))
    const named = pages.flatMap(({ data }) => data)
    const whole = routeProject({ ...project, awayFrom }, all, INITIAL_ROUTING_POLICY)
    expect([named.length, new Set(named.map(({ id }) => id)).size, pages[0]?.total]).toEqual([SHOPS, SHOPS, SHOPS])
    expect(named.filter(({ reason }) => reason === null).map(({ id }) => id)).toEqual(whole.ranked.map(({ shop }) => shop.id))
    const stored = new Map(named.map((shop) => [shop.id, shop]))
    for (const { shop, parts, score, freeUnits } of whole.ranked) {
      const one = stored.get(shop.id)
      expect([one?.name, one?.isChosen, one?.freeUnits]).toEqual([shop.name, shop === whole.ranked[0]?.shop, freeUnits])
      for (const part of SCORE_PARTS) expect(one?.parts?.[part]).toBeCloseTo(parts[part], 9)
      expect(one?.score).toBeCloseTo(score, 9)
    }
    for (const { shop, reason, parts } of whole.unfit) {
      const one = stored.get(shop.id)
      expect(one?.reason).toBe(reason)
      if (reason !== 'status' && reason !== 'reach') for (const part of SCORE_PARTS) expect(one?.parts?.[part]).toBeCloseTo(parts[part], 9)
    }
    expect(named.filter(({ winsIf }) => winsIf.length > 0).length).toBeGreaterThan(0)
    expect((await read({ reason: 'replaced' })).data).toMatchObject([{ id: awayFrom[0], reason: 'replaced' }])
    expect((await read({ reason: 'status' })).total).toBe(whole.unfit.filter(({ reason }) => reason === 'status').length)
    expect((await read({ search: 'shop 299' })).data.map(({ name }) => name)).toEqual(['Shop 299'])
    const change = (statement: string) => cms.payload.db.pool.query(`${statement} routing_decision_shops`)
    await expect(change('delete from')).rejects.toThrow(/go with it alone|denied/)
    await expect(cms.payload.db.pool.query(`update routing_decision_shops set scores = '{}'`)).rejects.toThrow(/never change|denied/)
  })

  it('plans projects with the best shops that can make them', async () => {
    const req = await createLocalReq({}, cms.payload)
    const all = await routableShops(req, FROM, WEEKS)
    const asked = {
      tier: 'Preferred',
      units: 30,
      fromWeek: FROM,
      byWeek: addWeeks(FROM, 6),
      needs: { webs: ['600'], longestMemberFeet: 30 },
    } as const
    const projects = [33, 38, 42].map((lat) => ({ ...asked, id: String(lat), location: { lat, lng: -86 } }))
    const policy = INITIAL_ROUTING_POLICY
    const shops = await inTransaction(req, () => shopsForPlan(req, projects, { policy, weekCount: WEEKS, free: [], most: 40 }))
    expect(shops.length).toBeLessThan(all.length)
    expect(shops.every(({ capabilities: { webs, maxMemberFeet } }) => webs.includes('600') && maxMemberFeet >= 30)).toBe(true)
    for (const project of projects) expect(optionsOf(project, shops, policy)[0]?.shop.id).toBe(optionsOf(project, all, policy)[0]?.shop.id)
    expect(planFigures(greedyPlan(projects, shops, policy), FROM).placed).toBe(projects.length)
  })

  it('says what would help when nobody can take it', async () => {
    const req = await createLocalReq({}, cms.payload)
    const project = { location: { lat: 48.9, lng: -125 }, tier: 'Prepay', units: 10, fromWeek: FROM, byWeek: addWeeks(FROM, 3) } as const
    const asked = { project, policy: { ...INITIAL_ROUTING_POLICY, maxMiles: 100 }, weekCount: WEEKS, most: 5 }
    const { routing } = await inTransaction(req, () => routeOverNetwork(req, asked))
    expect(routing.ranked).toEqual([])
    expect(routing.unfit.map(({ reason }) => reason)).toContain('reach')
  })
})
