import { DRAWING_STYLE, type Drawing, type DrawingTone, FAINT_OPACITY, FILL_OPACITY, VEIL_OPACITY } from '@framewell/domain/framing/drawing'
import { COLOR, FRAME_BOX } from './cardStyle'

const TONES: Record<DrawingTone, string> = {
  ink: `stroke="${COLOR.ink}"`,
  steel: `stroke="${COLOR.steel}"`,
  faint: `stroke="${COLOR.steel}" stroke-opacity="${FAINT_OPACITY}"`,
  signal: `stroke="${COLOR.signal}"`,
  muted: `stroke="${COLOR.subtle}"`,
  veil: `stroke="none" fill="${COLOR.paper}" fill-opacity="${VEIL_OPACITY}"`,
  wash: filled(COLOR.steel, FILL_OPACITY.wash),
  tint: filled(COLOR.steel, FILL_OPACITY.tint),
  solid: filled(COLOR.steelStrong, FILL_OPACITY.solid),
  lead: filled(COLOR.signal, FILL_OPACITY.lead),
}

function filled(color: string, opacity: number): string {
  return `stroke="none" fill="${color}" fill-opacity="${opacity}"`
}

/** Shared links are shown small: lines are bolder than on a page. */
const BOLDER = 1.4

/** A drawing as a nested svg element for the card, with its colours in the lines: no style sheet reaches it, and no text is left in it. */
export function drawnSvg({ viewBox, paths }: Drawing): string {
  // Widths are pixels of the card; the lines are drawn in the sheet's units.
  const perPixel = Math.max(viewBox.width / FRAME_BOX.width, viewBox.height / FRAME_BOX.height)
  const lines = paths.map(({ kind, d }) => {
    const { widthPixels, tone } = DRAWING_STYLE[kind]
    const stroke = `fill="none" stroke-linecap="round" stroke-width="${(widthPixels * BOLDER * perPixel).toFixed(4)}"`
    return `<path d="${d}" ${widthPixels === 0 ? '' : stroke} ${TONES[tone]}/>`
  })
  const { x, y, width, height } = FRAME_BOX
  const box = `${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${lines.join('')}</svg>`
}
