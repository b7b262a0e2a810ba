import { describe, expect, it } from 'vitest'
import { frameModel } from './frameModel'
import { type LayoutInput, layoutSchema } from './layoutSchema'
import type { MemberRole } from './member'
import { outlineBounds, rectangle } from './outline'
import { poundsPerFoot } from './profile'

const house = (change: Partial<LayoutInput> = {}): LayoutInput => ({
  outline: rectangle(32, 24),
  stories: 2,
  wallHeightFeet: 9,
  openings: [],
  interiorWalls: [{ story: 1, from: { x: 0.3, y: 12 }, to: { x: 31.7, y: 12 }, bearing: true }],
  roof: { form: 'gable', pitchIn12: 5, overhangFeet: 1 },
  studSpacingInches: 16,
  studGauge: 18,
  ...change,
})
const floor = (layout: LayoutInput, ...roles: MemberRole[]) =>
  frameModel(layoutSchema.parse(layout)).members.filter(({ assembly, role }) => assembly.part === 'floor' && roles.includes(role))
const stair = { story: 2, from: { x: 10, y: 0.75 }, to: { x: 13.5, y: 11 } }
const open = house({ floorOpenings: [stair] })

describe('a floor with a stair opening', () => {
  it('doubles the joists beside it and the headers at its ends, and cuts the joists inside it', () => {
    // Joists every 16 in over two spans: 32 ft is 24 spaces, so 25 per span. Those at 10.67, 12 and 13.33 ft meet the opening: all three
    // are cut in front (0.48 ft) and behind, and two are doubled on each side.
    expect(floor(house(), 'joist')).toHaveLength(50)
    expect(floor(open, 'joist')).toHaveLength(25 + (25 - 3) + 4 + 3 * 2)
    expect(floor(open, 'floor-header').map(({ lengthFeet }) => lengthFeet)).toEqual([3.5, 3.5, 3.5, 3.5])
  })

  it('leaves nothing in the hole', () => {
    const crossing = floor(open, 'joist', 'floor-header', 'bridging', 'blocking').filter(({ start, end }) => {
      const x = (start.x + end.x) / 2
      const y = [start.y, end.y].sort((a, b) => a - b)
      return x > stair.from.x && x < stair.to.x && (y[0] ?? 0) < stair.to.y && (y[1] ?? 0) > stair.from.y
    })
    expect(crossing).toEqual([])
  })

  it('stays within its outline', () => {
    const { left, right, front, rear } = outlineBounds(layoutSchema.parse(open).outline)
    for (const { start, end } of floor(open, 'joist', 'floor-header', 'rim-track'))
      for (const { x, y } of [start, end]) expect(x >= left && x <= right && y >= front && y <= rear).toBe(true)
  })
})

describe('joists of more than 12 ft', () => {
  const wide = house({ outline: rectangle(32, 15), interiorWalls: [] })

  it('have one strap at midspan, blocked at its ends and every 12 ft', () => {
    expect(floor(house(), 'bridging', 'blocking')).toEqual([])
    const straps = floor(wide, 'bridging')
    expect(straps.map(({ lengthFeet, start }) => [lengthFeet, start.y])).toEqual([[32, 7.5]])
    // 32 ft: both ends and at two points between.
    expect(floor(wide, 'blocking').map(({ start }) => Math.round(start.x * 10) / 10)).toEqual([0.1, 9.4, 20.1, 30.7])
    expect(straps[0]?.weightPounds).toBeCloseTo(32 * poundsPerFoot('150FS-33'), 9)
  })

  it('interrupt their strap at the opening', () => {
    const cut = floor({ ...wide, floorOpenings: [{ story: 2, from: { x: 14, y: 2 }, to: { x: 18, y: 13 } }] }, 'bridging')
    expect(cut.map(({ start, end }) => [start.x, end.x])).toEqual([
      [0, 14],
      [18, 32],
    ])
  })
})

it.each<[string, LayoutInput['floorOpenings'], RegExp]>([
  ['in the ground floor', [{ ...stair, story: 1 }], /no framed floor/],
  ['above the house', [{ ...stair, story: 3 }], /no such story/],
  ['at the wall', [{ ...stair, from: { x: 0.2, y: 1 } }], /Leave 6 in/],
  ['outside', [{ ...stair, to: { x: 40, y: 11 } }], /Leave 6 in/],
  ['across a bearing wall', [{ ...stair, to: { x: 13.5, y: 14 } }], /between two bearing walls/],
  ['turned inside out', [{ story: 2, from: stair.to, to: stair.from }], /at least 2 by 2/],
  ['onto another', [stair, { ...stair, from: { x: 12, y: 1 }, to: { x: 16, y: 8 } }], /1 ft apart/],
])('refuses a floor opening %s', (_, floorOpenings, message) => {
  const issues = layoutSchema.safeParse(house({ floorOpenings })).error?.issues
  expect(issues).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })])
  expect(issues?.[0]?.path[0]).toBe('floorOpenings')
})
