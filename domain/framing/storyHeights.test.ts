import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallAreas } from '../bom/wallAreas'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { checkFrame } from '../structure/checkFrame'
import { isComputed } from '../structure/verdict'
import { applyFrameOptions } from './applyFrameOptions'
import { configuredLayout } from './configuredLayout'
import { feetInches } from './feetInches'
import { frameElevation } from './frameElevation'
import { frameModel } from './frameModel'
import type { FrameOptions } from './frameOptions'
import { frameSummary } from './frameSummary'
import { frameWarnings } from './frameWarnings'
import { type Layout, WALL_HEIGHTS } from './layout'
import { layoutForDimensions } from './layoutForDimensions'
import { FLOOR_DEPTH_FEET, plateFeet, storyBaseFeet } from './storyHeights'
import { clashes } from './testing/clashes'
import { strapRows, wallRuns } from './wallRuns'

const [bova, , storch] = INITIAL_PLANS
if (!bova || !storch) throw new Error('A plan is missing')
const NINE_AND_EIGHT: FrameOptions = { wallHeightFeet: 9, upperWallHeightFeet: 8 }
const height = fc.constantFrom(...WALL_HEIGHTS)
const houses = fc
  .record({
    lengthFeet: fc.integer({ min: 20, max: 60 }),
    widthFeet: fc.integer({ min: 16, max: 40 }),
    stories: fc.constantFrom(2, 3),
  })
  .map((size) => layoutForDimensions(size).layout)

describe('the heights of a house’s walls', () => {
  it('are those of every story, or of the first and the ones above it', () => {
    const layout = applyFrameOptions(storch.layout, NINE_AND_EIGHT)
    expect(wallRuns(layout).map(({ assembly, heightFeet }) => [assembly.story, heightFeet])).toEqual(
      wallRuns(storch.layout).map(({ assembly: { story } }) => [story, story === 1 ? 9 : 8]),
    )
    expect(storyBaseFeet(layout, 2)).toBe(9 + FLOOR_DEPTH_FEET)
    expect(plateFeet(layout)).toBeCloseTo(17 + FLOOR_DEPTH_FEET, 9)
    const three = { ...layout, stories: 3 }
    expect(storyBaseFeet(three, 3)).toBeCloseTo(17 + 2 * FLOOR_DEPTH_FEET, 9)
    expect(plateFeet({ ...three, foundation: 'crawl-space' })).toBeCloseTo(25 + 3 * FLOOR_DEPTH_FEET, 9)
  })

  it('chosen for all stories replace the plan’s own, chosen for the upper ones leave the first', () => {
    const mixed: Layout = { ...storch.layout, upperWallHeightFeet: 8 }
    expect(plateFeet(applyFrameOptions(mixed, { wallHeightFeet: 10 }))).toBeCloseTo(20 + FLOOR_DEPTH_FEET, 9)
    expect(plateFeet(applyFrameOptions(mixed, { upperWallHeightFeet: 10 }))).toBeCloseTo(19 + FLOOR_DEPTH_FEET, 9)
    expect(plateFeet(applyFrameOptions(mixed, { studGauge: 16 }))).toBeCloseTo(17 + FLOOR_DEPTH_FEET, 9)
    expect(frameModel(applyFrameOptions(bova.layout, { upperWallHeightFeet: 10 })).members).toEqual(frameModel(bova.layout).members)
  })

  it('too low for the openings are refused on the field that was chosen', () => {
    const high = {
      ...storch.layout,
      openings: storch.layout.openings.map((opening) => (opening.story === 2 ? { ...opening, headFeet: 7.5 } : opening)),
    }
    expect(configuredLayout(high, NINE_AND_EIGHT)).toEqual({
      ok: false,
      refusals: [{ option: 'upperWallHeightFeet', message: 'Leave 12 in above the opening for its header.' }],
    })
    expect(configuredLayout(high, { wallHeightFeet: 8 })).toMatchObject({ refusals: [{ option: 'wallHeightFeet' }] })
  })

  it('over 10 ft of any story call for an engineer', () => {
    expect(frameWarnings(applyFrameOptions(storch.layout, { upperWallHeightFeet: 11 }))).toEqual([
      'Walls are 11′-0″ high; our drawing rules end at 10′-0″.',
    ])
  })

  it('are dimensioned story by story in an elevation where they differ', () => {
    const texts = (layout: Layout) => frameElevation(frameModel(layout), 'front').labels.map(({ text }) => text)
    const mixed = applyFrameOptions(storch.layout, NINE_AND_EIGHT)
    expect(texts(mixed)).toEqual(expect.arrayContaining(['9′-0″', '8′-0″', feetInches(plateFeet(mixed))]))
    expect(texts(storch.layout)).not.toContain('9′-0″')
    expect(texts(storch.layout)).toContain(feetInches(plateFeet(storch.layout)))
  })

  it('decide the sheathed area, story by story', () => {
    const perimeter = 2 * (36 + 25)
    expect(wallAreas(applyFrameOptions(storch.layout, NINE_AND_EIGHT)).exterior).toBeCloseTo(perimeter * 17, 9)
  })
})

