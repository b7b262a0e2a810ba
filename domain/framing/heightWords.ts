import { feetInches } from './feetInches'
import type { Layout } from './layout'
import { differentHeights } from './storyHeights'

/** The height of a house's walls in words: '9′-0″', '9′-0″, upper stories 8′-0″'. */
export function heightWords(layout: Pick<Layout, 'stories' | 'wallHeightFeet' | 'upperWallHeightFeet' | 'foundation'>): string {
  return differentHeights(layout).map(feetInches).join(', upper stories ')
}

/** What an option does to the height of the walls, in words for its card; nothing where it leaves them as drawn. */
export function chosenHeights({
  wallHeightFeet,
  upperWallHeightFeet,
}: Partial<Pick<Layout, 'wallHeightFeet' | 'upperWallHeightFeet'>>): string[] {
  return [
    ...(wallHeightFeet === undefined ? [] : [`Walls ${wallHeightFeet} ft high`]),
    ...(upperWallHeightFeet === undefined ? [] : [`Upper stories ${upperWallHeightFeet} ft high`]),
  ]
}
