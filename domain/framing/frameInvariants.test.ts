import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from './applyFrameOptions'
import { cutList } from './cutList'
import { frameElevation } from './frameElevation'
import { type FrameModel, frameModel } from './frameModel'
import { framePlan } from './framePlan'
import { frameSummary } from './frameSummary'
import type { Layout } from './layout'
import { layoutForDimensions } from './layoutForDimensions'
import type { FramePoint, MemberRole } from './member'
import { memberSolids } from './memberSolid'
import { outlineBounds } from './outline'
import { FLANGE_FEET } from './profile'
import { wallRuns } from './wallRuns'
import { wings } from './wings'

/** Any house a configurator can produce: catalog plans and houses of a given size, with any options. */
const layouts: fc.Arbitrary<Layout> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...INITIAL_PLANS.map(({ layout }) => layout)),
      fc
        .record({
          lengthFeet: fc.integer({ min: 48, max: 480 }).map((quarters) => quarters / 4),
          widthFeet: fc.integer({ min: 48, max: 200 }).map((quarters) => quarters / 4),
          stories: fc.integer({ min: 1, max: 3 }),
        })
        .map((house) => layoutForDimensions(house).layout),
    ),
    fc.record(
      {
        studGauge: fc.constantFrom(20 as const, 18 as const, 16 as const),
        studSpacingInches: fc.constantFrom(16 as const, 24 as const),
        studWeb: fc.constantFrom('350' as const, '362' as const, '550' as const, '600' as const),
        pitchIn12: fc.integer({ min: 1, max: 18 }),
        wallHeightFeet: fc.integer({ min: 8, max: 14 }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([layout, options]) => applyFrameOptions(layout, options))

const STUDS: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'jack-stud', 'chord-stud']
const UPRIGHTS: readonly MemberRole[] = [...STUDS, 'cripple']
const everyFrame = (check: (model: FrameModel) => void, numRuns = process.env.TEST_FULL ? 40 : 12) =>
  fc.assert(
    fc.property(layouts, (layout) => check(frameModel(layout))),
    { numRuns },
  )

describe('every frame', () => {
  it('covers every wall with studs within the spacing, plus a flange beside an opening, where the king stud is off the layout', () => {
    everyFrame(({ layout, members }) => {
      for (const run of wallRuns(layout)) {
        const along = members
          .filter(({ assembly, role }) => assembly.mark === run.assembly.mark && UPRIGHTS.includes(role))
          .map(({ start }) => (start.x - run.start.x) * run.along.x + (start.y - run.start.y) * run.along.y)
          .sort((a, b) => a - b)
        const gaps = along.slice(1).map((at, index) => at - (along[index] ?? 0))
        expect(Math.max(...gaps)).toBeLessThanOrEqual(layout.studSpacingInches / 12 + FLANGE_FEET + 1e-9)
        expect(along[0]).toBeLessThanOrEqual(FLANGE_FEET)
        expect(run.lengthFeet - (along.at(-1) ?? 0)).toBeLessThanOrEqual(FLANGE_FEET)
      }
    }, 15)
  })

  it('has no member outside its plan and overhang, or below its floor', () => {
    everyFrame(({ layout, members }) => {
      const { left, right, front, rear } = outlineBounds(layout.outline)
      const { overhangFeet, rakeFeet } = layout.roof
      const outside = members.filter(({ start, end, assembly }) => {
        const roof = assembly.part === 'truss' || assembly.part === 'roof'
        const over = (roof ? Math.max(overhangFeet, rakeFeet) : 0) + 1e-9
        return [start, end].some(({ x, y, z }) => x < left - over || x > right + over || y < front - over || y > rear + over || z < 0)
      })
      expect(outside).toEqual([])
    })
  })

  it('has no wall or floor in the empty corner of an L', () => {
    const angled = layouts.filter(({ outline }) => outline.length > 4)
    fc.assert(
      fc.property(angled, (layout) => {
        const parts = wings(layout.outline)
        const inside = ({ x, y }: FramePoint) =>
          parts.some((wing) => x >= wing.left - 1e-9 && x <= wing.right + 1e-9 && y >= wing.front - 1e-9 && y <= wing.rear + 1e-9)
        const standing = frameModel(layout).members.filter(({ assembly }) => assembly.part !== 'truss' && assembly.part !== 'roof')
        expect(standing.filter(({ start, end }) => !inside(start) || !inside(end))).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('weighs what its cut list weighs, and is reproducible', () => {
    everyFrame((model) => {
      const pounds = cutList(model, { project: 'P', revision: 'A' }).rows.reduce((sum, { weightPounds }) => sum + weightPounds, 0)
      expect(Math.abs(pounds - model.members.reduce((sum, { weightPounds }) => sum + weightPounds, 0))).toBeLessThan(1e-6)
      expect(frameModel(model.layout)).toEqual(model)
    }, 15)
  })
})

it('never has fewer studs or less steel with more area, for a rectangle growing either way by whole grid steps with the same openings', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 80 }),
      fc.integer({ min: 16, max: 39 }),
      // Four feet are whole steps of both grids. A corner that moves onto the grid saves the stud beside it.
      fc.integer({ min: 0, max: 10 }).map((steps) => 4 * steps),
      fc.integer({ min: 0, max: 5 }).map((steps) => 4 * steps),
      fc.constantFrom(16 as const, 24 as const),
      fc.constantFrom('gable' as const, 'hip' as const),
      (length, width, longer, wider, studSpacingInches, form) => {
        const layout = applyFrameOptions(layoutForDimensions({ lengthFeet: 20, widthFeet: 16 }).layout, {
          studSpacingInches,
          roofForm: form,
        })
        const sized = (right: number, rear: number) =>
          frameSummary(
            frameModel({
              ...layout,
              // The other sides start at corners that move, so their openings would move against the grid.
              openings: layout.openings.filter(({ side }) => side < 2),
              outline: [
                { x: 0, y: 0 },
                { x: right, y: 0 },
                { x: right, y: rear },
                { x: 0, y: rear },
              ],
            }),
          )
        const small = sized(length, width)
        const large = sized(length + longer, width + wider)
        expect(large.studCount).toBeGreaterThanOrEqual(small.studCount)
        expect(large.weightPounds).toBeGreaterThanOrEqual(small.weightPounds)
      },
    ),
    { numRuns: process.env.TEST_FULL ? 60 : 20 },
  )
})

describe('one model, four views', () => {
  const lines = (paths: readonly { readonly kind: string; readonly d: string }[], kinds: readonly string[]) =>
    paths.filter(({ kind }) => kinds.includes(kind)).flatMap(({ d }) => d.split(/(?=M)/))

  it.each(INITIAL_PLANS.map(({ name, layout }) => [name, frameModel(layout)] as const))('%s', (_, model) => {
    const { members, layout } = model
    const rows = cutList(model, { project: 'P', revision: 'A' }).rows
    const summary = frameSummary(model)

    // Cut list, 3-D view and summary contain the same members.
    expect(rows).toHaveLength(members.length)
    expect(new Set(rows.map(({ pieceMark }) => pieceMark))).toEqual(new Set(memberSolids(members).map(({ member }) => member.mark)))
    expect(rows.filter(({ role }) => STUDS.includes(role))).toHaveLength(summary.studCount)

    // Each story's plan has one line per stud position.
    for (let story = 1; story <= layout.stories; story += 1) {
      const studs = members.filter(({ assembly, role }) => assembly.story === story && STUDS.includes(role))
      const places = new Set(studs.map(({ assembly, start }) => `${assembly.mark} ${start.x.toFixed(2)} ${start.y.toFixed(2)}`))
      const glass = layout.openings.filter((opening) => opening.story === story && opening.kind === 'window').length * 2
      expect(lines(framePlan(model, story).paths, ['truss'])).toHaveLength(places.size + glass)
    }

    // The front elevation has a plumb line at each front wall stud and stiffener, and nowhere else.
    const front = members.filter(({ assembly, role }) => assembly.outward?.y === -1 && STUDS.includes(role))
    const plumb = lines(frameElevation(model, 'front', { dimensions: false }).paths, ['stud', 'frame'])
      .map((line) => line.match(/^M(-?[\d.]+) (-?[\d.]+)v/)?.[1])
      .filter((x) => x !== undefined)
      .map(Number)
    for (const { start } of front) expect(plumb.some((x) => Math.abs(x - start.x) < 0.006)).toBe(true)
    const roof = layout.roof.rakeFeet
    const { left, right } = outlineBounds(layout.outline)
    const standing: readonly MemberRole[] = [...UPRIGHTS, 'stiffener']
    const uprights = members.filter(({ assembly, role }) => assembly.part === 'exterior-wall' && standing.includes(role))
    for (const x of plumb.filter((at) => at > left - roof + FLANGE_FEET && at < right + roof - FLANGE_FEET))
      expect(uprights.some(({ start }) => Math.abs(x - start.x) < 0.006)).toBe(true)
  })
})
