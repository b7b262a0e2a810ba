import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { AT_FLOOR_OPENING } from './checkFloor'
import { COMPUTED, checkFrame, type FrameCheck } from './checkFrame'
import { OWN_PARTITION } from './checkOpening'
import { fails, isComputed } from './verdict'

/** Reasons to leave out a member of a computed kind that `notCalculated` names for every frame. */
const NAMED: ReadonlySet<string> = new Set([AT_FLOOR_OPENING, OWN_PARTITION])

/**
 * Whether a frame may be called designed for the loads of its check: every computed member passes, and no member of a kind that is usually
 * computed is left out for a reason of this frame.
 */
export function passes({ verdicts }: FrameCheck): boolean {
  return (
    verdicts.some(isComputed) &&
    verdicts.every((verdict) => (isComputed(verdict) ? !fails(verdict) : !COMPUTED.has(verdict.role) || NAMED.has(verdict.reason)))
  )
}

/** Whether layouts pass at their design sites, by their text: a check takes much longer than reading it. The oldest is forgotten first. */
const known = new Map<string, boolean>()
const MOST_KNOWN = 200

/** The layout; without its design site where its frame does not pass there. */
export function designed(layout: Layout): Layout {
  const { designSite, ...rest } = layout
  if (!designSite) return layout
  const text = JSON.stringify(layout)
  const passed = known.get(text) ?? passes(checkFrame(frameModel(layout), designSite))
  known.delete(text)
  known.set(text, passed)
  const [oldest] = known.keys()
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  return passed ? layout : rest
}
