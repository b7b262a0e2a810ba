import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from './applyFrameOptions'
import { bearingLines, MAX_JOIST_SPAN_FEET } from './bearingLines'
import { configuredLayout } from './configuredLayout'
import { foundationAssumptions } from './foundationWords'
import { frameJoints } from './frameJoints'
import { frameModel } from './frameModel'
import { frameSummary } from './frameSummary'
import { frameWarnings } from './frameWarnings'
import type { Foundation, Layout } from './layout'
import { layoutForDimensions } from './layoutForDimensions'
import { layoutSchema } from './layoutSchema'
import type { MemberRole } from './member'
import { outlineSides } from './outline'
import { webFeet } from './profile'
import { byRoles, clashes } from './testing/clashes'
import { wallRuns } from './wallRuns'
import { wings } from './wings'

const over = (layout: Layout, foundation: Foundation): Layout => {
  const configured = configuredLayout(layout, { foundation })
  if (!configured.ok) throw new Error(JSON.stringify(configured.refusals))
  return configured.layout
}
const floorOf = (layout: Layout, story: number, ...roles: MemberRole[]) =>
  frameModel(layout).members.filter(
    ({ role, assembly }) => assembly.part === 'floor' && assembly.story === story && (roles.length === 0 || roles.includes(role)),
  )
const SIZES = [
  { lengthFeet: 40, widthFeet: 28 },
  { lengthFeet: 60, widthFeet: 40, stories: 3 },
  { lengthFeet: 20, widthFeet: 14, stories: 2 },
]
const sizes = SIZES.map((size) => layoutForDimensions(size).layout)
const houses = [...INITIAL_PLANS.map(({ layout }) => layout), ...sizes]

describe.each(['crawl-space', 'basement'] as const)('a ground floor over a %s', (foundation) => {
  it('is joists with a rim, in spans of at most 18 ft between the foundation’s lines', () => {
    for (const house of houses) {
      const layout = over(house, foundation)
      expect(floorOf(house, 1)).toEqual([])
      expect(floorOf(layout, 1, 'rim-track').length).toBeGreaterThan(1)
      const joists = floorOf(layout, 1, 'joist')
      expect(joists.length).toBeGreaterThan(10)
      for (const { lengthFeet } of joists) expect(lengthFeet).toBeLessThanOrEqual(MAX_JOIST_SPAN_FEET)
    }
  })

  it('lifts the walls by its depth and changes nothing else of them', () => {
    for (const house of houses) {
      const [low, high] = [frameModel(house), frameModel(over(house, foundation))]
      const above = high.members.filter(({ assembly }) => assembly.part !== 'floor' || assembly.story > 1)
      expect(above.length).toBe(low.members.length)
      for (const [at, { profile, lengthFeet, start }] of above.entries()) {
        expect(profile).toBe(low.members[at]?.profile)
        expect(lengthFeet).toBeCloseTo(low.members[at]?.lengthFeet ?? 0, 9)
        expect(start.z - (low.members[at]?.start.z ?? 0)).toBeCloseTo(10.75 / 12, 9)
      }
    }
  })

  it('has no member in another or below the foundation, and is blocked with a section that exists', () => {
    for (const house of houses) {
      const layout = over(house, foundation)
      const { members } = frameModel(layout)
      expect(byRoles(clashes(members))).toEqual({})
      expect(members.filter(({ start, end }) => Math.min(start.z, end.z) < 0)).toEqual([])
      for (const { profile } of floorOf(layout, 1, 'blocking')) expect(profile).toBe('1000S162-43')
    }
  })

  it('is anchored along the whole outline, and carries the walls on screws instead of anchors and pins', () => {
    for (const house of houses) {
      const model = frameModel(over(house, foundation))
      const joints = frameJoints(model)
      expect(joints.filter(({ kind }) => kind === 'pin')).toEqual([])
      const anchors = joints.filter(({ kind }) => kind === 'anchor')
      const onFloor = new Set(floorOf(model.layout, 1).map(({ mark }) => mark))
      for (const { members } of anchors) expect(onFloor.has(members[0] ?? '')).toBe(true)
      for (const { start, along, lengthFeet } of outlineSides(model.layout.outline)) {
        const places = anchors
          .map(({ at }) => ({
            t: (at.x - start.x) * along.x + (at.y - start.y) * along.y,
            off: (at.x - start.x) * along.y - (at.y - start.y) * along.x,
          }))
          .filter(({ t, off }) => Math.abs(off) < webFeet('362') && t > -1 && t < lengthFeet + 1)
          .map(({ t }) => t)
          .sort((a, b) => a - b)
        for (const [at, t] of places.slice(1).entries()) expect(t - (places[at] ?? 0)).toBeLessThanOrEqual(6 + 1e-6)
        expect(places[0]).toBeLessThanOrEqual(1.2)
        expect(lengthFeet - (places.at(-1) ?? 0)).toBeLessThanOrEqual(1.2)
      }
      const tracks = model.members.filter(({ role, assembly }) => role === 'bottom-track' && assembly.story === 1)
      const screwed = new Set(joints.flatMap(({ kind, members }) => (kind === 'track-floor' ? members : [])))
      for (const { mark } of tracks) expect(screwed.has(mark)).toBe(true)
    }
  })
})

