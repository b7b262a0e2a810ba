import type { Layout } from '../framing/layout'
import type { Member } from '../framing/member'
import { plateFeet, storyBaseFeet } from '../framing/storyHeights'

export interface Layer {
  readonly name: string
  readonly members: readonly Member[]
  /** Height of the layer's foot in feet. */
  readonly footFeet: number
}

/** Layers in erection order: each story's walls with their floor, then the roof. */
export function frameLayers(layout: Layout, members: readonly Member[]): Layer[] {
  const of = (accepts: (member: Member) => boolean) => members.filter(accepts)
  const walls = (story: number) =>
    of(({ assembly: { part, story: own } }) => own === story && (part === 'exterior-wall' || part === 'interior-wall'))
  const stories = Array.from({ length: layout.stories }, (_, index) => index + 1)
  return [
    ...stories.flatMap((story): Layer[] => {
      const footFeet = storyBaseFeet(layout, story)
      const floor = of(({ assembly }) => assembly.part === 'floor' && assembly.story === story)
      const named = layout.stories === 1 ? 'Walls' : story === 1 ? 'Ground-floor walls' : `Walls of floor ${story}`
      return [
        ...(floor.length > 0 ? [{ name: `Floor ${story}`, members: floor, footFeet: footFeet - 1 }] : []),
        { name: named, members: walls(story), footFeet },
      ]
    }),
    {
      name: 'Roof',
      members: of(({ assembly: { part } }) => part === 'truss' || part === 'roof'),
      footFeet: plateFeet(layout),
    },
  ]
}
