import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { panelBasisOf } from '../framing/panelLimits'
import { shopFrame } from '../framing/shopFrame'
import { overloadedCount } from './overloadedCount'
import { WINDY_SITE } from './testing/confirmedSites'
import { verdictsInWords } from './verdictsInWords'

it('says of each piece of a panel what it says of the piece that was ordered', () => {
  for (const { name, layout } of INITIAL_PLANS) {
    const ordered = frameModel(layout)
    const { model, orderedMarks, added } = shopFrame(ordered, panelBasisOf(null))
    const [asOrdered, asCut] = [verdictsInWords(ordered, WINDY_SITE), verdictsInWords(ordered, WINDY_SITE, orderedMarks)]
    expect(added.length, name).toBeGreaterThan(0)
    for (const { mark } of model.members) {
      const isAdded = added.some((member) => member.mark === mark)
      const words = isAdded ? 'Not checked: added at a joint between panels.' : asOrdered(orderedMarks.get(mark) ?? mark)
      expect(asCut(mark), `${name} ${mark}`).toBe(words)
      if (!isAdded) expect(words, `${name} ${mark}`).not.toContain('added at a joint')
    }
  }
})

it('counts one overloaded member as one', () => {
  expect([overloadedCount(1, 570), overloadedCount(60, 1570)]).toEqual([
    '1 of 570 checked members is overloaded',
    '60 of 1,570 checked members are overloaded',
  ])
})
