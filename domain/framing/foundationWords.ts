import type { Layout } from './layout'

/** What a frame assumes about the foundation under its ground floor, in sentences; none for a slab. */
export function foundationAssumptions({ foundation = 'slab', floorOpenings }: Layout): string[] {
  if (foundation === 'slab') return []
  const floor =
    "The ground floor is steel joists on the foundation's outer walls and on supports at most 18 ft apart. Supports and insulation are not part of the frame."
  if (foundation === 'crawl-space') return [floor]
  return floorOpenings.some(({ story }) => story === 1)
    ? [floor, 'An opening for the basement stair is cut from it; its place is assumed.']
    : [floor, 'No opening for a basement stair is drawn: the walls leave no room for one.']
}
