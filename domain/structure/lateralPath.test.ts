import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { frameModel } from '../framing/frameModel'
import { WALL_HEIGHTS } from '../framing/layout'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { checkFrame } from './checkFrame'
import { checkSummary } from './checkSummary'
import { checkUplift, netUplift } from './checkUplift'
import { designWind } from './designWind'
import { lateralPath } from './lateralPath'
import { loadPath } from './loadPath'
import { DESIGN_SITE } from './site'
import { lateralPressure, roofUplift, velocityPressure } from './wind'

const layouts = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...INITIAL_PLANS.map(({ layout }) => layout)),
      fc
        .record({
          lengthFeet: fc.integer({ min: 18, max: 80 }),
          widthFeet: fc.integer({ min: 14, max: 44 }),
          stories: fc.integer({ min: 1, max: 3 }),
        })
        .map((size) => layoutForDimensions(size).layout),
    ),
    fc.integer({ min: 8, max: 12 }),
    fc.constantFrom(undefined, ...WALL_HEIGHTS),
    fc.integer({ min: 3, max: 12 }),
  )
  .map(([layout, wallHeightFeet, upperWallHeightFeet, pitchIn12]) =>
    applyFrameOptions(layout, { wallHeightFeet, upperWallHeightFeet, pitchIn12 }),
  )
const winds = fc.record({ windMph: fc.integer({ min: 85, max: 139 }), exposure: fc.constantFrom('B' as const, 'C' as const) })

describe('the wind’s way to the braced bays', () => {
  it('brings all of it to bays, but for what it names as unresisted, within 0.1%', () => {
    fc.assert(
      fc.property(layouts, winds, (layout, { windMph, exposure }) => {
        const path = lateralPath(layout, designWind(layout, windMph, exposure))
        for (const axis of ['x', 'y'] as const) {
          let wanted = 0
          for (let story = layout.stories; story >= 1; story -= 1) {
            wanted += path.applied.get(`${axis} ${story}`) ?? 0
            const bays = path.bays.filter((bay) => bay.axis === axis && bay.story === story)
            const found = bays.reduce((sum, { force }) => sum + force, 0) + (path.unresisted.get(`${axis} ${story}`) ?? 0)
            expect(Math.abs(found - wanted)).toBeLessThanOrEqual(0.001 * wanted)
          }
        }
      }),
      { numRuns: process.env.TEST_FULL ? 40 : 10 },
    )
  })

  it('never asks less of a bay with more wind, a more open site or a higher roof', () => {
    fc.assert(
      fc.property(layouts, winds, fc.integer({ min: 0, max: 20 }), (layout, { windMph }, more) => {
        const before = lateralPath(layout, designWind(layout, windMph, 'B')).bays
        const steeper = applyFrameOptions(layout, { pitchIn12: Math.min(layout.roof.pitchIn12 + 2, 18) })
        const after = lateralPath(steeper, designWind(steeper, windMph + more, 'C')).bays
        expect(after.length).toBe(before.length)
        for (const [at, { force, chord }] of after.entries()) {
          expect(force).toBeGreaterThanOrEqual((before[at]?.force ?? 0) - 1e-9)
          expect(chord).toBeGreaterThanOrEqual((before[at]?.chord ?? 0) - 1e-9)
        }
      }),
      { numRuns: process.env.TEST_FULL ? 20 : 6 },
    )
  })

  it('is by hand for a box of 40 by 24 ft: half of the wind along it on each long wall, in its two bays', () => {
    const { layout } = layoutForDimensions({ lengthFeet: 40, widthFeet: 24, wallHeightFeet: 9 })
    const wind = designWind(layout, 115, 'B')
    // 20.14 psf × 0.85 × 1.3; the roof rises 5 ft, its gable counts half.
    expect(wind.lateralPsf).toBeCloseTo(0.00256 * 0.7 * 0.85 * 115 ** 2 * 0.85 * 1.3, 6)
    const { bays } = lateralPath(layout, wind)
    const front = bays.filter(({ wall }) => wall === 'W1-1')
    const total = front.reduce((sum, { force }) => sum + force, 0)
    expect(total).toBeCloseTo((wind.lateralPsf * (4.5 + 2.5) * 24) / 2, 3)
    const [bay] = front
    expect(bay?.chord).toBeCloseTo(((bay?.force ?? 0) * 9) / ((bay?.toFeet ?? 0) - (bay?.fromFeet ?? 0)), 6)
  })

  it('gives every strap its figures, its clause and what an engineer decides', () => {
    for (const { layout } of INITIAL_PLANS) {
      const model = frameModel(layout)
      const straps = checkFrame(model, DESIGN_SITE).verdicts.filter(({ role }) => role === 'brace')
      expect(straps.length).toBe(model.members.filter(({ role }) => role === 'brace').length)
      for (const verdict of straps) {
        expect(verdict.basis).toBe('engineer')
        if (verdict.basis === 'engineer')
          expect(verdict.reason).toMatch(
            /straps by S100 D[23], AISI S100-16, ASD\. W\d-\d: straps \d+\.\d of \d+\.\d kip, at least \d+ No\. 10 screws at each end of a strap into 43 mil by S100 J4\.3\.1, chords and hold-downs [\d,]+ lb/,
          )
      }
    }
  })
})

