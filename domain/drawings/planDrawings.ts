import type { IsometricOptions } from '../framing/frameIsometric'
import type { PlanDrawingView } from '../releases/shell'

/** How the frame of a plan is drawn in a list, by the site and by the screens that link its files. */
export const PLAN_DRAWINGS = {
  /** Dimensions that are readable in boxes from 320 px up. */
  small: { labelShare: 0.04 },
  card: { dimensions: false, detail: 'simple' },
} as const satisfies Record<PlanDrawingView, IsometricOptions>
