import { cents } from '@framewell/domain/money/cents'
import { addWeeks } from '@framewell/domain/network/capacityWeek'
import type { RoutableShop } from '@framewell/domain/network/routeProject'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import {
  betterPlan,
  comparePlans,
  greedyPlan,
  MILES_PER_WEEK,
  planFigures,
  planFits,
  type WaitingProject,
} from '@framewell/domain/network/weekPlan'
import { weekPlanModel } from '@framewell/domain/network/weekPlanModel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveAside } from './solveAside'
import { solvePlan } from './solvePlan'

const WEEK = '2026-11-23'
const policy = { ...INITIAL_ROUTING_POLICY, minQuality: 0 }
const shopOf = (id: string, lng: number, free: readonly number[], more: Partial<RoutableShop> = {}): RoutableShop => ({
  id,
  name: `Shop ${id}`,
  status: 'active',
  isPreferred: false,
  location: { lat: 40, lng },
  reachMiles: 500,
  quality: 0.9,
  finishedOrders: 12,
  unitCents: cents(100_000),
  capabilities: { webs: ['350'], mils: [33], maxMemberFeet: 40, toleranceInches: 0.06 },
  weeks: free.map((units, at) => ({
    week: addWeeks(WEEK, at),
    capacityUnits: 40,
    closedUnits: 0,
    reservedUnits: 0,
    bookedUnits: 40 - units,
  })),
  ...more,
})
const projectOf = (id: string, lng: number, units: number, weeks = 3): WaitingProject => ({
  id,
  units,
  tier: 'Standard',
  location: { lat: 40, lng },
  fromWeek: WEEK,
  byWeek: addWeeks(WEEK, weeks - 1),
})
const figures = (plan: Parameters<typeof planFigures>[0]) => planFigures(plan, WEEK)

describe('planning waiting projects together', () => {
  it('leaves the near shop to the project that can go nowhere else', async () => {
    const shops = [shopOf('near', -84, [20, 0]), shopOf('far', -85, [20, 0])]
    const projects = [projectOf('first', -84.2, 20, 2), { ...projectOf('second', -83.5, 20, 2), shops: new Set(['near']) }]
    const greedy = greedyPlan(projects, shops, policy)
    expect(figures(greedy).placed).toBe(1)
    const model = weekPlanModel(projects, shops, policy, greedy)
    const { values, isOptimal } = await solveAside(model)
    expect(isOptimal).toBe(true)
    const plan = betterPlan(greedy, model.read(values), projects, shops)
    expect(plan.placements.map(({ projectId, shopId }) => [projectId, shopId])).toEqual([
      ['first', 'far'],
      ['second', 'near'],
    ])
  })

  it('keeps to routing where no plan is better, and where there is nothing to plan', () => {
    const shops = [shopOf('near', -84, [40])]
    const greedy = greedyPlan([projectOf('only', -84, 10)], shops, policy)
    expect(betterPlan(greedy, undefined, [projectOf('only', -84, 10)], shops)).toBe(greedy)
    expect(betterPlan(greedy, { placements: [] }, [projectOf('only', -84, 10)], shops)).toBe(greedy)
    expect(weekPlanModel([], shops, policy, { placements: [] }).lp).toContain('Minimize')
  })

  it('starts from routing when there is no time to solve, and says how far the optimum may be', async () => {
    const shops = [shopOf('near', -84, [20, 0]), shopOf('far', -85, [20, 0])]
    const projects = [projectOf('first', -84.2, 20, 2), { ...projectOf('second', -83.5, 20, 2), shops: new Set(['near']) }]
    const greedy = greedyPlan(projects, shops, policy)
    const model = weekPlanModel(projects, shops, policy, greedy)
    const { isOptimal, values } = await solvePlan({ ...model, timeLimitSeconds: 0 })
    expect([isOptimal, model.read(values)?.placements.map(({ shopId }) => shopId)]).toEqual([false, ['near']])
    expect(model.gapOf(greedy, Number.NEGATIVE_INFINITY), 'nothing is proved').toBeNull()
    expect(model.gapOf(greedy, 0), 'not even how many can be placed').toBeNull()
    const alone = weekPlanModel([projectOf('only', -84.5, 10)], shops, policy, greedyPlan([projectOf('only', -84.5, 10)], shops, policy))
    const plan = alone.read({ x0_0: 1 })
    const { miles = 0 } = plan ? figures(plan) : {}
    expect(plan && alone.gapOf(plan, miles * 0.9)).toBeCloseTo(0.1)
  })

  it('is never worse than one project after the other, and never promises more than a slot has', { timeout: 60_000 }, async () => {
    const anyShops = fc.array(
      fc.record({
        lng: fc.double({ min: -88, max: -82, noNaN: true }),
        free: fc.array(fc.nat(40), { minLength: 3, maxLength: 3 }),
        quality: fc.double({ min: 0.5, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    const anyProjects = fc.array(
      fc.record({
        lng: fc.double({ min: -88, max: -82, noNaN: true }),
        units: fc.integer({ min: 1, max: 60 }),
        weeks: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 7 },
    )
    await fc.assert(
      fc.asyncProperty(anyShops, anyProjects, async (shopFacts, projectFacts) => {
        const shops = shopFacts.map(({ lng, free, quality }, at) => shopOf(String(at), lng, free, { quality }))
        const projects = projectFacts.map(({ lng, units, weeks }, at) => projectOf(`p${at}`, lng, units, weeks))
        const greedy = greedyPlan(projects, shops, policy)
        expect(planFits(greedy, projects, shops)).toBe(true)
        const model = weekPlanModel(projects, shops, policy, greedy)
        const { isOptimal, values, bound } = await solvePlan({ ...model, timeLimitSeconds: 20 })
        expect(isOptimal).toBe(true)
        const solved = model.read(values)
        // The solver's result fits on its own, and nothing was lost between its figures and the weeks.
        expect(solved && planFits(solved, projects, shops)).toBe(true)
        const plan = betterPlan(greedy, solved, projects, shops)
        expect(planFits(plan, projects, shops)).toBe(true)
        expect(comparePlans(figures(plan), figures(greedy))).toBeLessThanOrEqual(0)
        const { miles, weeks } = figures(plan)
        expect((model.gapOf(plan, bound) ?? 0) * (miles + MILES_PER_WEEK * weeks), 'what was proved to be the best is').toBeLessThan(0.1)
        // At this size every shop is within the model: its optimum is a real one, up to the gap the solver may leave.
        if (solved) expect(comparePlans(figures(solved), figures(greedy))).toBeLessThan(0.1)
      }),
      { numRuns: process.env.TEST_FULL ? 120 : 12 },
    )
  })
})
