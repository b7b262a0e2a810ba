import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from './frameModel'
import { frameSummary } from './frameSummary'
import type { Layout } from './layout'
import { type LayoutInput, layoutSchema } from './layoutSchema'
import type { Member, MemberRole } from './member'
import { outlineBounds, rectangle } from './outline'
import { poundsPerFoot } from './profile'

const house = (change: Partial<LayoutInput> = {}): Layout =>
  layoutSchema.parse({
    outline: rectangle(40, 24),
    stories: 1,
    wallHeightFeet: 8,
    openings: [],
    roof: { form: 'gable', pitchIn12: 6, overhangFeet: 1, rakeFeet: 1 },
    studSpacingInches: 16,
    studGauge: 18,
    ...change,
  })
const of = (members: readonly Member[], ...roles: MemberRole[]) => members.filter((member) => roles.includes(member.role))

/** Any house an input form can produce: rectangles and Ls, one to three stories, both roofs, a window where it fits. */
const layouts = fc
  .record({
    length: fc.integer({ min: 24, max: 80 }),
    width: fc.integer({ min: 16, max: 40 }),
    wing: fc.boolean(),
    stories: fc.integer({ min: 1, max: 3 }),
    wallHeightFeet: fc.constantFrom(8, 9, 10),
    form: fc.constantFrom('gable' as const, 'hip' as const),
    pitchIn12: fc.integer({ min: 3, max: 12 }),
    overhangFeet: fc.constantFrom(0, 1, 2),
    studSpacingInches: fc.constantFrom(16 as const, 24 as const),
    windowAt: fc.integer({ min: 1, max: 16 }),
  })
  .map(({ length, width, wing, form, pitchIn12, overhangFeet, windowAt, ...rest }) => {
    const cut = { x: Math.round(length / 2), y: Math.round(width / 2) }
    const outline = wing
      ? [
          { x: 0, y: 0 },
          { x: length, y: 0 },
          { x: length, y: cut.y },
          { x: cut.x, y: cut.y },
          { x: cut.x, y: width },
          { x: 0, y: width },
        ]
      : rectangle(length, width)
    return house({
      ...rest,
      outline,
      openings: [{ kind: 'window', story: 1, side: 0, fromFeet: windowAt, widthFeet: 5, sillFeet: 3, headFeet: 6.75 }],
      roof: { form: wing ? 'gable' : form, pitchIn12, overhangFeet, rakeFeet: overhangFeet },
    })
  })

describe('a plain house of 40 × 24 ft, studs at 16 in', () => {
  const { members } = frameModel(house())

  it('has a stud at each layout position of each wall', () => {
    const walls = ['W1-1', 'W1-2', 'W1-3', 'W1-4'].map(
      (mark) => of(members, 'stud', 'chord-stud').filter(({ assembly }) => assembly.mark === mark).length,
    )
    // 40 ft: 30 spaces + 1. The short walls fit between the long ones, 24 ft less two depths: 18 spaces + 1. Four of each are chords of straps.
    expect(walls).toEqual([31, 19, 31, 19])
    expect(of(members, 'corner-stud')).toHaveLength(4)
  })

  it('has a truss every 2 ft, both gables included', () => {
    expect(frameSummary(frameModel(house())).trussCount).toBe(21)
  })

  it('has tracks twice as long as its walls', () => {
    const feet = of(members, 'bottom-track', 'top-track').reduce((sum, { lengthFeet }) => sum + lengthFeet, 0)
    expect(feet).toBeCloseTo(2 * (40 + 40 + 2 * (24 - 2 * (3.625 / 12))), 9)
  })

  it('has rafters along their slope: 13 ft of run less the fascia at 6 in 12', () => {
    for (const { lengthFeet } of of(members, 'top-chord')) expect(lengthFeet).toBeCloseTo(((13 - 1.25 / 12) * Math.sqrt(144 + 36)) / 12, 9)
  })
})

describe('an opening', () => {
  const opening = { kind: 'window', story: 1, side: 0, fromFeet: 10.2, widthFeet: 5, sillFeet: 3, headFeet: 6.75 } as const
  const wall = frameModel(house({ openings: [opening] })).members.filter(({ assembly }) => assembly.mark === 'W1-1')

  it('has two kings and two jacks a side, a boxed header, and a head and a sill track', () => {
    // 5 ft at 16 in: two kings and one jack a side.
    expect(['king-stud', 'jack-stud', 'header'].map((role) => wall.filter((member) => member.role === role).length)).toEqual([4, 2, 2])
    for (const role of ['head-track', 'sill-track'] as const) expect(of(wall, role).map(({ lengthFeet }) => lengthFeet)).toEqual([5])
    expect(of(wall, 'header')[0]?.profile).toBe('800S162-54')
  })

  it('has cripples instead of the layout studs inside it, and no stud crosses it', () => {
    // Layout positions at 16 in between 10.2 and 15.2 ft: 10.67, 12, 13.33, 14.67; one above and one below each.
    expect(of(wall, 'cripple')).toHaveLength(8)
    expect(of(wall, 'stud').filter(({ start }) => start.x > 10 && start.x < 15.4)).toEqual([])
  })

  it('leaves no gap wider than the spacing', () => {
    const uprights = of(wall, 'stud', 'king-stud', 'chord-stud', 'cripple').map(({ start }) => start.x)
    const inOrder = [...new Set(uprights)].sort((a, b) => a - b)
    for (const [index, x] of inOrder.slice(1).entries()) expect(x - (inOrder[index] ?? 0)).toBeLessThanOrEqual(16 / 12 + 1e-9)
  })
})

