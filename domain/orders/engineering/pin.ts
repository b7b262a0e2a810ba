import { z } from 'zod'
import type { ElevationSide } from '../../framing/frameElevation'

const SIDE_VIEWS = ['front', 'right', 'rear', 'left'] as const satisfies readonly ElevationSide[]
const STORY_VIEWS = ['story-1', 'story-2', 'story-3'] as const
/** The drawings of an order's frame that a question can be pinned in. */
export const REVIEW_VIEWS = [...SIDE_VIEWS, ...STORY_VIEWS] as const
export type ReviewView = (typeof REVIEW_VIEWS)[number]

const STORY_OF: Readonly<Partial<Record<ReviewView, number>>> = { 'story-1': 1, 'story-2': 2, 'story-3': 3 }

/** The story that a view is the plan of; null for an elevation. */
export function storyOf(view: ReviewView): number | null {
  return STORY_OF[view] ?? null
}

export const REVIEW_VIEW_WORDS: Readonly<Record<ReviewView, string>> = {
  front: 'Front elevation',
  right: 'Right elevation',
  rear: 'Rear elevation',
  left: 'Left elevation',
  'story-1': 'Plan of story 1',
  'story-2': 'Plan of story 2',
  'story-3': 'Plan of story 3',
}

/** A place in a drawing, in feet of paper, y down. */
export const pinSchema = z.object({ view: z.enum(REVIEW_VIEWS), x: z.number().min(-500).max(500), y: z.number().min(-500).max(500) })
export type Pin = z.infer<typeof pinSchema>

/** A stored pin, with the revision of the order whose drawing it is in. */
export const placedPinSchema = pinSchema.extend({ revision: z.number().int() })
export type PlacedPin = z.infer<typeof placedPinSchema>

interface Place {
  readonly member: string | null
  readonly pin: PlacedPin | null
}

/** What a question is about: 'Member W1-3-24', 'Front elevation, revision 1'. Null for the whole frame. */
export function placeWords({ member, pin }: Place): string | null {
  const parts = [...(member ? [`Member ${member}`] : []), ...(pin ? [`${REVIEW_VIEW_WORDS[pin.view]}, revision ${pin.revision}`] : [])]
  return parts.length > 0 ? parts.join('. ') : null
}
