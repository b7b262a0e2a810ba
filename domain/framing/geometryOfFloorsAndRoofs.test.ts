import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { type FrameModel, frameModel } from './frameModel'
import { IN_LINE_FEET } from './grid'
import type { Member, MemberRole } from './member'
import { outlineBounds, outlineSides } from './outline'
import { FLANGE_FEET, profileSize, webFeet } from './profile'
import { plateFeet } from './storyHeights'
import { randomHouses } from './testing/houses'
import { memberPrisms } from './testing/memberPrism'
import { type WallRun, wallRuns } from './wallRuns'
import { framedOpening } from './wallUprights'

/** The three plans and 50 houses as a configurator makes them: every fault is counted over all of them and has to be zero. */
const models = [...INITIAL_PLANS.map(({ layout }) => layout), ...randomHouses(50)].map(frameModel)
const BEARING_STUDS: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'chord-stud', 'cripple']
const NOISE = 1e-6

interface Point {
  readonly x: number
  readonly y: number
}

const along = (run: WallRun, { x, y }: Point) => (x - run.start.x) * run.along.x + (y - run.start.y) * run.along.y
const away = (run: WallRun, { x, y }: Point) => Math.abs((x - run.start.x) * run.inward.x + (y - run.start.y) * run.inward.y)

/** Why a point does not bear on the walls of a story: no stud within 3/4 in, no opening, no member that spreads its load. */
function unsupported(model: FrameModel, story: number, points: readonly Point[]): Point[] {
  const walls = wallRuns(model.layout)
    .filter(({ assembly, bearing }) => assembly.story === story && bearing)
    .map((run) => {
      const own = model.members.filter(({ assembly }) => assembly.mark === run.assembly.mark)
      return {
        run,
        studs: own.flatMap((member) => (BEARING_STUDS.includes(member.role) ? [along(run, member.start)] : [])),
        spread: own.some(({ role }) => role === 'load-distribution'),
      }
    })
  const depth = webFeet(model.layout.studWeb)
  return points.filter(
    (point) =>
      !walls.some(({ run, studs, spread }) => {
        const t = along(run, point)
        if (away(run, point) > depth / 2 + NOISE || t < -depth - NOISE || t > run.lengthFeet + depth + NOISE) return false
        if (spread || t < FLANGE_FEET || t > run.lengthFeet - FLANGE_FEET) return true
        const inOpening = run.openings.some((opening) => {
          const { from, to } = framedOpening(opening, run, model.layout)
          return t > from - FLANGE_FEET && t < to + FLANGE_FEET
        })
        return inOpening || studs.some((stud) => Math.abs(stud - t) <= IN_LINE_FEET + NOISE)
      }),
  )
}

describe('bearing', () => {
  it('every truss stands over a stud, a header or a member that spreads its load', () => {
    const trusses = models.map((model) => model.members.filter(({ role }) => role === 'bottom-chord'))
    expect(trusses.flat().length).toBeGreaterThan(800)
    expect(
      models.flatMap((model, at) =>
        unsupported(
          model,
          model.layout.stories,
          (trusses[at] ?? []).flatMap(({ start, end }) => [start, end]),
        ),
      ),
    ).toEqual([])
  })

  it('every joist end on a bearing line stands over a stud or a header of the story below', () => {
    let ends = 0
    const bad = models.flatMap((model) =>
      Array.from({ length: model.layout.stories - 1 }, (_, index) => index + 2).flatMap((story) => {
        const openings = model.layout.floorOpenings.filter((opening) => opening.story === story)
        const joists = model.members.filter(({ role, assembly }) => role === 'joist' && assembly.story === story)
        const points = joists
          .flatMap(({ start, end }) => [start, end])
          // The end of a joist cut for a stair hangs on the header there.
          .filter(({ x, y }) => !openings.some(({ from, to }) => x > from.x && x < to.x && y > from.y - 0.5 && y < to.y + 0.5))
        ends += points.length
        return unsupported(model, story - 1, points)
      }),
    )
    expect(ends).toBeGreaterThan(2000)
    expect(bad).toEqual([])
  })

  it('trusses lie on the plates, with a heel between their chords', () => {
    for (const { layout, members } of models) {
      const plate = plateFeet(layout)
      const chords = members.filter(({ role }) => role === 'bottom-chord')
      for (const { start, end, profile } of chords)
        for (const { z } of [start, end]) expect(z - profileSize(profile).depthFeet / 2).toBeCloseTo(plate, 9)
      const rafters = members.filter(({ role }) => role === 'top-chord')
      for (const { low } of memberPrisms(rafters)) if (layout.roof.overhangFeet === 0) expect(low.z).toBeGreaterThan(plate)
    }
  })

  it('one grid: studs, joists and trusses away from ends and openings are on its lines', () => {
    for (const { layout, members } of models.slice(0, 3)) {
      const { left } = outlineBounds(layout.outline)
      const off = (member: Member, inches: number) => {
        const lines = ((member.start.x - left) * 12) / inches
        return Math.abs(lines - Math.round(lines)) * inches
      }
      const joists = members.filter(({ role }) => role === 'joist')
      const trusses = members.filter(({ role }) => role === 'bottom-chord')
      expect(joists.filter((joist) => off(joist, layout.studSpacingInches) < NOISE).length).toBeGreaterThanOrEqual(joists.length * 0.7)
      expect(trusses.filter((truss) => off(truss, 24) < NOISE).length).toBeGreaterThanOrEqual(trusses.length * 0.7)
    }
  })
})

