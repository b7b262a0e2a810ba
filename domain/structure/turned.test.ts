import fc from 'fast-check'
import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { checkFrame } from './checkFrame'
import { DESIGN_SITE } from './site'
import { turnedMembers } from './turned'

const models = INITIAL_PLANS.map(({ layout }) => frameModel(layout))

it('finds no turned member in a sound frame', () => {
  for (const { members } of models) expect(turnedMembers(members)).toEqual([])
})

it('names exactly the stud or joist that was turned', () => {
  const turnable = models.flatMap((model) =>
    model.members.flatMap(({ mark, role }) =>
      role.endsWith('stud') && role !== 'gable-stud' ? [{ model, mark }] : role === 'joist' ? [{ model, mark }] : [],
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...turnable), ({ model: { members }, mark }) => {
      const wall = members.find((member) => member.mark === mark)?.assembly.mark
      const alike = members.filter(({ role, assembly }) => assembly.mark === wall && (role.endsWith('stud') || role === 'joist'))
      fc.pre(alike.length > 2)
      const defect = members.map((member) => (member.mark === mark ? { ...member, start: member.end, end: member.start } : member))
      expect(turnedMembers(defect).map(({ member }) => member)).toEqual([mark])
    }),
  )
})

it('is part of the frame’s check, and changes no other verdict', () => {
  const [bova] = models
  if (!bova) throw new Error('The Bova is missing')
  const stud = bova.members.find(({ role }) => role === 'stud')
  const defect = {
    ...bova,
    members: bova.members.map((member) => (member === stud ? { ...member, start: member.end, end: member.start } : member)),
  }
  const words = (model: typeof bova) => new Set(checkFrame(model, DESIGN_SITE).verdicts.map((verdict) => JSON.stringify(verdict)))
  const before = words(bova)
  const added = [...words(defect)].filter((verdict) => !before.has(verdict))
  expect(added.map((verdict) => JSON.parse(verdict))).toEqual([
    { basis: 'engineer', member: stud?.mark, role: 'stud', reason: expect.stringMatching(/flanges point against/) },
  ])
})
