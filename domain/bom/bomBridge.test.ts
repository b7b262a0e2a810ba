import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { INITIAL_PRICE_BOOK } from '../catalog/initialPriceBook'
import type { PriceBook } from '../catalog/priceBook'
import { pricePickerEstimate } from '../quotes/pickerEstimate'
import { EMPTY_STEEL_CONFIGURATION, priceSteelConfiguration, type SteelConfiguration } from '../quotes/steelConfiguration'
import type { Bom } from './bom'
import { bomBridge, pickerBridge } from './bomBridge'
import { BOM_CATEGORIES } from './bomCategory'
import { type BomRequest, bomRequestSchema } from './bomRequest'
import { bomSubject } from './bomSubject'
import { INITIAL_MATERIALS } from './initialMaterials'
import { INITIAL_PRICE_LISTS } from './initialPriceLists'
import { makeBom } from './makeBom'

const book: PriceBook = { ...INITIAL_PRICE_BOOK, version: 1, plans: INITIAL_PLANS.map((plan) => ({ ...plan })) }
const idOf = (options: readonly { readonly id: string }[]) => fc.constantFrom(...options.map(({ id }) => id))

const configurations: fc.Arbitrary<SteelConfiguration> = fc.record({
  planType: fc.constant('catalog' as const),
  selectedPlan: idOf(INITIAL_PLANS),
  uploadedPlan: fc.constant(null),
  foundation: idOf(book.steel.foundation),
  steelFrame: idOf(book.steel.steelFrame),
  sheathing: idOf(book.steel.sheathing),
  roofing: idOf(book.steel.roofing),
})

function billOf(configuration: SteelConfiguration, distributor = ''): Bom {
  return billOfRequest(bomRequestSchema.parse({ plan_id: configuration.selectedPlan, configuration }), distributor)
}

function billOfRequest(request: BomRequest, distributor: string): Bom {
  const resolved = bomSubject(request, INITIAL_PLANS, book)
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals))
  const bom = makeBom(
    resolved.subject,
    { materials: INITIAL_MATERIALS, lists: INITIAL_PRICE_LISTS, terms: { ...INITIAL_PRICE_BOOK.bom, preferred: true } },
    distributor,
    '2026-11-21',
  )
  if (!bom) throw new Error('No bill')
  return bom
}

const totalOf = (configuration: SteelConfiguration) => {
  const price = priceSteelConfiguration(book, configuration)
  if (!price.ok) throw new Error(price.message)
  return price.price.totalCents
}

describe('the bridge from a configuration to its bill', () => {
  it('adds up to the exact difference of the totals, for any choice and distributor', () => {
    const distributors = fc.constantFrom(...INITIAL_PRICE_LISTS.map(({ distributor }) => distributor.id))
    fc.assert(
      fc.property(
        configurations,
        distributors,
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.boolean(),
        (chosen, distributor, other, repriced) => {
          const bill = billOf(chosen, distributor)
          const saved = repriced ? other : totalOf(chosen)
          const { lines, beforeCents, billCents } = bomBridge(book, chosen, saved, bill)
          expect(beforeCents).toBe(saved)
          expect(billCents).toBe(Math.round(bill.total_cost * 100))
          expect(lines.reduce((sum, line) => sum + line.beforeCents - line.billCents, 0)).toBe(saved - billCents)
          expect(lines.some(({ id }) => id === 'prices')).toBe(saved !== totalOf(chosen))
        },
      ),
      { numRuns: process.env.TEST_FULL ? 24 : 8 },
    )
  })

  it("counts each category's lines once, including those without a price", () => {
    const cents = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null })
    const category = fc.constantFrom(...BOM_CATEGORIES)
    const [line] = billOf({ ...EMPTY_STEEL_CONFIGURATION, planType: 'catalog', selectedPlan: 'the-bova-plan' }).line_items
    if (!line) throw new Error('No line')
    fc.assert(
      fc.property(fc.array(fc.record({ category, cents })), (drawn) => {
        const line_items = drawn.map(({ category, cents }) => ({ ...line, category, total_cost: cents === null ? null : cents / 100 }))
        const expected = drawn.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
        expect(bomBridge(book, EMPTY_STEEL_CONFIGURATION, 0, { line_items, price_terms: null }).billCents).toBe(expected)
      }),
    )
  })

  it('puts an option that is no longer offered into the changed prices', () => {
    const chosen: SteelConfiguration = {
      ...EMPTY_STEEL_CONFIGURATION,
      planType: 'catalog',
      selectedPlan: 'the-bova-plan',
      roofing: 'thatch',
    }
    const { lines } = bomBridge(book, chosen, 3_003_000 + 900_000, { line_items: [] })
    expect(lines.find(({ id }) => id === 'prices')?.beforeCents).toBe(900_000)
  })
})

describe("the bridge from the picker's estimate to its bill", () => {
  const picked = fc.record({
    planId: idOf(INITIAL_PLANS),
    framing: idOf(book.picker.framings),
    roofing: idOf(book.picker.roofings),
    exterior: idOf(book.picker.exteriors),
  })
  it('adds up to the exact difference of the two totals, and names no line for nothing', () => {
    const distributors = fc.constantFrom(...INITIAL_PRICE_LISTS.map(({ distributor }) => distributor.id))
    fc.assert(
      fc.property(picked, distributors, (choices, distributor) => {
        const { framing, roofing } = choices
        const request = bomRequestSchema.parse({ plan_id: choices.planId, configuration: { configurator: 'picker', framing, roofing } })
        const bill = billOfRequest(request, distributor)
        const priced = pricePickerEstimate(book, choices)
        const bridge = pickerBridge(book, choices, bill, 0)
        if (!priced.ok || !bridge) throw new Error('No price')
        expect([bridge.beforeCents, bridge.billCents]).toEqual([priced.price.totalCents, Math.round(bill.total_cost * 100)])
        const difference = bridge.lines.reduce((sum, line) => sum + line.beforeCents - line.billCents, 0)
        expect(difference).toBe(priced.price.totalCents - Math.round(bill.total_cost * 100))
        expect(bridge.lines.every(({ beforeCents, billCents }) => beforeCents !== 0 || billCents !== 0)).toBe(true)
      }),
      { numRuns: process.env.TEST_FULL ? 24 : 8 },
    )
  })

  it('has no lines for choices that are not offered', () => {
    const gone = { planId: 'the-bova-plan', framing: 'bamboo', roofing: 'zip-system', exterior: 'stucco' }
    expect(pickerBridge(book, gone, { line_items: [], price_terms: null }, 0)).toBeUndefined()
  })
})
