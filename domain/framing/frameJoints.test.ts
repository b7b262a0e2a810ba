import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameJoints, type Joint, type JointKind } from './frameJoints'
import { type FrameModel, frameModel } from './frameModel'
import { wallHeights } from './storyHeights'
import { randomHouses } from './testing/houses'
import { strapRows, wallRuns } from './wallRuns'

const models = [...INITIAL_PLANS.map(({ layout }) => layout), ...randomHouses(process.env.TEST_FULL ? 30 : 10)].map(frameModel)
const ofKind = (model: FrameModel, kind: JointKind) => frameJoints(model).filter((joint) => joint.kind === kind)
const screws = (joints: readonly Joint[]) => joints.reduce((sum, { count }) => sum + count, 0)

describe('the joints of a frame', () => {
  it('name members of the frame, and join every stud, web, header and joist at both ends', () => {
    for (const model of models) {
      const members = new Map(model.members.map((member) => [member.mark, member]))
      const wrong = frameJoints(model).filter(
        ({ members: joined, count }) => count < 1 || !joined[0] || joined.some((mark) => !members.has(mark)),
      )
      expect(wrong).toEqual([])
      for (const [kind, role] of [
        ['web-chord', 'web'],
        ['header-jack', 'header'],
      ] as const) {
        const joints = ofKind(model, kind)
        expect(joints).toHaveLength(2 * model.members.filter((member) => member.role === role).length)
        expect(joints.filter(({ members: joined }) => joined.length !== 2)).toEqual([])
      }
      const uprights = ofKind(model, 'stud-track')
      expect(uprights.filter(({ members: joined }) => joined.length !== 2).map(({ members: [mark] }) => mark)).toEqual([])
    }
  })

  it('are in the other member’s own assembly', () => {
    for (const model of models) {
      const assemblies = new Map(model.members.map(({ mark, assembly }) => [mark, assembly.mark]))
      const apart = frameJoints(model).filter(({ members: joined }) => new Set(joined.map((mark) => assemblies.get(mark))).size > 1)
      expect(apart).toEqual([])
    }
  })

  it('splice two pieces each, with sixteen screws', () => {
    for (const model of models)
      for (const splice of ofKind(model, 'splice'))
        expect(splice).toMatchObject({ count: 16, members: expect.objectContaining({ length: 3 }) })
  })

  it('hold down both ends of each braced bay on every story, at a chord stud', () => {
    for (const model of models)
      for (let story = 1; story <= model.layout.stories; story += 1) {
        const bays = wallRuns(model.layout)
          .filter((run) => run.exterior && run.assembly.story === story)
          .flatMap(({ bracing }) => bracing.bays)
        const members = new Map(model.members.map((member) => [member.mark, member]))
        const own = ofKind(model, 'hold-down').filter(({ members: [mark = ''] }) => members.get(mark)?.assembly.story === story)
        expect(own).toHaveLength(2 * bays.length)
        for (const { members: joined } of own) expect(members.get(joined[1] ?? '')?.role).toBe('chord-stud')
      }
  })

  it('tie both ends of each truss', () => {
    for (const model of models) {
      const trusses = new Set(model.members.flatMap(({ assembly }) => (assembly.part === 'truss' ? [assembly.mark] : []))).size
      const rafters = model.members.filter(({ role }) => role === 'jack-rafter' || role === 'hip-rafter').length
      expect(ofKind(model, 'tie')).toHaveLength(2 * trusses + rafters)
    }
  })

  it('fasten straps only to what they cross: no more than every stud of their wall once a row and face', () => {
    for (const model of models) {
      const rows = Math.max(...wallHeights(model.layout).map(strapRows))
      const inWalls = new Set(model.members.flatMap(({ mark, assembly }) => (assembly.part.endsWith('wall') ? [mark] : [])))
      const crossings = ofKind(model, 'strap').filter(({ members: [strap = ''] }) => inWalls.has(strap))
      const uprights = model.members.filter(({ mark, role }) => inWalls.has(mark) && /stud|cripple/.test(role))
      expect(new Set(crossings.map(({ members: joined }) => joined.join(' '))).size).toBe(crossings.length)
      expect(crossings.length).toBeLessThanOrEqual(uprights.length * rows * 2)
      expect(crossings.length).toBeGreaterThan(uprights.length * 0.4)
    }
  })

  it('have the take-off’s screws by joint', () => {
    const [bova] = models
    if (!bova) throw new Error('A plan is missing')
    const uprights = bova.members.filter(({ role }) => /stud|cripple/.test(role)).length
    expect(screws(ofKind(bova, 'stud-track'))).toBe(uprights * 4)
  })

  it('leave out no member of a gabled house but fascia, to which the rafters’ tails are screwed', () => {
    for (const model of models.filter(({ layout }) => layout.roof.form === 'gable')) {
      const joined = new Set(frameJoints(model).flatMap(({ members }) => members))
      const alone = model.members.filter(({ mark }) => !joined.has(mark))
      expect(new Set(alone.map(({ role }) => role).filter((role) => role !== 'fascia'))).toEqual(new Set())
    }
  })

  it('have a ridge for every pair of top chords, and heels where a truss has no posts', () => {
    const [, , storch] = models
    if (!storch) throw new Error('A plan is missing')
    const chords = storch.members.filter(({ role }) => role === 'top-chord' || role === 'rake-rafter')
    const ridges = ofKind(storch, 'chord-end')
    expect(ridges).toHaveLength(chords.length)
    for (const { members: joined } of ridges) expect(joined).toHaveLength(2)
    expect(ofKind(storch, 'rafter-tail')).toHaveLength(chords.length)
    const posted = new Set(
      storch.members.flatMap(({ role, start, end, assembly }) => (role === 'web' && start.y === end.y ? [assembly.mark] : [])),
    )
    const trusses = new Set(storch.members.flatMap(({ assembly }) => (assembly.part === 'truss' ? [assembly.mark] : [])))
    const heels = ofKind(storch, 'heel')
    expect(heels).toHaveLength(2 * [...trusses].filter((mark) => !posted.has(mark)).length)
    for (const { members: joined } of heels) expect(joined).toHaveLength(2)
  })
})