describe('a two-story house', () => {
  const bearing = { story: 1, from: { x: 0.3, y: 12 }, to: { x: 39.7, y: 12 }, bearing: true }
  const floor = (change: Partial<LayoutInput>) =>
    frameModel(house({ stories: 2, ...change })).members.filter(({ assembly }) => assembly.part === 'floor')

  it('has joists at the spacing in each span between bearing lines, and a rim at both ends', () => {
    expect(of(floor({}), 'joist')).toHaveLength(31)
    expect(of(floor({ interiorWalls: [bearing] }), 'joist')).toHaveLength(62)
    const rims = of(floor({}), 'rim-track').map(({ lengthFeet }) => lengthFeet)
    expect(rims.reduce((sum, feet) => sum + feet, 0)).toBeCloseTo(80, 9)
  })

  it('uses thinner joists where a bearing wall halves the span', () => {
    expect(of(floor({}), 'joist')[0]?.profile).toBe('1000S162-68')
    expect(of(floor({ interiorWalls: [bearing] }), 'joist')[0]?.profile).toBe('1000S162-54')
  })
})

describe('every frame', () => {
  it('stays within its outline and overhang', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const { left, right, front, rear } = outlineBounds(layout.outline)
        const over = layout.roof.overhangFeet + 1e-9
        const outside = frameModel(layout).members.filter(({ start, end, assembly }) => {
          const allowed = assembly.part === 'truss' || assembly.part === 'roof' ? over : 1e-9
          const within = (at: number, from: number, to: number) => at >= from - allowed && at <= to + allowed
          return ![start, end].every(({ x, y, z }) => within(x, left, right) && within(y, front, rear) && z >= 0)
        })
        expect(outside).toEqual([])
      }),
      { numRuns: process.env.TEST_FULL ? 60 : 15 },
    )
  })

  it('weighs each member by its length, has unique marks, and is reproducible', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const { members } = frameModel(layout)
        expect(new Set(members.map(({ mark }) => mark)).size).toBe(members.length)
        const wrong = members.filter(
          ({ lengthFeet, weightPounds, profile }) =>
            !(lengthFeet > 0) || Math.abs(weightPounds - lengthFeet * poundsPerFoot(profile)) > 1e-9,
        )
        expect(wrong).toEqual([])
        expect(frameModel(layout).members).toEqual(members)
      }),
      { numRuns: process.env.TEST_FULL ? 15 : 6 },
    )
  })

  it('is symmetrical in weight when the layout is, but for where its tracks are cut', () => {
    const SPLICED: readonly MemberRole[] = ['splice']
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 30 }), fc.constantFrom('gable' as const, 'hip' as const), (halfLength, form) => {
        const layout = house({
          outline: rectangle(halfLength * 2, 24),
          studSpacingInches: 24,
          roof: { form, pitchIn12: 5, overhangFeet: 1, rakeFeet: 1 },
        })
        const moment = frameModel(layout)
          .members.filter(({ role }) => !SPLICED.includes(role))
          .reduce((sum, { start, end, weightPounds }) => sum + weightPounds * ((start.x + end.x) / 2 - halfLength), 0)
        expect(moment).toBeCloseTo(0, 6)
      }),
    )
  })

  it('never has fewer studs or less steel when the house grows longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 60 }), fc.integer({ min: 1, max: 20 }), (length, more) => {
        const short = frameSummary(frameModel(house({ outline: rectangle(length, 24) })))
        const long = frameSummary(frameModel(house({ outline: rectangle(length + more, 24) })))
        expect(long.studCount).toBeGreaterThanOrEqual(short.studCount)
        expect(long.trussCount).toBeGreaterThanOrEqual(short.trussCount)
        expect(long.weightPounds).toBeGreaterThan(short.weightPounds)
      }),
    )
  })
})

it.each(INITIAL_PLANS.map(({ name, layout }) => [name, layout] as const))('%s: the summary is the sum of its members', (_, layout) => {
  const model = frameModel(layout)
  const pounds = model.members.reduce((sum, { weightPounds }) => sum + weightPounds, 0)
  expect(frameSummary(model)).toMatchObject({ memberCount: model.members.length, weightPounds: Math.round(pounds) })
})
