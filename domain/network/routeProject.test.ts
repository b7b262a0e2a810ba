import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TIERS } from '../credit/tier'
import { counterfactuals, type WinningChange } from './counterfactuals'
import { type Coordinates, EARTH_RADIUS_MILES, greatCircleMiles } from './greatCircle'
import { priceShare, type RoutableProject, type RoutableShop, routeProject, SCORE_PARTS, type ScoreParts, scoreOf } from './routeProject'
import { freightCents, INITIAL_ROUTING_POLICY, type RoutingPolicy, routingPolicySchema } from './routingPolicy'
import { capabilities, project, shopOf } from './testing/routableShop'

const policy = INITIAL_ROUTING_POLICY

const share = fc.double({ min: 0, max: 1, noNaN: true })
const anyPolicy = fc
  .record({ proximity: share, capacity: share, quality: share, price: share, tierBonus: share })
  .filter(({ tierBonus, ...weights }) => Object.values(weights).some((weight) => weight > 0.01) && tierBonus >= 0)
  .map(({ tierBonus, ...weights }): RoutingPolicy => ({ ...policy, weights, tierBonus, minQuality: 0 }))
const anyShop = fc
  .record({
    lat: fc.double({ min: 38, max: 42, noNaN: true }),
    lng: fc.double({ min: -88, max: -82, noNaN: true }),
    isPreferred: fc.boolean(),
    status: fc.constantFrom('active', 'active', 'active', 'paused', 'suspended'),
    reachMiles: fc.integer({ min: 10, max: 400 }),
    quality: share,
    unitCents: fc.integer({ min: 60_000, max: 250_000 }),
    maxMemberFeet: fc.constantFrom(20, 40),
    free: fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }),
  })
  .map(({ lat, lng, maxMemberFeet, ...facts }) =>
    shopOf({ ...facts, location: { lat, lng }, capabilities: { ...capabilities, maxMemberFeet } }),
  )
const anyShops = fc
  .array(anyShop, { maxLength: 12 })
  .map((shops) => shops.map((shop, at) => ({ ...shop, id: `shop-${at}`, name: `Shop ${at}` })))
const anyProject = fc
  .record({ units: fc.integer({ min: 1, max: 90 }), tier: fc.constantFrom(...TIERS), longestMemberFeet: fc.constantFrom(10, 30) })
  .map(({ longestMemberFeet, ...facts }): RoutableProject => ({ ...project, ...facts, needs: { longestMemberFeet } }))

/** A point on the great circle between two places, at a fraction of the way. */
function between(from: Coordinates, to: Coordinates, share: number): Coordinates {
  const rad = Math.PI / 180
  const vector = ({ lat, lng }: Coordinates) => [
    Math.cos(lat * rad) * Math.cos(lng * rad),
    Math.cos(lat * rad) * Math.sin(lng * rad),
    Math.sin(lat * rad),
  ]
  const angle = greatCircleMiles(from, to) / EARTH_RADIUS_MILES
  const [a, b] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
  const end = vector(to)
  const [x = 0, y = 0, z = 0] = vector(from).map((part, at) => a * part + b * (end[at] ?? 0))
  return { lat: Math.asin(Math.min(1, Math.max(-1, z))) / rad, lng: Math.atan2(y, x) / rad }
}

/** The shop with some units unbooked, earliest first. */
function freed(shop: RoutableShop, units: number): RoutableShop {
  let left = units
  const weeks = shop.weeks.map((week) => {
    const less = week.week <= project.byWeek ? Math.min(left, week.bookedUnits) : 0
    left -= less
    return { ...week, bookedUnits: week.bookedUnits - less }
  })
  return { ...shop, weeks }
}

