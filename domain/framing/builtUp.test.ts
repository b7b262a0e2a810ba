import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { builtUpMembers } from './builtUp'
import { frameModel } from './frameModel'
import { pieceFacts } from './pieceFacts'
import { randomHouses } from './testing/houses'
import { wallRuns } from './wallRuns'
import { framedOpening } from './wallUprights'

const HOUSES = [...INITIAL_PLANS.map(({ layout }) => layout), ...randomHouses(process.env.TEST_FULL ? 12 : 6)]

describe('built-up members', () => {
  it('are the same group for each of their pieces, in one panel, of pieces alike in direction', () => {
    for (const layout of HOUSES) {
      const { members } = frameModel(layout)
      for (const [mark, plies] of builtUpMembers(members)) {
        expect(plies.length).toBeGreaterThan(1)
        expect(plies.filter((ply) => ply.mark === mark)).toHaveLength(1)
        expect(new Set(plies.map(({ assembly }) => assembly.mark)).size).toBe(1)
        for (const ply of plies) expect(builtUpMembers(members).get(ply.mark)).toBe(plies)
      }
    }
  })

  it('are both halves of each header, and all kings and jacks at each side of an opening that has jacks', () => {
    for (const layout of HOUSES) {
      const { members } = frameModel(layout)
      const groups = builtUpMembers(members)
      for (const run of wallRuns(layout))
        for (const opening of run.bearing ? run.openings : []) {
          const along = ({ start }: (typeof members)[number]) =>
            (start.x - run.start.x) * run.along.x + (start.y - run.start.y) * run.along.y
          const own = members.filter(({ assembly }) => assembly.mark === run.assembly.mark)
          const { from, to } = framedOpening(opening, run, layout)
          const halves = own.filter((member) => member.role === 'header' && Math.abs(along(member) - from) < 1e-6)
          expect(halves).toHaveLength(2)
          expect(groups.get(halves[0]?.mark ?? '')).toEqual(halves)
          for (const [edge, beyond] of [
            [opening.fromFeet, from],
            [opening.fromFeet + opening.widthFeet, to],
          ] as const) {
            const low = Math.min(edge, beyond)
            const high = Math.max(edge, beyond)
            const jacks = own.filter((member) => member.role === 'jack-stud' && along(member) > low && along(member) < high)
            expect(jacks.length).toBeGreaterThan(0)
            const group = groups.get(jacks[0]?.mark ?? '') ?? []
            expect(group).toEqual(expect.arrayContaining(jacks))
            expect(group.filter(({ role }) => role === 'king-stud').length).toBeGreaterThan(0)
          }
        }
    }
  })

  it('leave a stud of the field alone', () => {
    const [layout] = HOUSES
    if (!layout) throw new Error('no plan')
    const model = frameModel(layout)
    const stud = model.members.find(({ role }) => role === 'stud')
    if (!stud) throw new Error('no stud')
    expect(pieceFacts(model, stud)).toMatchObject({ ends: 'square / square', builtUpWith: [] })
    expect(['left', 'right']).toContain(pieceFacts(model, stud).opens)
  })
})
