import { describe, expect, it } from 'vitest'
import { outlineArea } from '../framing/outline'
import { toCatalogPlan } from './catalogPlan'
import { INITIAL_PLANS } from './initialPlans'
import { listPlans } from './listPlans'
import { planSchema } from './planSchema'

describe('the initial plans', () => {
  it("are the specification's figures", () => {
    const figures = INITIAL_PLANS.map(({ id, squareFeet, bedrooms, bathrooms, layout, kitBasePriceCents, estimatedTimeWeeks }) => [
      id,
      squareFeet,
      bedrooms,
      bathrooms,
      layout.stories,
      kitBasePriceCents,
      estimatedTimeWeeks,
    ])
    expect(figures).toEqual([
      ['the-bova-plan', 900, 3, 2.5, 1, 3_003_000, 8],
      ['the-schiff-plan', 1350, 3, 2, 1, 4_250_000, 10],
      ['the-storch-plan', 1800, 4, 3, 2, 5_890_000, 12],
    ])
    expect(
      INITIAL_PLANS.map(({ developmentBasePriceCents, developmentSquareFeet }) => [developmentBasePriceCents, developmentSquareFeet]),
    ).toEqual([
      [24_500_000, 1450],
      [28_900_000, 1680],
      [34_900_000, 2100],
    ])
  })

  it.each(INITIAL_PLANS.map((plan) => [plan.name, plan] as const))('%s: its outline times its stories is its area', (_, plan) => {
    expect(outlineArea(plan.layout.outline) * plan.layout.stories).toBe(plan.squareFeet)
  })

  it('names every bedroom that a plan states, and no more baths', () => {
    const named = (word: RegExp) => INITIAL_PLANS.map(({ layout }) => layout.rooms?.filter(({ name }) => word.test(name)).length)
    expect(named(/^Bedroom/)).toEqual(INITIAL_PLANS.map(({ bedrooms }) => bedrooms))
    expect(named(/^Bath/)).toEqual([2, 1, 1])
  })

  it('return dollars, with specifications derived from the drawn layout', () => {
    const { plans } = listPlans.output.parse({ plans: INITIAL_PLANS.map((plan) => toCatalogPlan(plan)) })
    expect(plans.map(({ basePrice }) => basePrice)).toEqual([30_030, 42_500, 58_900])
    expect(plans[2]?.framingSpecs).toEqual({
      joistType: '1000S162-54 at 16 in',
      studGauge: '18 gauge (43 mil)',
      trussSpan: '25′-0″ clear span',
      floorSystem: 'Slab on grade, steel joists above',
      wallSystem: '362S162-43 studs at 16 in',
    })
  })
})

describe('planSchema', () => {
  it('takes any names of rooms: a closet is no bedroom', () => {
    const [plan] = INITIAL_PLANS
    if (!plan?.layout.rooms) throw new Error('There is no plan with rooms')
    const rooms = plan.layout.rooms.map((room) => ({ ...room, name: `Bedroom ${room.name}` }))
    expect(planSchema.safeParse({ ...plan, layout: { ...plan.layout, rooms } }).error).toBeUndefined()
  })

  it('refuses an area that contradicts the layout, on the area', () => {
    const issue = planSchema.safeParse({ ...INITIAL_PLANS[0], squareFeet: 950 }).error?.issues[0]
    expect(issue).toMatchObject({ path: ['squareFeet'], message: "The layout has 900 sq ft; the plan's area must be the same." })
  })
})
