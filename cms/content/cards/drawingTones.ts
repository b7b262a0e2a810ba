import { type DrawingTone, FAINT_OPACITY, FILL_OPACITY, VEIL_OPACITY } from '@framewell/domain/framing/drawing'
import { COLOR } from './cardStyle'

interface ToneColor {
  /** Whether the path is stroked or filled. */
  readonly part: 'stroke' | 'fill'
  readonly color: string
  readonly opacity: number
}

const line = (color: string, opacity = 1): ToneColor => ({ part: 'stroke', color, opacity })
const fill = (color: string, opacity: number): ToneColor => ({ part: 'fill', color, opacity })

/** The tones of a drawing as plain colors of the light theme, for places that the site's style sheets do not reach. */
export const DRAWING_TONES: Readonly<Record<DrawingTone, ToneColor>> = {
  ink: line(COLOR.ink),
  steel: line(COLOR.steel),
  faint: line(COLOR.steel, FAINT_OPACITY),
  signal: line(COLOR.signal),
  muted: line(COLOR.subtle),
  veil: fill(COLOR.paper, VEIL_OPACITY),
  wash: fill(COLOR.steel, FILL_OPACITY.wash),
  tint: fill(COLOR.steel, FILL_OPACITY.tint),
  solid: fill(COLOR.steelStrong, FILL_OPACITY.solid),
  lead: fill(COLOR.signal, FILL_OPACITY.lead),
}
