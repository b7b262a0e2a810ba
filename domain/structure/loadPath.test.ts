import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { frameModel } from '../framing/frameModel'
import { FOUNDATIONS, type Layout, WALL_HEIGHTS } from '../framing/layout'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { outlineArea } from '../framing/outline'
import { added, type LoadEffects, NO_EFFECT } from './combinations'
import { loadPath } from './loadPath'

const gables: fc.Arbitrary<Layout> = fc
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
    fc.constantFrom(16 as const, 24 as const),
    fc.integer({ min: 8, max: 12 }),
    fc.constantFrom(undefined, ...WALL_HEIGHTS),
    fc.constantFrom(...FOUNDATIONS),
  )
  .map(([layout, studSpacingInches, wallHeightFeet, upperWallHeightFeet, foundation]) =>
    applyFrameOptions(layout, { studSpacingInches, wallHeightFeet, upperWallHeightFeet, foundation }),
  )

const sum = (loads: Iterable<LoadEffects>) => added(NO_EFFECT, ...loads)
const same = (found: LoadEffects, wanted: LoadEffects) => {
  for (const kind of ['dead', 'live', 'roof'] as const)
    expect(Math.abs(found[kind] - wanted[kind])).toBeLessThanOrEqual(0.001 * wanted[kind] + 1e-6)
}

describe('the load path', () => {
  it('lands every load on bearing lines, and all of it on the foundation, within 0.1%', () => {
    fc.assert(
      fc.property(gables, fc.integer({ min: 20, max: 49 }), (layout, roofPsf) => {
        const path = loadPath(frameModel(layout), roofPsf)
        expect(path.unsupported).toEqual([])
        for (const [source, load] of path.applied) {
          if (source.startsWith('wall')) continue
          if (source.startsWith('floor')) expect(load.live).toBeCloseTo(40 * outlineArea(layout.outline), 3)
          same(sum(path.reactions.filter((line) => line.source === source).map(({ reaction }) => reaction)), load)
        }
        same(sum(path.anchors.values()), sum(path.applied.values()))
      }),
      { numRuns: process.env.TEST_FULL ? 60 : 15 },
    )
  })

  it('puts roof, floor and the wall above on the Storch’s rear wall: 722 plf by D + 0.75L + 0.75S', () => {
    const storch = INITIAL_PLANS[2]
    if (!storch) throw new Error('The Storch is missing')
    const path = loadPath(frameModel(storch.layout), 21)
    const wall = path.onWalls.get('W1-3') ?? []
    const at = (t: number) => sum(wall.filter(({ from, to }) => from <= t && to > t).map(({ load }) => load))
    expect(at(9)).toMatchObject({ live: 250, wind: 0 })
    expect(at(9).dead).toBeCloseTo(317.5, 6)
    expect(at(9).roof).toBeCloseTo(288.75, 6)
    expect(at(9).dead + 0.75 * (at(9).live + at(9).roof)).toBeCloseTo(721.6, 1)
  })

  it('puts a ground floor of joists on the foundation’s own lines', () => {
    const [bova] = INITIAL_PLANS
    if (!bova) throw new Error('The Bova is missing')
    const onSlab = loadPath(frameModel(bova.layout), 21)
    const { applied, anchors } = loadPath(frameModel(applyFrameOptions(bova.layout, { foundation: 'crawl-space' })), 21)
    const area = outlineArea(bova.layout.outline)
    expect(onSlab.applied.has('floor 1')).toBe(false)
    expect(applied.get('floor 1')?.live).toBeCloseTo(40 * area, 6)
    expect(applied.get('floor 1')?.dead).toBeCloseTo(10 * area, 6)
    expect([...anchors.keys()].filter((support) => support.startsWith('foundation at '))).toHaveLength(3)
  })

  it('carries no line of a hip roof', () => {
    const layout = applyFrameOptions(layoutForDimensions({ lengthFeet: 40, widthFeet: 24 }).layout, { roofForm: 'hip' })
    expect(loadPath(frameModel(layout), 21).reactions).toEqual([])
  })
})