it('no joist or rim is outside the outline', () => {
  for (const { layout, members } of models) {
    const { left, right, front, rear } = outlineBounds(layout.outline)
    const outside = memberPrisms(members.filter(({ assembly }) => assembly.part === 'floor')).filter(
      ({ low, high }) => low.x < left - NOISE || high.x > right + NOISE || low.y < front - NOISE || high.y > rear + NOISE,
    )
    expect(outside.map(({ member }) => member.mark)).toEqual([])
  }
})

it('no joist’s web is over 200 times as deep as thick', () => {
  for (const { members } of models) expect(members.filter(({ role, profile }) => role === 'joist' && profile === '1000S162-43')).toEqual([])
})

it('stiffens every joist’s end under a bearing wall, and no other', () => {
  let stiffened = 0
  for (const { layout, members } of models) {
    const depth = webFeet(layout.studWeb)
    const walls = members.filter(
      ({ role, assembly, start, end }) =>
        role === 'top-track' &&
        start.y === end.y &&
        (assembly.part === 'exterior-wall' ||
          layout.interiorWalls.some(
            ({ bearing, story, from }) => bearing && story === assembly.story && Math.abs(from.y - start.y) < 0.01,
          )),
    )
    const stiffeners = members.filter(({ role, assembly }) => role === 'stiffener' && assembly.part === 'floor')
    const expected = members
      .filter(({ role, lengthFeet }) => role === 'joist' && lengthFeet > depth)
      .flatMap(({ mark, assembly, start, end }) =>
        [start, end].flatMap((at) =>
          walls.some(
            (wall) =>
              wall.assembly.story === assembly.story &&
              Math.abs(wall.start.y - at.y) < depth / 2 + 0.01 &&
              Math.min(wall.start.x, wall.end.x) - 0.6 < at.x &&
              Math.max(wall.start.x, wall.end.x) + 0.6 > at.x,
          )
            ? [mark]
            : [],
        ),
      )
    expect(stiffeners).toHaveLength(expected.length)
    stiffened += expected.length
  }
  expect(stiffened).toBeGreaterThan(1000)
})

describe('gables', () => {
  const gabled = models.filter(({ layout }) => layout.roof.form === 'gable')

  it('have outlookers that reach back to the next truss, over the end truss', () => {
    expect(gabled.length).toBeGreaterThan(10)
    for (const { members, layout } of gabled) {
      const outlookers = members.filter(({ role }) => role === 'outlooker')
      expect(outlookers.length).toBeGreaterThan(0)
      for (const { lengthFeet } of outlookers) expect(lengthFeet).toBeGreaterThanOrEqual(layout.roof.rakeFeet + 0.5)
    }
  })

  it('have an end truss with studs only over a wall', () => {
    for (const { members, layout } of models) {
      const walls = outlineSides(layout.outline).filter(({ along }) => along.x === 0)
      const ends = new Map(members.filter(({ role }) => role === 'gable-stud').map((member) => [member.assembly.mark, member]))
      for (const { start, assembly } of ends.values()) {
        const chord = members.find((member) => member.role === 'bottom-chord' && member.assembly.mark === assembly.mark)
        const over = walls.filter((wall) => Math.abs(wall.start.x - start.x) < FLANGE_FEET)
        const [from, to] = [chord?.start.y ?? 0, chord?.end.y ?? 0]
        const covered = over.reduce((sum, wall) => {
          const [low, high] = [wall.start.y, wall.start.y + wall.along.y * wall.lengthFeet].sort((a, b) => a - b)
          return sum + Math.max(0, Math.min(high ?? 0, to) - Math.max(low ?? 0, from))
        }, 0)
        expect(covered, assembly.mark).toBeCloseTo(to - from, 6)
      }
    }
  })
})
