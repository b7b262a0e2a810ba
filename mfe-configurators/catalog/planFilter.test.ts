import { toCatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { describe, expect, it } from 'vitest'
import { filterPlans, NO_FILTER, type PlanFilter, planFilterOf, priceLimits, withPlanFilter } from './planFilter'

const plans = INITIAL_PLANS.map((plan) => toCatalogPlan(plan))
const shown = (change: Partial<PlanFilter>) =>
  filterPlans(
    plans.map((plan) => ({ plan })),
    { ...NO_FILTER, ...change },
  ).map(({ plan }) => plan.id.split('-')[1])

describe('filterPlans', () => {
  it.each<[string, Partial<PlanFilter>, string[]]>([
    ['nothing asked', {}, ['bova', 'schiff', 'storch']],
    ['at least four bedrooms', { bedrooms: 4 }, ['storch']],
    ['a price exactly at the limit', { maxPrice: 42_500 }, ['bova', 'schiff']],
    ['two stories', { stories: 2 }, ['storch']],
    ['a combination nothing meets', { stories: 2, maxPrice: 40_000 }, []],
    ['dearest first', { sort: 'price-down' }, ['storch', 'schiff', 'bova']],
    ['most bedrooms first, equals in order', { sort: 'bedrooms' }, ['storch', 'bova', 'schiff']],
  ])('%s', (_, change, expected) => {
    expect(shown(change)).toEqual(expected)
  })
})

describe('the URL', () => {
  it('round-trips the filter', () => {
    const filter: PlanFilter = { bedrooms: 3, maxPrice: 45_000, stories: 1, sort: 'price', compared: ['the-bova-plan', 'the-storch-plan'] }
    expect(planFilterOf(withPlanFilter(new URLSearchParams(), filter))).toEqual(filter)
  })

  it('contains no defaults, and keeps unrelated parameters', () => {
    const address = withPlanFilter(new URLSearchParams('bedrooms=3&utm_source=letter'), { bedrooms: 0 })
    expect(address.toString()).toBe('utm_source=letter')
  })

  it('ignores what it cannot read', () => {
    expect(planFilterOf(new URLSearchParams('bedrooms=-1&maxPrice=1e9&stories=two&sort=beauty&compare=,,'))).toEqual(NO_FILTER)
  })

  it('compares each plan once and no more than four', () => {
    expect(planFilterOf(new URLSearchParams('compare=a,a,b,c,d,e')).compared).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('priceLimits', () => {
  it("rounds the plans' prices up and keeps the chosen one", () => {
    expect(priceLimits(plans, null)).toEqual([35_000, 45_000, 60_000])
    expect(priceLimits(plans, 50_000)).toEqual([35_000, 45_000, 50_000, 60_000])
  })
})
