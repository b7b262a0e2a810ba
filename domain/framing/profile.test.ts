import { describe, expect, it } from 'vitest'
import { poundsPerFoot, strap, stud, track, webFeet } from './profile'

describe('poundsPerFoot', () => {
  it.each([
    [stud('362', 43), 1.16],
    [track('362', 43), 0.94],
    [stud('1000', 68), 3.33],
    [track('600', 54), 1.63],
  ] as const)('%s weighs %d lb/ft, as tabled', (profile, pounds) => {
    expect(poundsPerFoot(profile)).toBe(pounds)
  })

  it('weighs straps by their section: 1½ in × 0.0346 in of steel at 490 lb/cu ft', () => {
    expect(poundsPerFoot(strap(150, 33))).toBeCloseTo(0.1766, 4)
  })
})

it('knows that 362 is 3⅝ in deep', () => {
  expect(webFeet('362') * 12).toBe(3.625)
  expect(webFeet('1000') * 12).toBe(10)
})
