import { RecentByText } from '../collections/RecentByText'
import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { BRACING_ENGINEER } from './checkBracing'
import { AT_FLOOR_OPENING } from './checkFloor'
import { COMPUTED, checkFrame, type FrameCheck } from './checkFrame'
import { OWN_PARTITION } from './checkOpening'
import { checkSummary } from './checkSummary'
import type { DesignLoads } from './site'
import { fails, isComputed } from './verdict'

/** Whether `notCalculated` names the reason to leave out a member of a computed kind, or part of it, for every frame. */
const isNamed = (reason: string) => reason === AT_FLOOR_OPENING || reason === OWN_PARTITION || reason.includes(BRACING_ENGINEER)

/**
 * Whether a frame may be called designed for the loads of its check: every computed member passes, and no member of a kind that is usually
 * computed is left out for a reason of this frame. All wind reaches braced bays.
 */
export function passes({ verdicts, unbracedPounds }: FrameCheck): boolean {
  return (
    unbracedPounds < 1 &&
    verdicts.some(isComputed) &&
    verdicts.every((verdict) => (isComputed(verdict) ? !fails(verdict) : !COMPUTED.has(verdict.role) || isNamed(verdict.reason)))
  )
}

/** What a frame's check came to. */
export interface CheckedFor {
  readonly passes: boolean
  readonly failing: number
  readonly computed: number
}

/** The checks of layouts at sites. */
const known = new RecentByText<CheckedFor>(200)

/** A frame's check for the loads of a site. Calculates one that is not known, which takes up to a second. */
export function checkedFor(layout: Layout, loads: DesignLoads): CheckedFor {
  const text = checkText(layout, loads)
  return known.keep(text, known.get(text) ?? checkedOf(checkFrame(frameModel(layout), loads)))
}

/** Names a frame's check for the loads of a site. */
export const checkText = (layout: Layout, { windMph, exposure, snowPsf }: DesignLoads) =>
  JSON.stringify({ ...layout, designSite: { windMph, exposure, snowPsf } })

/** Whether a check is known by its text: `checkedFor` then answers at once. */
export const isChecked = (text: string) => known.get(text) !== undefined

/** Keeps a check that was calculated elsewhere. */
export function keepCheck(text: string, checked: CheckedFor): void {
  known.keep(text, checked)
}

/** What a check came to. */
export function checkedOf(check: FrameCheck): CheckedFor {
  const { failingCount: failing, computedCount: computed } = checkSummary(check)
  return { passes: passes(check), failing, computed }
}

/** The layout; without its design site where its frame does not pass there. */
export function designed(layout: Layout): Layout {
  const { designSite, ...rest } = layout
  if (!designSite) return layout
  return checkedFor(layout, designSite).passes ? layout : rest
}
