import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from './frameModel'
import { shopPanels } from './shopPanels'

describe.each(INITIAL_PLANS.map(({ name, layout }) => [name, frameModel(layout)] as const))('%s', (_, model) => {
  const panels = shopPanels(model)

  it('has every member of the frame on exactly one sheet, as often as its panel is made', () => {
    const drawn = panels.flatMap(({ marks, pieces }) => marks.flatMap(() => pieces.map(({ member }) => member.lengthFeet)))
    expect(drawn).toHaveLength(model.members.length)
    const feet = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0)
    expect(feet(drawn)).toBeCloseTo(feet(model.members.map(({ lengthFeet }) => lengthFeet)), 2)
    expect(panels.flatMap(({ marks }) => marks).toSorted()).toEqual(
      [...new Set(model.members.map(({ assembly }) => assembly.mark))].toSorted(),
    )
  })

  it('draws upright panels at their true lengths', () => {
    for (const { part, pieces } of panels) {
      if (part === 'floor' || part === 'roof') continue
      for (const { member, start, end } of pieces)
        expect(Math.hypot(end.x - start.x, end.y - start.y), member.mark).toBeCloseTo(member.lengthFeet, 3)
    }
  })
})

it('puts identical trusses on one sheet', () => {
  const [bova] = INITIAL_PLANS
  const trusses = shopPanels(frameModel((bova ?? INITIAL_PLANS[0]).layout)).filter(({ part }) => part === 'truss')
  expect(trusses.map(({ marks }) => marks.length).reduce((sum, each) => sum + each, 0)).toBe(20)
  expect(trusses.length).toBeLessThan(5)
})