describe('a basement', () => {
  it('has a stair opening with trimmers and headers where the walls leave room', () => {
    for (const house of houses) {
      const layout = over(house, 'basement')
      const [stair, ...others] = layout.floorOpenings.filter(({ story }) => story === 1)
      expect(others).toEqual([])
      if (!stair) {
        expect(foundationAssumptions(layout).join(' ')).toMatch(/No opening for a basement stair/)
        continue
      }
      expect(layoutSchema.safeParse(layout).success).toBe(true)
      expect(floorOf(layout, 1, 'floor-header')).toHaveLength(4)
      const beside = floorOf(layout, 1, 'joist').filter(
        ({ start, end }) =>
          [stair.from.x, stair.to.x].some((edge) => Math.abs(start.x - edge) < 0.3) && start.y < stair.from.y && end.y > stair.to.y,
      )
      expect(beside).toHaveLength(4)
      const depth = webFeet(layout.studWeb) / 2
      for (const run of wallRuns(layout).filter(({ assembly }) => assembly.story === 1)) {
        const ends = [run.start, { x: run.start.x + run.along.x * run.lengthFeet, y: run.start.y + run.along.y * run.lengthFeet }]
        const [x, y] = [ends.map((end) => end.x), ends.map((end) => end.y)]
        const apart =
          Math.max(...x) + depth <= stair.from.x ||
          Math.min(...x) - depth >= stair.to.x ||
          Math.max(...y) + depth <= stair.from.y ||
          Math.min(...y) - depth >= stair.to.y
        expect(apart, run.assembly.mark).toBe(true)
      }
    }
  })

  it('has its stair in each house by size, and under the stair above where there is one', () => {
    for (const size of SIZES) {
      const { layout } = layoutForDimensions(size, 'basement')
      expect(layoutSchema.safeParse(layout).error?.issues).toBeUndefined()
      expect(layout.floorOpenings.filter(({ story }) => story === 1)).toHaveLength(1)
    }
    const { layout } = layoutForDimensions({ lengthFeet: 40, widthFeet: 28, stories: 2 })
    const tall = over({ ...layout, openings: layout.openings.filter(({ kind }) => kind === 'window') }, 'basement')
    const [above, below] = [2, 1].map((wanted) => tall.floorOpenings.find(({ story }) => story === wanted))
    expect([below?.from, below?.to]).toEqual([above?.from, above?.to])
  })

  it('loses its stair when the house is put on a slab or over a crawl space', () => {
    for (const foundation of ['slab', 'crawl-space'] as const) {
      const back = applyFrameOptions(over(houses[0] ?? (sizes[0] as Layout), 'basement'), { foundation })
      expect(back.floorOpenings.filter(({ story }) => story === 1)).toEqual([])
    }
  })
})

it('refuses an opening in the floor of a slab, and at a line of supports', () => {
  const [house] = sizes
  if (!house) throw new Error('A house is missing')
  const [wing] = wings(house.outline)
  if (!wing) throw new Error('A wing is missing')
  const line = bearingLines(house, wing, 0)[1] ?? 0
  const opening = { story: 1, from: { x: 16, y: line - 2 }, to: { x: 20, y: line + 2 } }
  const message = (foundation: Foundation) =>
    layoutSchema.safeParse({ ...house, foundation, floorOpenings: [opening] }).error?.issues.map((issue) => issue.message)
  expect(message('slab')).toEqual(['The ground story has no framed floor.'])
  expect(message('basement')).toEqual(['Keep a floor opening between two bearing walls or supports, 6 in from each.'])
})

it('warns of nothing new: the supports keep the joists within their spans', () => {
  for (const house of houses) expect(frameWarnings(over(house, 'crawl-space'))).toEqual(frameWarnings(house))
})

it('leaves a frame on a slab as it was', () => {
  for (const house of houses) expect(frameSummary(frameModel(over(house, 'slab')))).toEqual(frameSummary(frameModel(house)))
})
