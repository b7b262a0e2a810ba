import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from './frameModel'
import type { Member } from './member'
import { DEFAULT_PANEL_LIMITS, type PanelLimits, panelBasisOf } from './panelLimits'
import { panelSchedule } from './panelSchedule'
import { shippedPounds } from './shippedWeight'
import { shopFrame } from './shopFrame'
import { splitFrame } from './splitFrame'
import { byRoles, clashes } from './testing/clashes'
import { randomHouses } from './testing/houses'

const HOUSES = [...randomHouses(process.env.TEST_FULL ? 24 : 12), ...INITIAL_PLANS.map(({ layout }) => layout)]
const limits: fc.Arbitrary<PanelLimits> = fc.record({
  lengthFeet: fc.constantFrom(10, 16, 20, 24, 40, 60),
  heightFeet: fc.constantFrom(8, 10, 14),
  widthFeet: fc.constantFrom(6, 8.5, 12),
  trussFeet: fc.constantFrom(20, 60),
  weightPounds: fc.constantFrom(150, 300, 600, 5_000),
  liftPounds: fc.constantFrom(400, 2_000, 10_000),
})
const house = fc.constantFrom(...HOUSES)
const pounds = (members: readonly Member[]) => members.reduce((sum, member) => sum + shippedPounds(member), 0)
const isFloor = ({ assembly }: Member) => assembly.part === 'floor'
const place = ({ role, profile, start, end }: Member) => JSON.stringify([role, profile, start, end])
const CUT = ['rim-track', 'splice', 'blocking']

describe('floor cassettes', () => {
  it('have every piece of the floor once, in its place, and all feet of rim track', () => {
    fc.assert(
      fc.property(house, limits, (layout, most) => {
        const model = frameModel(layout)
        const split = splitFrame(model, most)
        const floors = split.model.members.filter(isFloor)
        const added = floors.filter(
          ({ mark, assembly }) => assembly.cutFrom && !split.orderedMarks.has(mark) && !assembly.mark.endsWith(assembly.cutFrom),
        )
        expect(added.every(({ role }) => role === 'joist' || role === 'stiffener')).toBe(true)
        const whole = (members: readonly Member[]) =>
          members
            .filter(({ role }) => !CUT.includes(role))
            .map(place)
            .sort()
        const kept = floors.filter((member) => !added.includes(member))
        expect(whole(kept)).toEqual(whole(model.members.filter(isFloor)))
        const rims = (members: readonly Member[]) =>
          members.filter((member) => isFloor(member) && member.role === 'rim-track').reduce((sum, { lengthFeet }) => sum + lengthFeet, 0)
        expect(rims(split.model.members)).toBeCloseTo(rims(model.members), 6)
        const blocks = (members: readonly Member[]) => members.filter((member) => isFloor(member) && member.role === 'blocking').length
        expect(blocks(split.model.members)).toBe(blocks(model.members))
        expect(new Set(split.model.members.map(({ mark }) => mark)).size).toBe(split.model.members.length)
      }),
      { numRuns: process.env.TEST_FULL ? 40 : 12 },
    )
  })

  it('are within the limits, and weigh together what the frame ships', () => {
    fc.assert(
      fc.property(house, limits, (layout, most) => {
        const { model } = splitFrame(frameModel(layout), most)
        const { panels } = panelSchedule(model, most)
        for (const { part, cutFrom, loose, beyond, mark, heightFeet } of panels)
          if (part === 'floor' && cutFrom && !loose) {
            expect(beyond, mark).toEqual([])
            expect(heightFeet, mark).toBeLessThanOrEqual(most.widthFeet + 1e-6)
          }
        expect(panels.reduce((sum, { shippedPounds: own }) => sum + own, 0)).toBeCloseTo(pounds(model.members), 6)
        expect(panels.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(model.members.length)
      }),
      { numRuns: process.env.TEST_FULL ? 40 : 12 },
    )
  })

  it('are closed by a joist at both sides, and no piece but a block leaves them', () => {
    fc.assert(
      fc.property(house, limits, (layout, most) => {
        const { model } = splitFrame(frameModel(layout), most)
        for (const { mark } of panelSchedule(model, most).panels.filter(
          ({ part, cutFrom, loose }) => part === 'floor' && cutFrom && !loose,
        )) {
          const own = model.members.filter(({ assembly }) => assembly.mark === mark)
          const joists = own.filter(({ role }) => role === 'joist').map(({ start }) => start.x)
          const rims = own.filter(({ role }) => role === 'rim-track').flatMap(({ start, end }) => [start.x, end.x])
          for (const of of rims.length > 0 ? [Math.min, Math.max] : [])
            expect(Math.abs(of(...joists) - of(...rims)) * 12, mark).toBeCloseTo(1.625 / 2, 3)
        }
      }),
      { numRuns: process.env.TEST_FULL ? 30 : 10 },
    )
  })

  it('put no two pieces in one place', () => {
    for (const [at, layout] of HOUSES.entries()) {
      const most = { ...DEFAULT_PANEL_LIMITS, lengthFeet: [10, 12, 20, 26][at % 4] ?? 12, weightPounds: [200, 400, 600][at % 3] ?? 400 }
      const { members } = splitFrame(frameModel(layout), most).model
      expect(byRoles(clashes(members.filter(isFloor))), `house ${at}`).toEqual({})
    }
  })

  it('of the Storch are cut by the default limits, each beside another, the same both ways', () => {
    const storch = INITIAL_PLANS.find(({ id }) => id === 'the-storch-plan')
    if (!storch) throw new Error('no Storch')
    const { schedule, added } = shopFrame(frameModel(storch.layout), panelBasisOf(null))
    const cassettes = schedule.panels.filter(({ part, loose }) => part === 'floor' && !loose)
    expect(cassettes.length).toBeGreaterThan(3)
    expect(cassettes.every(({ beyond }) => beyond.length === 0)).toBe(true)
    expect(Math.max(...cassettes.map(({ heightFeet }) => heightFeet)) * 12).toBeLessThanOrEqual(102)
    expect(cassettes.map(({ cutFrom }) => cutFrom)).toEqual(cassettes.map(() => 'F2-1'))
    for (const { mark, neighbors } of cassettes) {
      expect(neighbors.length, mark).toBeGreaterThan(0)
      for (const near of neighbors) expect(cassettes.find((other) => other.mark === near)?.neighbors, near).toContain(mark)
    }
    expect(added.some(({ role }) => role === 'joist')).toBe(true)
  })
})
