import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { type FrameModel, frameModel } from './frameModel'
import { IN_LINE_FEET } from './grid'
import type { Member, MemberRole } from './member'
import { memberSolids } from './memberSolid'
import { openingStuds } from './openingStuds'
import { FLANGE_FEET, webFeet } from './profile'
import { STOCK_FEET } from './spliced'
import { storyWallFeet } from './storyHeights'
import { randomHouses } from './testing/houses'
import { type WallRun, wallRuns } from './wallRuns'
import { framedOpening, STUD_GAP_FEET } from './wallUprights'

/** The three plans and 50 houses as a configurator makes them: every fault is counted over all of them and has to be zero. */
const models = [...INITIAL_PLANS.map(({ layout }) => layout), ...randomHouses(50)].map(frameModel)
const FULL: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'chord-stud']
const NOISE = 1e-6

const byPanel = new Map(models.map((model) => [model, grouped(model.members)]))
function grouped(members: readonly Member[]): Map<string, Member[]> {
  const groups = new Map<string, Member[]>()
  for (const member of members) groups.set(member.assembly.mark, [...(groups.get(member.assembly.mark) ?? []), member])
  return groups
}
const panelOf = (model: FrameModel, run: WallRun) => byPanel.get(model)?.get(run.assembly.mark) ?? []
/** Feet along the wall. */
const along = (run: WallRun, { x, y }: { x: number; y: number }) => (x - run.start.x) * run.along.x + (y - run.start.y) * run.along.y
const places = (model: FrameModel, run: WallRun, ...roles: readonly MemberRole[]) =>
  panelOf(model, run).flatMap((member) => (roles.includes(member.role) ? [along(run, member.start)] : []))
/** Every wall of every house, checked; the answer lists its faults in words. */
const faults = (check: (model: FrameModel, run: WallRun) => readonly string[]) =>
  models.flatMap((model) => wallRuns(model.layout).flatMap((run) => check(model, run).map((fault) => `${run.assembly.mark} ${fault}`)))

describe('tracks', () => {
  it('stop at every door', () => {
    const doors = models.flatMap(({ layout }) =>
      wallRuns(layout).flatMap(({ openings }) => openings.filter(({ sillFeet }) => sillFeet === 0)),
    )
    expect(doors.length).toBeGreaterThan(100)
    expect(
      faults((model, run) =>
        run.openings
          .filter(({ sillFeet }) => sillFeet === 0)
          .flatMap(({ fromFeet, widthFeet }) =>
            panelOf(model, run)
              .filter(({ role }) => role === 'bottom-track')
              .filter(({ start, end }) => along(run, start) < fromFeet + widthFeet - NOISE && along(run, end) > fromFeet + NOISE)
              .map(({ mark }) => `${mark} runs through a door`),
          ),
      ),
    ).toEqual([])
  })

  it('and fascia are no longer than their stock, and each joint has its splice', () => {
    const SPLICED: readonly MemberRole[] = ['bottom-track', 'top-track', 'rim-track', 'fascia']
    for (const { members } of models) {
      expect(members.filter(({ role, lengthFeet }) => SPLICED.includes(role) && lengthFeet > STOCK_FEET + NOISE)).toEqual([])
      const ends = new Map<string, number>()
      for (const { role, start, end, assembly } of members.filter((member) => SPLICED.includes(member.role)))
        for (const { x, y, z } of [start, end]) {
          const key = `${assembly.mark} ${role} ${x.toFixed(4)} ${y.toFixed(4)} ${z.toFixed(4)}`
          ends.set(key, (ends.get(key) ?? 0) + 1)
        }
      const joints = [...ends.values()].filter((count) => count === 2).length
      // At the corner where two fascias meet their ends are apart; where two ends touch there is a splice.
      expect(members.filter(({ role }) => role === 'splice')).toHaveLength(joints)
    }
  })
})

