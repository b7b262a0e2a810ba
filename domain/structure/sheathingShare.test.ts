import fc from 'fast-check'
import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { frameModel } from '../framing/frameModel'
import { wallRuns } from '../framing/wallRuns'
import { checkFrame } from './checkFrame'
import { fullHeightFeet, sheathingHeightFactor, sheathingWords } from './sheathingShare'
import { DESIGN_SITE } from './site'

const [bova, , storch] = INITIAL_PLANS
if (!bova || !storch) throw new Error('A plan is missing')

it.each([
  [8, 1],
  [9, 1.1],
  [10, 1.2],
  [8.5, 1.1],
  [10.01, undefined],
])('the share of full-height sheathing of walls %d ft high is multiplied by %s', (height, factor) => {
  expect(sheathingHeightFactor(height)).toBe(factor)
})

it('never falls with the height of the wall', () => {
  const height = fc.double({ min: 7, max: 10, noNaN: true })
  fc.assert(
    fc.property(height, height, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(sheathingHeightFactor(high)).toBeGreaterThanOrEqual(sheathingHeightFactor(low) ?? Number.NaN)
    }),
  )
})

it('counts a wall without its openings', () => {
  const front = wallRuns(bova.layout).find(({ assembly }) => assembly.mark === 'W1-1')
  if (!front) throw new Error('No front wall')
  expect(fullHeightFeet(front)).toBeCloseTo(37.5 - 5 - 3 - 4 - 4, 9)
  expect(sheathingWords(front)).toMatch(/ × 1\.10 for walls 9′-0″ high\. .*21\.5 of the 37\.5 ft of W1-1 \(57%\) have no openings\.$/)
})

it('is said of each braced wall by its own story’s height, and left to an engineer', () => {
  const layout = applyFrameOptions(storch.layout, { wallHeightFeet: 10, upperWallHeightFeet: 8 })
  const model = frameModel(layout)
  const straps = model.members.filter(({ role }) => role === 'brace')
  const { verdicts } = checkFrame(model, DESIGN_SITE)
  expect(straps.length).toBeGreaterThan(8)
  for (const { mark, assembly } of straps) {
    const factor = assembly.story === 1 ? '1.20 for walls 10′-0″' : '1.00 for walls 8′-0″'
    expect(verdicts).toContainEqual(
      expect.objectContaining({ member: mark, basis: 'engineer', reason: expect.stringContaining(`× ${factor} high`) }),
    )
  }
})
