import { applyFrameOptions } from '../applyFrameOptions'
import { FOUNDATIONS, type Layout } from '../layout'
import { layoutForDimensions } from '../layoutForDimensions'

/**
 * Houses as a configurator makes them, reproducible: 18 to 68 by 14 to 40 ft, one to three stories, gable and hip, any pitch and stud, each
 * third one on a slab, over a crawl space and over a basement.
 */
export function randomHouses(count: number): Layout[] {
  const random = sequence(20261126)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const one = <Choice>(choices: readonly [Choice, ...Choice[]]): Choice => choices[whole(0, choices.length - 1)] ?? choices[0]
  return Array.from({ length: count }, (_, at) => {
    const size = {
      lengthFeet: whole(18 * 4, 68 * 4) / 4,
      widthFeet: whole(14 * 4, 40 * 4) / 4,
      stories: whole(1, 3),
      wallHeightFeet: one([8, 9, 10, 12]),
    }
    const { layout } = layoutForDimensions(size, FOUNDATIONS[at % FOUNDATIONS.length])
    const options = {
      studSpacingInches: one([16, 24] as const),
      studWeb: one(['350', '362', '550', '600'] as const),
      roofForm: one(['gable', 'hip'] as const),
      pitchIn12: whole(2, 12),
    }
    // Two of four houses have upper stories of another height; not drawn at random, so that the houses stay the same.
    const upperWallHeightFeet = ([undefined, 8, undefined, 10] as const)[Math.floor(at / FOUNDATIONS.length) % 4]
    return { ...applyFrameOptions(layout, { ...options, upperWallHeightFeet }) }
  })
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
