import { describe, expect, it } from 'vitest'
import { layoutSchema } from '../framing/layoutSchema'
import { rectangle } from '../framing/outline'
import { spacedCount } from '../framing/spacedPositions'
import { GYPSUM_SCREWS_PER_SHEET } from './countFasteners'
import { roofSquares } from './countRoofing'
import { estimatedStuds } from './makeBom'
import { slopeFactor } from './roofShape'
import { netArea, SHEET_SQUARE_FEET } from './wallAreas'
import { packagesFor, wholeUnits } from './wholeUnits'

/** Published cases that the take-off rules must reproduce. */
describe('published cases', () => {
  it('148 ft of wall at 16 in, one run: 112 studs; four corners: 8 more', () => {
    expect(spacedCount(148, 16)).toBe(112)
    const square = layoutSchema.parse({
      outline: rectangle(48, 26),
      stories: 1,
      wallHeightFeet: 8,
      openings: [],
      roof: { form: 'gable', pitchIn12: 5, overhangFeet: 1 },
      studSpacingInches: 16,
      studGauge: 18,
    })
    const { left, right } = { left: spacedCount(26 - (2 * 3.625) / 12, 16), right: spacedCount(48, 16) }
    expect(estimatedStuds(square) - 2 * (left + right)).toBe(8)
  })

  it('track 325\'-4" twice, 8% waste, 20 ft pieces: 36', () => {
    expect(packagesFor(2 * (325 + 4 / 12), 0.08, 20)).toBe(36)
  })

  it('joists over 20\'-8" at 16 in: 17', () => {
    expect(spacedCount(20 + 8 / 12, 16)).toBe(17)
  })

  it.each([
    [20, 11],
    [40, 21],
    [60, 31],
    [80, 41],
  ])('trusses at 24 in over %i ft: %i', (length, count) => {
    expect(spacedCount(length, 24)).toBe(count)
  })

  it('roof 70 × 30 ft, overhang included, rise 5½ in 12: 2,310 sq ft', () => {
    expect(Math.round(70 * 30 * slopeFactor(5.5))).toBe(2310)
  })

  it('2,000 sq ft of plan area, slope factor 1.12, 10% waste: 25 squares', () => {
    expect(wholeUnits(roofSquares(2000 * 1.12, 0.1))).toBe(25)
  })

  it('room 12 × 15 × 9 ft, 57 sq ft of openings, 10% waste: 21 sheets, 672 screws', () => {
    const walls = 2 * (12 + 15) * 9
    const sheets = packagesFor(netArea(walls + 12 * 15, [57]), 0.1, SHEET_SQUARE_FEET)
    expect(sheets).toBe(21)
    expect(sheets * GYPSUM_SCREWS_PER_SHEET).toBe(672)
  })

  it('wall 8 × 14 ft less openings of 6 and 16.25 sq ft: 89.75 sq ft', () => {
    expect(netArea(8 * 14, [6, 16.25])).toBe(89.75)
  })
})

describe('rounding', () => {
  it('is up, at the purchase unit only, and free of arithmetic noise', () => {
    expect(wholeUnits(0.1 + 0.2 - 0.3)).toBe(0)
    expect(packagesFor(100 * 1.1, 0, 110)).toBe(1)
    expect(wholeUnits(35.0001)).toBe(36)
    expect(wholeUnits(36.000000000001)).toBe(36)
  })
})