describe('studs', () => {
  it('are shorter than their wall by the gap at both ends, and by what lies on the top track', () => {
    const wrong = models.flatMap(({ layout, members }) => {
      const spread = new Set(members.filter(({ role }) => role === 'load-distribution').map(({ assembly }) => assembly.mark))
      return members
        .filter(({ role }) => FULL.includes(role))
        .filter(({ lengthFeet, assembly }) => {
          const clear = storyWallFeet(layout, assembly.story) - 2 * STUD_GAP_FEET - (spread.has(assembly.mark) ? FLANGE_FEET : 0)
          return Math.abs(lengthFeet - clear) > NOISE
        })
    })
    expect(wrong).toEqual([])
    expect(STUD_GAP_FEET * 12).toBeLessThan(1 / 8)
  })

  it('beside an opening follow its width and the spacing', () => {
    expect(
      faults((model, run) =>
        run.openings.flatMap((opening) => {
          const { jacks, kings } = openingStuds(opening, model.layout.studSpacingInches, run.bearing)
          const framed = framedOpening(opening, run, model.layout)
          const within = (at: number, from: number, to: number) => at > from - NOISE && at < to + NOISE
          const jackCount = places(model, run, 'jack-stud').filter((at) => within(at, framed.from, framed.to)).length
          const kingCount = places(model, run, 'king-stud').filter((at) =>
            within(at, framed.from - kings * FLANGE_FEET, framed.to + kings * FLANGE_FEET),
          ).length
          return jackCount === 2 * jacks && kingCount === 2 * kings
            ? []
            : [`has ${jackCount} jacks and ${kingCount} kings at ${opening.fromFeet}`]
        }),
      ),
    ).toEqual([])
  })

  it.each([
    [11, 24, 2, 2],
    [11, 16, 3, 3],
    [5.25, 16, 2, 2],
    [3, 24, 1, 1],
  ] as const)('at a %s ft opening, studs at %s in: %s jacks and %s kings a side (R603.7(1))', (width, spacing, jacks, kings) => {
    expect(openingStuds({ widthFeet: width }, spacing, true)).toEqual({ jacks, kings })
  })

  it('never stand in the clear width of an opening', () => {
    expect(
      faults((model, run) =>
        run.openings.flatMap(({ fromFeet, widthFeet }) =>
          places(model, run, 'jack-stud', ...FULL)
            .filter((at) => at + FLANGE_FEET / 2 > fromFeet + NOISE && at - FLANGE_FEET / 2 < fromFeet + widthFeet - NOISE)
            .map((at) => `has a stud at ${at}`),
        ),
      ),
    ).toEqual([])
  })

  it('back every partition end on both sides, and every corner', () => {
    expect(
      faults((model, run) => {
        const studs = places(model, run, ...FULL)
        const depth = webFeet(model.layout.studWeb)
        const near = (at: number) => studs.some((stud) => Math.abs(stud - at) <= FLANGE_FEET)
        return [
          ...run.meets.flatMap((at) => [at - depth / 2, at + depth / 2]).filter((at) => !near(at)),
          ...run.corners.filter((at) => !near(at)),
        ].map((at) => `has no backing at ${at}`)
      }),
    ).toEqual([])
  })

  it('stand over a stud or an opening of the story below', () => {
    const UPPER: readonly MemberRole[] = [...FULL, 'jack-stud']
    expect(
      faults((model, run) => {
        if (!run.exterior || run.assembly.story === 1) return []
        const side = run.assembly.mark.split('-')[1]
        const below = wallRuns(model.layout).find(({ assembly }) => assembly.mark === `W${run.assembly.story - 1}-${side}`)
        if (!below) return ['has no wall below']
        const lower = places(model, below, ...UPPER)
        const openings = below.openings.map((opening) => framedOpening(opening, below, model.layout))
        return places(model, run, ...UPPER)
          .filter((at) => !lower.some((stud) => Math.abs(stud - at) <= IN_LINE_FEET + NOISE))
          .filter((at) => !openings.some(({ from, to }) => at > from - FLANGE_FEET && at < to + FLANGE_FEET))
          .map((at) => `stands on nothing at ${at}`)
      }),
    ).toEqual([])
  })
})

it('straps lie on both faces of interior bearing walls, and on the inner face of others', () => {
  let both = 0
  for (const model of models)
    for (const run of wallRuns(model.layout)) {
      const straps = panelOf(model, run).filter(({ role }) => role === 'bridging')
      const faces = memberSolids(straps).map(
        ({ middle }) => (middle.x - run.start.x) * run.inward.x + (middle.y - run.start.y) * run.inward.y,
      )
      const on = (side: 1 | -1) => faces.filter((at) => Math.abs(at * side - webFeet(model.layout.studWeb) / 2) < 0.002)
      const isBoth = run.bearing && !run.exterior
      expect(on(1).length, run.assembly.mark).toBe(isBoth ? straps.length / 2 : straps.length)
      expect(on(-1).length, run.assembly.mark).toBe(isBoth ? straps.length / 2 : 0)
      if (isBoth) both += straps.length
    }
  expect(both).toBeGreaterThan(10)
})

it('no two members are the same piece in the same place', () => {
  for (const { members } of models) {
    const keys = members.map(({ profile, start, end }) => [profile, ...[start, end].flatMap(({ x, y, z }) => [x, y, z])].join(' '))
    expect(new Set(keys).size).toBe(keys.length)
  }
})