it('says first which straps and chords the wind asks too much of, and how much', () => {
  const [, schiff] = INITIAL_PLANS
  if (!schiff) throw new Error('A plan is missing')
  const { unchecked } = checkSummary(checkFrame(frameModel(schiff.layout), DESIGN_SITE))
  const over = unchecked.filter(({ reason }) => reason.startsWith('Over the strength'))
  expect(unchecked.slice(0, over.length)).toEqual(over)
  expect(over.map(({ reason }) => reason)).toContain(
    'Over the strength if the sheathing takes none, in a bay of W1-4: its straps 2.98 times, one 362S162-43 as its chord 2.19 times by S100 E3.1.',
  )
})

describe('the wind that lifts the roof', () => {
  it('has the coefficients of figure 27.3-1: 0.9 on a low house, 1.3 on one as high as long', () => {
    const q = velocityPressure(115, 'B')
    expect(roofUplift(115, 'B', 0.4).inside).toBeCloseTo(q * (0.85 * 0.9 + 0.18), 9)
    expect(roofUplift(115, 'B', 0.4).overhang).toBeCloseTo(q * 0.85 * 1.7, 9)
    expect(roofUplift(115, 'B', 0.75).inside).toBeCloseTo(q * (0.85 * 1.1 + 0.18), 9)
    expect(roofUplift(115, 'B', 2).inside).toBeCloseTo(q * (0.85 * 1.3 + 0.18), 9)
    expect(lateralPressure(85, 'B')).toBe(16)
  })

  it('reaches the foundation whole, within 0.1%', () => {
    fc.assert(
      fc.property(layouts, winds, (layout, { windMph, exposure }) => {
        const { inside, overhang } = designWind(layout, windMph, exposure).upliftPsf
        const { anchors, applied } = loadPath(frameModel(layout), inside, overhang)
        const total = [...anchors.values()].reduce((sum, { roof }) => sum + roof, 0)
        const wanted = applied.get('roof')?.roof ?? 0
        expect(wanted).toBeGreaterThan(0)
        expect(Math.abs(total - wanted)).toBeLessThanOrEqual(0.001 * wanted)
      }),
      { numRuns: process.env.TEST_FULL ? 10 : 4 },
    )
  })

  it('is held by 0.6 of the weight and by two No. 8 in each stud: 489 lb in 43 mil', () => {
    const stud = { member: 'S', role: 'stud', profile: '362S162-43', count: 1 } as const
    expect(netUplift({ dead: 100, wind: 600 })).toBeCloseTo(300, 9)
    expect(netUplift({ dead: 600, wind: 100 })).toBe(0)
    const { ratio, capacity, clause, combination } = checkUplift(stud, { dead: 100, wind: 600 })
    expect(capacity).toBeCloseTo((2 * 4.2 * Math.sqrt(0.0451 ** 3 * 0.164) * 45_000) / 3, 6)
    expect(ratio).toBeCloseTo(300 / capacity, 9)
    expect([clause, combination]).toEqual(['S100 J4.3.1', '0.6D + 0.6W'])
  })
})
