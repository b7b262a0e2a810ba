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
import { passes } from './designed'
import { designWind } from './designWind'
import { lateralPath } from './lateralPath'
import { loadPath } from './loadPath'
import { DESIGN_SITE } from './site'
import { isComputed } from './verdict'
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
    // The chords are 1 5/8 in wide.
    expect(bay?.armFeet).toBeCloseTo((bay?.toFeet ?? 0) - (bay?.fromFeet ?? 0) - 1.625 / 12, 9)
    expect(bay?.chord).toBeCloseTo(((bay?.force ?? 0) * 9) / (bay?.armFeet ?? 0), 6)
  })

  it('gives every strap and chord stud figures, and its hold-down’s force with what an engineer decides', () => {
    for (const { layout } of INITIAL_PLANS) {
      const model = frameModel(layout)
      const { verdicts, unbracedPounds } = checkFrame(model, DESIGN_SITE)
      expect(unbracedPounds).toBe(0)
      for (const { mark, role } of model.members) {
        const own = verdicts.filter(({ member }) => member === mark)
        const states = own.flatMap((verdict) => (isComputed(verdict) ? [verdict.limitState] : []))
        if (role === 'chord-stud') expect(states).toContain('axial and bending')
        if (role !== 'brace') continue
        expect(states).toEqual(['tension', 'screws'])
        expect(own.flatMap((verdict) => (isComputed(verdict) ? [] : [verdict.reason]))).toEqual([
          expect.stringMatching(
            /^Hold-downs of a bay of W\d-\d: [\d,]+ lb up by 0\.6W, if the sheathing takes none\. The sheathing’s share, /,
          ),
        ])
      }
    }
  })

  it('puts bays of all stories over each other where all are clear, and names a bay without one above it', () => {
    const [, , storch] = INITIAL_PLANS
    if (!storch) throw new Error('A plan is missing')
    const { bays } = lateralPath(storch.layout, designWind(storch.layout, 115, 'B'))
    expect(bays.some(({ offset }) => offset)).toBe(false)
    const places = (story: number) =>
      bays.filter((bay) => bay.story === story).map(({ wall, fromFeet, toFeet }) => [wall.slice(2), fromFeet, toFeet])
    expect(places(1)).toEqual(places(2))
    // A ground story without a clear stretch under the upper bays.
    const open = { kind: 'window', story: 1, side: 1, sillFeet: 3, headFeet: 6.75 } as const
    const others = storch.layout.openings.filter(({ story, side }) => story > 1 || side !== 1)
    const openings = [...others, { ...open, fromFeet: 0.8, widthFeet: 2.4 }, { ...open, fromFeet: 9, widthFeet: 15 }]
    const changed = { ...storch.layout, openings }
    const check = checkFrame(frameModel(changed), DESIGN_SITE)
    expect(check.verdicts.some((verdict) => !isComputed(verdict) && verdict.reason.startsWith('No bay of the wall above'))).toBe(true)
    expect(passes(check)).toBe(false)
  })

  it('is by hand for the Schiff’s W1-4 of straps and chords of 43 mil, and passes as the plan has it', () => {
    const [, schiff] = INITIAL_PLANS
    if (!schiff) throw new Error('A plan is missing')
    const weaker = { ...schiff.layout, reinforcements: schiff.layout.reinforcements?.filter(({ at }) => at !== 'W1-4') }
    const [, bay] = lateralPath(weaker, designWind(weaker, 115, 'B')).bays.filter(({ wall }) => wall === 'W1-4')
    if (!bay) throw new Error('The bay is missing')
    const { failures } = checkSummary(checkFrame(frameModel(weaker), DESIGN_SITE))
    const strap = failures.find(({ role }) => role === 'brace')?.worst
    const arm = bay.toFeet - bay.fromFeet - 1.625 / 12
    expect(strap?.demand).toBeCloseTo((0.6 * bay.force * Math.hypot(arm, 9)) / arm / 1000, 6)
    expect(strap?.capacity).toBeCloseTo(((3 - 2 * 0.19) * 0.0451 * 45) / 2, 6)
    const chord = failures.find(({ role }) => role === 'chord-stud')?.worst
    expect(chord?.fix).toMatchObject({ change: 'Use straps of 300FS-54 and 1 chord stud of 362S162-54 at each end of a bay.', at: 'W1-4' })
    expect(strap?.fix).toEqual(chord?.fix)
    expect(passes(checkFrame(frameModel(schiff.layout), DESIGN_SITE))).toBe(true)
  })

  it('never loads a strap or chord less with more wind or a more open site', () => {
    for (const { layout } of INITIAL_PLANS) {
      const model = frameModel(layout)
      const bracing = (windMph: number, exposure: 'B' | 'C') =>
        checkFrame(model, { windMph, exposure, snowPsf: 30 }).verdicts.flatMap((verdict) =>
          isComputed(verdict) && (verdict.role === 'brace' || verdict.role === 'chord-stud') ? [verdict.ratio] : [],
        )
      let before = bracing(85, 'B')
      for (const [windMph, exposure] of [
        [100, 'B'],
        [115, 'B'],
        [115, 'C'],
        [139, 'C'],
      ] as const) {
        const after = bracing(windMph, exposure)
        expect(after.length).toBe(before.length)
        for (const [at, ratio] of after.entries()) expect(ratio).toBeGreaterThanOrEqual((before[at] ?? 0) - 1e-9)
        before = after
      }
    }
  })
})

it('does not call a frame designed for a site whose wind reaches no braced bay', () => {
  const [bova] = INITIAL_PLANS
  if (!bova) throw new Error('A plan is missing')
  const wide = { kind: 'window', story: 1, side: 1, widthFeet: 12, sillFeet: 3, headFeet: 6.75 } as const
  const openings = [
    ...bova.layout.openings.filter(({ side }) => side !== 1),
    { ...wide, fromFeet: 1 },
    { ...wide, fromFeet: 13.5, widthFeet: 9 },
  ]
  const check = checkFrame(frameModel({ ...bova.layout, openings }), DESIGN_SITE)
  expect(check.unbracedPounds).toBeGreaterThan(1_000)
  expect(passes(check)).toBe(false)
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
