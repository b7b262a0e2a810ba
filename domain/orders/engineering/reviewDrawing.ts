import type { Drawing } from '../../framing/drawing'
import { frameElevation } from '../../framing/frameElevation'
import type { FrameModel } from '../../framing/frameModel'
import { framePlan } from '../../framing/framePlan'
import { type Pin, REVIEW_VIEWS, type ReviewView, storyOf } from './pin'

/** The views of a frame: its elevations, and a plan of each story. */
export function viewsOf({ layout }: FrameModel): ReviewView[] {
  return REVIEW_VIEWS.filter((view) => (storyOf(view) ?? 1) <= layout.stories)
}

/** A view of the ordered frame, to pin questions in. */
export function reviewDrawing(model: FrameModel, view: ReviewView): Drawing {
  if (view === 'story-1' || view === 'story-2' || view === 'story-3') return framePlan(model, storyOf(view) ?? 1)
  return frameElevation(model, view)
}

/** Why a question cannot be about this member or place of a frame, at the field; undefined when it can. */
export function placeRefusal(model: FrameModel, member: string | undefined, pin: Pin | undefined) {
  if (member !== undefined && !model.members.some(({ mark }) => mark === member))
    return { path: 'member', message: 'This frame has no member of that mark' }
  if (!pin) return undefined
  if (!viewsOf(model).includes(pin.view)) return { path: 'pin', message: 'This frame has no such drawing' }
  const { x, y, width, height } = reviewDrawing(model, pin.view).viewBox
  const isInside = pin.x >= x && pin.x <= x + width && pin.y >= y && pin.y <= y + height
  return isInside ? undefined : { path: 'pin', message: 'Put the pin inside the drawing' }
}