describe('routing a project', () => {
  it('follows a policy that passes its own schema', () => {
    expect(routingPolicySchema.parse(policy)).toEqual(policy)
    const lanes = [...policy.freightLanes].reverse()
    expect(routingPolicySchema.safeParse({ ...policy, freightLanes: lanes }).success).toBe(false)
    expect(routingPolicySchema.safeParse({ ...policy, worstUnitCents: policy.bestUnitCents }).success).toBe(false)
  })

  it('refuses for the stated reason', () => {
    const cases = [
      [{ status: 'paused' }, 'status'],
      [{ reachMiles: 1 }, 'reach'],
      [{ quality: 0.1 }, 'quality'],
      [{ capabilities: { ...capabilities, webs: ['350'] as const } }, 'profiles'],
      [{ capabilities: { ...capabilities, mils: [33] as const } }, 'profiles'],
      [{ capabilities: { ...capabilities, maxMemberFeet: 20 } }, 'memberLength'],
      [{ capabilities: { ...capabilities, toleranceInches: 0.25 } }, 'tolerance'],
      [{ free: [24, 0, 0, 0] }, 'capacity'],
      [{ free: [0, 0, 0, 0, 40] }, 'capacity'],
    ] as const
    const needs = { webs: ['600'], mils: [43], longestMemberFeet: 30, toleranceInches: 0.125 } as const
    for (const [facts, reason] of cases) expect(routeProject({ ...project, needs }, [shopOf(facts)], policy).unfit[0]?.reason).toBe(reason)
    expect(routeProject({ ...project, needs }, [shopOf()], policy).ranked).toHaveLength(1)
  })

  it('scores every fit shop between 0 and 1, in any list order', () => {
    fc.assert(
      fc.property(anyShops, anyProject, anyPolicy, (shops, one, weighing) => {
        const routing = routeProject(one, shops, weighing)
        for (const { score, parts } of routing.ranked) {
          for (const value of [score, ...SCORE_PARTS.map((part) => parts[part])]) {
            expect(value).toBeGreaterThanOrEqual(0)
            expect(value).toBeLessThanOrEqual(1 + 1e-12)
          }
        }
        const backwards = routeProject(one, [...shops].reverse(), weighing)
        expect(backwards.ranked.map(({ shop }) => shop.id)).toEqual(routing.ranked.map(({ shop }) => shop.id))
        expect(routing.ranked.length + routing.unfit.length).toBe(shops.length)
      }),
    )
  })

  it('never chooses a shop that is paused, out of reach, unfit or full, and never exceeds its weeks', () => {
    fc.assert(
      fc.property(anyShops, anyProject, anyPolicy, (shops, one, weighing) => {
        for (const { shop, miles, slots } of routeProject(one, shops, weighing).ranked) {
          expect(shop.status).toBe('active')
          expect(miles).toBeLessThanOrEqual(shop.reachMiles)
          expect(shop.capabilities.maxMemberFeet).toBeGreaterThanOrEqual(one.needs?.longestMemberFeet ?? 0)
          expect(slots.reduce((sum, { units }) => sum + units, 0)).toBe(one.units)
        }
      }),
    )
  })

  it('never ranks a nearer, freer, better and cheaper shop lower', () => {
    fc.assert(
      fc.property(anyShops, anyProject, anyPolicy, (shops, one, weighing) => {
        const { ranked } = routeProject(one, shops, weighing)
        ranked.forEach((better, at) => {
          for (const other of ranked.slice(0, at)) {
            const dominates = SCORE_PARTS.every((part) => better.parts[part] > other.parts[part]) && better.miles < other.miles
            if (dominates) expect(other.tierBonusApplied && !better.tierBonusApplied).toBe(true)
          }
        })
      }),
    )
  })

  it('names the smallest change that makes the runner-up win', () => {
    fc.assert(
      fc.property(anyShops, anyProject, anyPolicy, (shops, one, weighing) => {
        const [winner, second] = routeProject(one, shops, weighing).ranked
        if (!winner || !second) return
        const { unitCents } = second.shop
        const wins = (change: Partial<ScoreParts>) =>
          scoreOf({ ...second.parts, ...change }, second.tierBonusApplied, weighing) > winner.score + 1e-9
        const range = (weighing.worstUnitCents - weighing.bestUnitCents) / 100
        // The parts after a change of an amount.
        const made: Record<WinningChange['unit'], (amount: number) => Partial<ScoreParts>> = {
          miles: (amount) => {
            const miles = Math.max(0, second.miles - amount)
            const delivered = unitCents + freightCents(miles, weighing.freightLanes) / one.units
            return { proximity: Math.max(0, 1 - miles / weighing.maxMiles), price: priceShare(delivered, weighing) }
          },
          units: (amount) => ({ capacity: Math.min(1, (second.freeUnits + amount) / second.capacityUnits) }),
          points: (amount) => ({ quality: Math.min(1, second.parts.quality + amount / 100) }),
          dollars: (amount) => ({ price: Math.min(1, second.parts.price + amount / range) }),
        }
        for (const { unit, amount, from, to } of counterfactuals({ ...second, unitCents }, winner, weighing, one.units)) {
          expect(amount).toBeGreaterThan(0)
          expect(to).toBeGreaterThan(from)
          // A tenth of a point is shown, so rounding may account for half of that.
          if (unit === 'points') {
            expect(wins(made.points(amount + 0.051))).toBe(true)
            expect(wins(made.points(amount - 0.151))).toBe(false)
          } else {
            expect(wins(made[unit](amount))).toBe(true)
            expect(wins(made[unit](amount - 1))).toBe(false)
          }
        }
      }),
      { numRuns: process.env.TEST_FULL ? 1000 : 100 },
    )
  })

  it('routes the project to the runner-up once the named change is applied to the shop', () => {
    fc.assert(
      fc.property(anyShops, anyProject, anyPolicy, (shops, one, weighing) => {
        const [winner, second] = routeProject(one, shops, weighing).ranked
        if (!winner || !second) return
        const { shop } = second
        const changed: Record<WinningChange['unit'], (change: WinningChange) => RoutableShop | undefined> = {
          // A place that much nearer on the same line.
          miles: ({ becomes }) => ({ ...shop, location: between(one.location, shop.location, (becomes ?? 0) / second.miles) }),
          units: ({ amount }) => freed(shop, amount),
          points: ({ amount }) => ({ ...shop, quality: Math.min(1, shop.quality + (amount + 0.051) / 100) }),
          dollars: ({ amount }) => ({ ...shop, unitCents: shop.unitCents - amount * 100 }),
        }
        for (const change of counterfactuals({ ...second, unitCents: shop.unitCents }, winner, weighing, one.units)) {
          const better = changed[change.unit](change)
          if (better)
            expect(routeProject(one, [...shops.filter(({ id }) => id !== shop.id), better], weighing).ranked[0]?.shop.id).toBe(shop.id)
        }
      }),
      { numRuns: process.env.TEST_FULL ? 1000 : 100 },
    )
  })

  it('prefers preferred shops for preferred builders in a close race', () => {
    const near = shopOf({ id: 'a', isPreferred: false })
    const preferred = shopOf({ id: 'b', name: 'Scioto', isPreferred: true, quality: 0.89 })
    expect(routeProject(project, [near, preferred], policy).ranked[0]?.shop.id).toBe('b')
    expect(routeProject({ ...project, tier: 'Prepay' }, [near, preferred], policy).ranked[0]?.shop.id).toBe('a')
  })

  it('breaks ties by miles, then by id', () => {
    const twins = [shopOf({ id: 'b' }), shopOf({ id: 'a' })]
    expect(routeProject(project, twins, policy).ranked.map(({ shop }) => shop.id)).toEqual(['a', 'b'])
  })
})