it('any two heights in one frame: no member overlaps another, and every wall is inside its story', () => {
  fc.assert(
    fc.property(houses, height, height, (house, wallHeightFeet, upperWallHeightFeet) => {
      const layout = applyFrameOptions(house, { wallHeightFeet, upperWallHeightFeet })
      const { members } = frameModel(layout)
      expect(clashes(members)).toEqual([])
      const tops = new Map(wallRuns(layout).map((run) => [run.assembly.mark, run.baseFeet + run.heightFeet]))
      for (const { assembly, start, end } of members)
        if (assembly.part.endsWith('wall')) expect(Math.max(start.z, end.z)).toBeLessThanOrEqual((tops.get(assembly.mark) ?? 0) + 1e-9)
      for (const { role, start } of members) if (role === 'bottom-chord') expect(start.z).toBeGreaterThanOrEqual(plateFeet(layout))
    }),
    { numRuns: process.env.TEST_FULL ? 60 : 12 },
  )
})

it('a higher story weighs more', () => {
  fc.assert(
    fc.property(houses, height, height, (house, wallHeightFeet, upperWallHeightFeet) => {
      const pounds = (options: FrameOptions) => frameSummary(frameModel(applyFrameOptions(house, options))).weightPounds
      const now = pounds({ wallHeightFeet, upperWallHeightFeet })
      expect(pounds({ wallHeightFeet: wallHeightFeet + 1, upperWallHeightFeet })).toBeGreaterThan(now)
      expect(pounds({ wallHeightFeet, upperWallHeightFeet: upperWallHeightFeet + 1 })).toBeGreaterThan(now)
    }),
    { numRuns: process.env.TEST_FULL ? 40 : 10 },
  )
})

/*
 * From 8 to 9 ft a second row of straps shortens what may buckle (IRC R603.3.3), so that limit states of strength can fall there. The
 * screws that hold the roof down are left out: the weight of a higher wall helps them.
 */
it('a higher wall never lowers a stud’s ratio between the same rows of straps, nor its deflection at all', () => {
  fc.assert(
    fc.property(
      fc.oneof(houses, fc.constant(storch.layout)),
      fc.constantFrom(7, 8, 9),
      fc.constantFrom(7, 8, 9),
      fc.record({
        windMph: fc.integer({ min: 85, max: 139 }),
        snowPsf: fc.integer({ min: 0, max: 70 }),
        exposure: fc.constantFrom('B' as const, 'C' as const),
      }),
      (house, first, upper, site) => {
        const worst = (options: FrameOptions) => {
          const found = new Map<string, number>()
          const layout = applyFrameOptions(house, options)
          const story = new Map(wallRuns(layout).map(({ assembly }) => [assembly.mark, assembly.story]))
          const model = frameModel(layout)
          const walls = new Map(model.members.map(({ mark, assembly }) => [mark, assembly.mark]))
          for (const verdict of checkFrame(model, site).verdicts) {
            if (!isComputed(verdict) || verdict.limitState === 'uplift' || !/^(?:corner-|king-|backing-)?stud$/.test(verdict.role)) continue
            const key = `${story.get(walls.get(verdict.member) ?? '')} ${verdict.role} ${verdict.limitState}`
            found.set(key, Math.max(found.get(key) ?? 0, verdict.ratio))
          }
          return found
        }
        const before = worst({ wallHeightFeet: first, upperWallHeightFeet: upper })
        const after = worst({ wallHeightFeet: first + 1, upperWallHeightFeet: upper + 1 })
        for (const [key, ratio] of after) {
          const from = key.startsWith('1 ') ? first : upper
          if (strapRows(from) !== strapRows(from + 1) && !key.endsWith('deflection')) continue
          expect(ratio, key).toBeGreaterThanOrEqual((before.get(key) ?? 0) - 1e-9)
        }
      },
    ),
    { numRuns: process.env.TEST_FULL ? 40 : 8 },
  )
}, 60_000)
