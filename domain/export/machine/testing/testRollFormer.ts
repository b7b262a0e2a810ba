import { profileSize } from '../../../framing/profile'
import { SOLD_SECTIONS } from '../../../framing/soldSections'
import type { RollFormer } from '../rollFormer'

const MM_PER_FOOT = 304.8
const tenth = (feet: number) => Math.round(feet * MM_PER_FOOT * 10) / 10

/** A machine that rolls every section, with the offsets of the public panel (see `goldenPanel`). */
export const testRollFormer: RollFormer = {
  id: '0b7d7f0e-8a6f-4b1c-9a54-3b0c6c1d0e01',
  name: 'Line 1',
  shortestMm: 100,
  longestMm: 13_000,
  leastDistanceMm: 0,
  swageMm: 27.5,
  lipCutMm: 23,
  notchMm: 24,
  serviceHolesMm: [400.018, 809.974, 2200.116],
  yieldMpa: 345,
  tensileMpa: 450,
  coating: 'Z275',
  profiles: SOLD_SECTIONS.map((profile, at) => {
    const { depthFeet, flangeFeet } = profileSize(profile)
    const lipMm = profile.includes('S') ? 12.7 : 0
    return { profile, code: `S${at + 1}`, webMm: tenth(depthFeet), flangeMm: tenth(flangeFeet), lipMm, gaugeMm: 0.95 }
  }),
}
