import { bearingLines } from './bearingLines'
import type { Layout } from './layout'
import { wings } from './wings'

/** What a frame assumes about the foundation under its ground floor, in sentences; none for a slab. */
export function foundationAssumptions(layout: Layout): string[] {
  const { foundation = 'slab', outline, floorOpenings } = layout
  if (foundation === 'slab') return []
  const supports = wings(outline).reduce((sum, wing) => sum + bearingLines(layout, wing, 0).length - 2, 0)
  const under = supports === 0 ? '' : `, and on ${supports} ${supports === 1 ? 'line' : 'lines'} of supports inside them`
  return [
    `The ground floor is steel joists on the foundation's outer walls${under}. Foundation walls, supports and the floor's insulation are not part of the frame.`,
    ...(foundation !== 'basement'
      ? []
      : floorOpenings.some(({ story }) => story === 1)
        ? ['An opening for the basement stair is cut from the ground floor; where it stands is assumed.']
        : ['No opening for a basement stair is drawn: the walls leave no room for one.']),
  ]
}
