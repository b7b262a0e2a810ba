import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROOFING_KINDS, SHEATHING_KINDS } from '../catalog/takeoffChoices'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { STUD_GAUGES, STUD_WEBS } from '../framing/layout'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { rectangle } from '../framing/outline'
import { BOM_CATEGORIES } from './bomCategory'
import { INSULATION_KINDS, STEEL_SUPPLIES } from './takeOffChoices'
import { box, count, modelWeight, ordered, weight } from './testing/countedHouse'

const choices = fc.record({
  sheathing: fc.constantFrom(...SHEATHING_KINDS),
  roofing: fc.constantFrom(...ROOFING_KINDS),
  insulation: fc.constantFrom(...INSULATION_KINDS),
  steelSupply: fc.constantFrom(...STEEL_SUPPLIES),
  interiorBoard: fc.boolean(),
})
const houses = fc
  .record({
    lengthFeet: fc.integer({ min: 14, max: 90 }),
    widthFeet: fc.integer({ min: 14, max: 44 }),
    stories: fc.integer({ min: 1, max: 3 }),
    studGauge: fc.constantFrom(...STUD_GAUGES),
    studWeb: fc.constantFrom(...STUD_WEBS),
    studSpacingInches: fc.constantFrom(16 as const, 24 as const),
    roofForm: fc.constantFrom('gable' as const, 'hip' as const),
  })
  .map(({ lengthFeet, widthFeet, stories, ...options }) =>
    applyFrameOptions(layoutForDimensions({ lengthFeet, widthFeet, stories }).layout, options),
  )

describe('any house with any choices', () => {
  it("has every material, whole purchase units covering net and waste, and the model's full weight", () => {
    fc.assert(
      fc.property(houses, choices, (layout, chosen) => {
        const lines = count(layout, chosen)
        expect(Math.abs(weight(lines) - modelWeight(layout))).toBeLessThan(1e-3)
        expect(new Set(lines.map(({ category }) => category))).toEqual(new Set(BOM_CATEGORIES))
        for (const { sku, netQuantity, wasteRatio, orderQuantity, material, inputs } of lines) {
          expect(Number.isInteger(orderQuantity), sku).toBe(true)
          expect(orderQuantity * material.packageSize, sku).toBeGreaterThanOrEqual(netQuantity * (1 + wasteRatio) - 1e-6)
          expect(
            inputs.every(({ value }) => Number.isFinite(value)),
            sku,
          ).toBe(true)
        }
        const keys = lines.map(({ category, csi, sku }) => `${category} ${csi} ${sku}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: process.env.TEST_FULL ? 60 : 15 },
    )
  })

  it('gives the same lines for the same input', () => {
    fc.assert(
      fc.property(houses, choices, (layout, chosen) => {
        expect(count(layout, chosen)).toEqual(count(structuredClone(layout), chosen))
      }),
      { numRuns: process.env.TEST_FULL ? 20 : 6 },
    )
  })

  it('never needs fewer sheets, batts or roof for more area', () => {
    const skus = ['WALL-PANEL-INTEGRATED', 'ROOF-DECK', 'ATTIC-FG-R38', 'PANEL-SEAM-16', 'UNDERLAYMENT']
    const shell = (length: number) => count(box({ outline: rectangle(length, 24), openings: [] }))
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 90 }), fc.integer({ min: 1, max: 30 }), (length, more) => {
        const [small, large] = [shell(length), shell(length + more)]
        for (const sku of skus) expect(ordered(large, sku), sku).toBeGreaterThanOrEqual(ordered(small, sku))
      }),
      { numRuns: process.env.TEST_FULL ? 30 : 8 },
    )
  })
})
