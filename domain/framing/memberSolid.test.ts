import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from './frameModel'
import type { FramePoint } from './member'
import { memberSolids } from './memberSolid'
import { profileSize, strap, stud, track } from './profile'

const dot = (a: FramePoint, b: FramePoint) => a.x * b.x + a.y * b.y + a.z * b.z
const [bova] = INITIAL_PLANS
if (!bova) throw new Error('There is no first plan')

it.each(INITIAL_PLANS.map(({ name, layout }) => [name, frameModel(layout)] as const))(
  '%s: one solid per member, square and to size',
  (_, model) => {
    const solids = memberSolids(model.members)
    expect(solids.map(({ member }) => member)).toEqual(model.members)
    for (const { member, along, across, lengthFeet, depthFeet, thicknessFeet } of solids) {
      expect(dot(along, along)).toBeCloseTo(1, 9)
      expect(dot(across, across)).toBeCloseTo(1, 9)
      expect(dot(along, across)).toBeCloseTo(0, 9)
      expect(lengthFeet).toBe(member.lengthFeet)
      expect([depthFeet, thicknessFeet]).toEqual(Object.values(profileSize(member.profile)))
    }
  },
)

it('orients webs: studs across their wall, headers and joists on edge', () => {
  const solids = memberSolids(frameModel(bova.layout).members)
  const find = (mark: string, role: string) => solids.find(({ member }) => member.assembly.mark === mark && member.role === role)?.across
  expect(find('W1-1', 'stud')).toMatchObject({ x: 0, y: -1 })
  expect(find('W1-2', 'stud')).toMatchObject({ x: 1, y: 0 })
  expect(find('W1-1', 'header')).toMatchObject({ z: 1 })
  expect(find('T1-02', 'bottom-chord')).toMatchObject({ z: 1 })
})

it('knows the sections', () => {
  expect(profileSize(stud('362', 43))).toEqual({ depthFeet: 3.625 / 12, flangeFeet: 1.625 / 12 })
  expect(profileSize(track('1000', 54))).toEqual({ depthFeet: 10 / 12, flangeFeet: 1.25 / 12 })
  expect(profileSize(strap(300, 43))).toEqual({ depthFeet: 3 / 12, flangeFeet: 0.0451 / 12 })
})
