import { toCatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { INITIAL_PRICE_BOOK } from '@framewell/domain/catalog/initialPriceBook'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { cents } from '@framewell/domain/money/cents'
import {
  EMPTY_STEEL_CONFIGURATION,
  priceSteelConfiguration,
  type SteelConfiguration,
  withChoice,
} from '@framewell/domain/quotes/steelConfiguration'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import { describe, expect, it } from 'vitest'
import { fileRefusal } from './planFiles'
import { finishedConfiguration, finishedConfigurationSchema, offeredConfiguration } from './steelDraft'
import { configuredFrame } from './steelLayout'
import { answeredSteps, STEEL_STEPS, stepRefusal } from './steelSteps'

const book: PriceBook = { ...INITIAL_PRICE_BOOK, version: 1, plans: INITIAL_PLANS.map((plan) => ({ ...plan })) }
const plans = INITIAL_PLANS.map((plan) => toCatalogPlan(plan))
const drawn = (given: SteelConfiguration) => configuredFrame(plans, book, { ...given, fixes: given.siteDesign?.fixes })
const complete: SteelConfiguration = {
  ...EMPTY_STEEL_CONFIGURATION,
  planType: 'catalog',
  selectedPlan: 'the-schiff-plan',
  foundation: 'slab-stem-wall',
  steelFrame: '18-gauge-steel',
  sheathing: 'insulated-panels',
  roofing: 'architectural-shingles',
}
const uploaded = (squareFeet: number | null): SteelConfiguration => ({
  ...EMPTY_STEEL_CONFIGURATION,
  planType: 'upload',
  uploadedPlan: { name: 'Lot 7', files: [], squareFeet, description: '' },
})

describe('the steps', () => {
  it('are five, answered one by one', () => {
    expect(STEEL_STEPS.map(({ title }) => title)).toEqual(['Plan Selection', 'Foundation', 'Steel Frame', 'Sheathing', 'Roofing'])
    expect(answeredSteps(EMPTY_STEEL_CONFIGURATION)).toEqual([false, false, false, false, false])
    // A type alone is no plan, and a plan of the other tab does not count.
    expect(answeredSteps({ ...EMPTY_STEEL_CONFIGURATION, planType: 'catalog' })[0]).toBe(false)
    expect(answeredSteps({ ...complete, planType: 'upload' })[0]).toBe(false)
    expect(answeredSteps({ ...complete, sheathing: null })).toEqual([true, true, true, false, true])
  })

  it('are refused with the specified text', () => {
    expect(STEEL_STEPS.map(stepRefusal).map(({ title, description }) => [title, description])).toEqual([
      ['Plan Selection Required', 'Please select a plan from catalog or upload your own plans to continue'],
      ['Selection Required', 'Please select a foundation option to continue'],
      ['Selection Required', 'Please select a steel frame option to continue'],
      ['Selection Required', 'Please select a sheathing option to continue'],
      ['Selection Required', 'Please select a roofing option to continue'],
    ])
  })
})

describe('the stored configuration', () => {
  it('has plan, total in dollars and time when finished, and reads back', () => {
    const price = priceSteelConfiguration(book, complete)
    if (!price.ok) throw new Error(price.message)
    const finished = finishedConfiguration(complete, price.price.totalCents, new Date('2026-11-21T12:00:00Z'))
    // 42,500 + 8,500 + 12,500 + 6,800 + 4,200
    expect(finished).toMatchObject({ planId: 'the-schiff-plan', totalPrice: 74_500, configuredAt: '2026-11-21T12:00:00.000Z' })
    expect(finishedConfigurationSchema.parse(JSON.parse(JSON.stringify(finished)))).toEqual(finished)
    expect(finishedConfiguration(uploaded(null), cents(0), new Date()).planId).toBeNull()
  })

  it('reopens the steps whose option is no longer offered', () => {
    const offered = offeredConfiguration(book, { ...complete, roofing: 'thatch', selectedPlan: 'the-castle' })
    expect(answeredSteps(offered)).toEqual([false, true, true, true, false])
    expect(priceSteelConfiguration(book, offered).ok).toBe(true)
  })
})

describe('another choice', () => {
  const site = WINDY_SITE
  const reinforced: SteelConfiguration = { ...complete, siteDesign: { site, fixes: { studGauge: 16, reinforcements: [] } } }

  it('of plan or steel frame keeps the site and drops the fixes of the earlier frame', () => {
    const none = { site, fixes: { reinforcements: [] } }
    expect(withChoice(reinforced, { selectedPlan: 'the-bova-plan' }).siteDesign).toEqual(none)
    expect(withChoice(reinforced, { steelFrame: 'other' }).siteDesign).toEqual(none)
    expect(offeredConfiguration(book, { ...reinforced, selectedPlan: 'the-castle' }).siteDesign).toEqual(none)
    expect(withChoice(reinforced, { selectedPlan: 'the-schiff-plan' })).toEqual(reinforced)
    expect(withChoice(reinforced, { roofing: 'standing-seam-metal' }).siteDesign).toEqual(reinforced.siteDesign)
  })

  it('is drawn with its fixes', () => {
    expect(drawn(reinforced)?.layout.studGauge).toBe(16)
    expect(drawn(complete)?.layout.studGauge).toBe(18)
  })
})

describe('the frame', () => {
  it('is the plan with the chosen gauge, or an estimate marked as such from an area', () => {
    expect(drawn(EMPTY_STEEL_CONFIGURATION)).toBeNull()
    expect(drawn(complete)).toMatchObject({ label: 'The Schiff', assumptions: [], layout: { studGauge: 18 } })
    expect(drawn(uploaded(null))).toBeNull()
    // Too small or too large to lay out: no frame, no error.
    expect(drawn(uploaded(120))).toBeNull()
    expect(drawn(uploaded(50_000))).toBeNull()
    expect(drawn(uploaded(1500))?.assumptions[1]).toMatch(/Only the floor area of 1,500 sq ft is known/)
  })
})

it('refuses files by name and size before they are sent', () => {
  expect([
    fileRefusal({ name: 'plan.PDF', size: 10 * 1024 * 1024 }),
    fileRefusal({ name: 'plan.dwg', size: 1 }),
    fileRefusal({ name: 'plan.svg', size: 10 * 1024 * 1024 + 1 }),
    fileRefusal({ name: 'plan.exe', size: 1 }),
    fileRefusal({ name: 'pdf', size: 1 }),
    fileRefusal({ name: 'plan.png', size: 0 }),
  ]).toEqual([
    null,
    null,
    expect.stringContaining('larger than 10 MB'),
    expect.stringContaining('not a PDF'),
    expect.stringContaining('not a PDF'),
    expect.stringContaining('empty'),
  ])
})
