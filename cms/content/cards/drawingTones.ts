import { type DrawingTone, FAINT_OPACITY, FILL_OPACITY, VEIL_OPACITY } from '@framewell/domain/framing/drawing'
import { COLOR } from './cardStyle'

interface ToneColor {
  /** Whether it is drawn along the path or within it. */
  readonly part: 'stroke' | 'fill'
  readonly color: string
  readonly opacity: number
}

const line = (color: string, opacity = 1): ToneColor => ({ part: 'stroke', color, opacity })
const fill = (color: string, opacity: number): ToneColor => ({ part: 'fill', color, opacity })

/** The tones of a drawing as plain colours of the light theme, for where no style sheet of the site reaches. */
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
