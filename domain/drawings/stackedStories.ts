import type { Drawing } from '../framing/drawing'
import { frameIsometric } from '../framing/frameIsometric'
import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { outlineBounds, rectangle } from '../framing/outline'
import { figure } from '../numbers/figure'
import type { DrawingForm } from './DrawingForm'

/** The usual maximum of stories in residential steel framing. */
export const STACKED_STORIES = 4
/** Homes side by side under one roof. */
const HOMES = 2
const [FRONT, RIGHT, REAR, LEFT] = [0, 1, 2, 3] as const

/** Stacked load-bearing walls: a plan's upper floor on every story, twice along the street, under its roof. */
export function stackedStories(layout: Layout, name: string, form: DrawingForm): Drawing {
  const stacked = stackedLayout(layout)
  const model = frameModel(stacked)
  const drawing = frameIsometric(model, { dimensions: form !== 'card', detail: form === 'card' ? 'simple' : 'full' })
  const walls = model.members.filter(({ assembly }) => assembly.part === 'exterior-wall')
  return {
    ...drawing,
    title: `${STACKED_STORIES} stories of steel-framed walls over one another, the upper floor of ${name} ${HOMES} times side by side on each: ${figure(walls.length)} members in the outer walls`,
  }
}

function stackedLayout(layout: Layout): Layout {
  const { left, right, front, rear } = outlineBounds(layout.outline)
  const [length, width] = [right - left, rear - front]
  const top = layout.openings.filter(({ story }) => story === layout.stories)
  const stories = Array.from({ length: STACKED_STORIES }, (_, at) => at + 1)
  const along = Array.from({ length: HOMES }, (_, at) => at * length)
  return {
    ...layout,
    outline: rectangle(length * HOMES, width),
    stories: STACKED_STORIES,
    openings: stories.flatMap((story) => {
      // The ground floor keeps its door.
      const own = story === 1 && layout.stories > 1 ? layout.openings.filter((opening) => opening.story === 1) : top
      return own.flatMap((opening) => {
        const placed = { ...opening, story }
        if (opening.side === FRONT || opening.side === REAR)
          return along.map((shift) => ({ ...placed, fromFeet: opening.fromFeet + shift }))
        return opening.side === RIGHT || opening.side === LEFT ? [placed] : []
      })
    }),
    interiorWalls: [],
    floorOpenings: [],
    rooms: [],
  }
}
