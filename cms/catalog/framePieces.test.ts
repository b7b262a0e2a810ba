import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { expect, it } from 'vitest'
import { framePieces } from './framePieces'

it('tells frames apart that have as many members of the same weight', () => {
  const [plan] = INITIAL_PLANS
  if (!plan) throw new Error('No plan')
  const model = frameModel(plan.layout)
  const [first, ...others] = model.members
  if (!first) throw new Error('A frame without members')
  const { start } = first
  const moved = { ...model, members: [...others, { ...first, start: { ...start, x: start.x + 0.01 } }] }
  const { pieces, ...size } = framePieces(model)
  expect(framePieces({ ...model, members: [...model.members].reverse() })).toMatchObject({ pieces, memberCount: size.memberCount })
  expect(framePieces(moved)).toMatchObject({ memberCount: size.memberCount, weightPounds: size.weightPounds })
  expect(framePieces(moved).pieces).not.toBe(pieces)
})
