import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { type FrameModel, frameModel } from './frameModel'
import { layoutForDimensions } from './layoutForDimensions'
import type { Member } from './member'
import { DEFAULT_PANEL_LIMITS, type PanelLimits } from './panelLimits'
import { panelSchedule } from './panelSchedule'
import { splitFrame } from './splitFrame'
import { byRoles, clashes } from './testing/clashes'
import { randomHouses } from './testing/houses'

const HOUSES = randomHouses(process.env.TEST_FULL ? 24 : 12)
const limits: fc.Arbitrary<PanelLimits> = fc.record({
  lengthFeet: fc.constantFrom(8, 10, 12, 16, 20, 24, 40, 60),
  heightFeet: fc.constantFrom(8, 10, 14),
  widthFeet: fc.constantFrom(6, 8.5, 12),
  trussFeet: fc.constantFrom(20, 60),
  weightPounds: fc.constantFrom(150, 300, 600, 5_000),
  liftPounds: fc.constantFrom(400, 2_000, 10_000),
})
const house = fc.constantFrom(...HOUSES, ...INITIAL_PLANS.map(({ layout }) => layout))
const TRACKS = ['bottom-track', 'top-track']
const feet = (members: readonly Member[]) => members.reduce((sum, { lengthFeet }) => sum + lengthFeet, 0)

describe('walls cut to what a shop can make and ship', () => {
  it('keeps every other piece of the ordered frame as it is, and all feet of track', () => {
    fc.assert(
      fc.property(house, limits, (layout, most) => {
        const model = frameModel(layout)
        const { model: split, orderedMarks } = splitFrame(model, most)
        const whole = ({ members }: FrameModel) =>
          members.filter(({ role, assembly }) => assembly.part !== 'floor' && ![...TRACKS, 'splice'].includes(role))
        const added = whole(split).filter(({ mark, assembly }) => assembly.cutFrom && !orderedMarks.has(mark))
        expect(added.every(({ role }) => role === 'stud')).toBe(true)
        const place = ({ role, profile, start, end }: Member) => JSON.stringify([role, profile, start, end])
        const kept = whole(split).filter((member) => !added.includes(member))
        expect(kept.map(place).sort()).toEqual(whole(model).map(place).sort())
        const tracks = ({ members }: FrameModel) => feet(members.filter(({ role }) => TRACKS.includes(role)))
        expect(tracks(split)).toBeCloseTo(tracks(model), 6)
        expect(new Set(split.members.map(({ mark }) => mark)).size).toBe(split.members.length)
      }),
      { numRuns: process.env.TEST_FULL ? 40 : 12 },
    )
  })

  it('closes each panel with a stud at both ends, and no piece leaves its panel', () => {
    fc.assert(
      fc.property(house, limits, (layout, most) => {
        const { model } = splitFrame(frameModel(layout), most)
        for (const panel of panelSchedule(model, most).panels.filter(({ cutFrom, part, loose }) => cutFrom && part !== 'floor' && !loose)) {
          const own = model.members.filter(({ assembly }) => assembly.mark === panel.mark)
          const studs = own.filter(({ start, end }) => start.x === end.x && start.y === end.y)
          const tracks = own.filter(({ role }) => TRACKS.includes(role))
          // Along the wall: straps lie beside its middle.
          const axis = tracks.every(({ start, end }) => start.x === end.x) ? 'y' : 'x'
          const ends = (members: readonly Member[]) => members.flatMap(({ start, end }) => [start[axis], end[axis]])
          for (const of of [Math.min, Math.max])
            expect(Math.abs(of(...ends(studs)) - of(...ends(tracks))) * 12, panel.mark).toBeCloseTo(1.625 / 2, 3)
          expect(Math.max(...ends(own)), panel.mark).toBeLessThan(Math.max(...ends(tracks)) + 1e-6)
          expect(Math.min(...ends(own)), panel.mark).toBeGreaterThan(Math.min(...ends(tracks)) - 1e-6)
        }
      }),
      { numRuns: process.env.TEST_FULL ? 30 : 10 },
    )
  })

  it('puts no two pieces in one place', () => {
    for (const [at, layout] of HOUSES.slice(0, 25).entries()) {
      const most = { ...DEFAULT_PANEL_LIMITS, lengthFeet: [8, 12, 20, 26][at % 4] ?? 12 }
      expect(byRoles(clashes(splitFrame(frameModel(layout), most).model.members)), `house ${at}`).toEqual({})
    }
  })

  it('says what is over a limit, and only that', () => {
    fc.assert(
      fc.property(house, limits, (layout, most) => {
        const { panels, bundles } = panelSchedule(splitFrame(frameModel(layout), most).model, most)
        for (const { part, loose, beyond, lengthFeet, heightFeet, shippedPounds } of panels) {
          if (loose) continue
          expect(beyond).toEqual([
            ...(part !== 'truss' && lengthFeet > most.lengthFeet + 1e-6 ? ['lengthFeet'] : []),
            ...(part !== 'truss' && part !== 'floor' && heightFeet > most.heightFeet + 1e-6 ? ['heightFeet'] : []),
            ...(part === 'floor' && heightFeet > most.widthFeet + 1e-6 ? ['widthFeet'] : []),
            ...(part === 'truss' && lengthFeet > most.trussFeet + 1e-6 ? ['trussFeet'] : []),
            ...(shippedPounds > most.weightPounds ? ['weightPounds'] : []),
            ...(shippedPounds > most.liftPounds ? ['liftPounds'] : []),
          ])
        }
        for (const { pounds, units } of bundles) if (units > 1) expect(pounds).toBeLessThanOrEqual(most.liftPounds)
      }),
      { numRuns: process.env.TEST_FULL ? 30 : 10 },
    )
  })
})

