import { framedFloors } from './framedFloors'
import type { Layout } from './layout'

/** Depth of a floor of joists: a 10 in joist and a ¾ in deck. */
export const FLOOR_DEPTH_FEET = 10.75 / 12

type Heights = Pick<Layout, 'stories' | 'foundation' | 'wallHeightFeet' | 'upperWallHeightFeet'>

/** Height of a story's walls, floor to the top of the top track, in feet. Upper stories are as high as the first unless the layout says otherwise. */
export function storyWallFeet({ wallHeightFeet, upperWallHeightFeet = wallHeightFeet }: Heights, story: number): number {
  return story === 1 ? wallHeightFeet : upperWallHeightFeet
}

/** Height of a story's floor above the foundation, in feet. */
export function storyBaseFeet(layout: Heights, story: number): number {
  const groundFloor = framedFloors(layout)[0] === 1 ? FLOOR_DEPTH_FEET : 0
  if (story === 1) return groundFloor
  return groundFloor + storyWallFeet(layout, 1) + FLOOR_DEPTH_FEET + (story - 2) * (storyWallFeet(layout, 2) + FLOOR_DEPTH_FEET)
}

/** Top of the walls that carry the roof, above the foundation, in feet. */
export function plateFeet(layout: Heights): number {
  return storyBaseFeet(layout, layout.stories) + storyWallFeet(layout, layout.stories)
}

/** The stories' wall heights without repetitions: the first story's, and the upper ones' where it differs. In feet. */
export function differentHeights(layout: Heights): number[] {
  const [first, upper] = [storyWallFeet(layout, 1), storyWallFeet(layout, 2)]
  return layout.stories === 1 || upper === first ? [first] : [first, upper]
}

/** The stories' wall heights, from the first one up, in feet. */
export function wallHeights(layout: Heights): number[] {
  return Array.from({ length: layout.stories }, (_, index) => storyWallFeet(layout, index + 1))
}