it('cuts no wall of a plan that fits, and changes no mark of it', () => {
  const wide = { lengthFeet: 60, heightFeet: 20, widthFeet: 20, trussFeet: 80, weightPounds: 20_000, liftPounds: 60_000 }
  for (const { layout } of INITIAL_PLANS) {
    const model = frameModel(layout)
    const marks = ({ members }: FrameModel) => members.flatMap(({ mark, assembly }) => (assembly.part === 'floor' ? [] : [mark])).sort()
    expect(marks(splitFrame(model, wide).model)).toEqual(marks(model))
  }
})

it.each(INITIAL_PLANS.map(({ name, layout }) => [name, layout] as const))('fits %s to the default limits', (_, layout) => {
  const { model } = splitFrame(frameModel(layout), DEFAULT_PANEL_LIMITS)
  const { panels } = panelSchedule(model, DEFAULT_PANEL_LIMITS)
  const walls = panels.filter(({ part, loose }) => part.endsWith('wall') && !loose)
  // A track's web is its outer face, so a 9 ft wall makes panels of 9 ft, less what is set on them.
  expect(walls.every(({ heightFeet }) => heightFeet <= 9 + 1e-6 && heightFeet > 9 - 2 / 12)).toBe(true)
  expect(walls.filter(({ beyond }) => beyond.length > 0).map(({ mark, beyond }) => [mark, beyond])).toEqual([])
  // Panels of one wall know each other.
  for (const { mark, cutFrom, neighbors } of walls.filter((panel) => panel.cutFrom))
    expect(
      walls.some((other) => other.cutFrom === cutFrom && other.mark !== mark && neighbors.includes(other.mark)),
      mark,
    ).toBe(true)
  for (const { mark, neighbors } of walls)
    for (const near of neighbors) expect(walls.find((other) => other.mark === near)?.neighbors, `${near} beside ${mark}`).toContain(mark)
})

it('ships a member with its zinc', () => {
  const model = frameModel(layoutForDimensions({ squareFeet: 1_000 }).layout)
  const { panels } = panelSchedule(model, DEFAULT_PANEL_LIMITS)
  const shipped = panels.reduce((sum, { shippedPounds }) => sum + shippedPounds, 0)
  const steel = model.members.reduce((sum, { weightPounds }) => sum + weightPounds, 0)
  expect(shipped / steel).toBeGreaterThan(1.013)
  expect(shipped / steel).toBeLessThan(1.027)
})
