import { DRAWING_STYLE, type Drawing } from '@framewell/domain/framing/drawing'
import { FRAME_BOX } from './cardStyle'
import { DRAWING_TONES } from './drawingTones'

/** Share cards are displayed small, so lines are bolder than on a page. */
const BOLDER = 1.4

/**
 * A drawing as a nested svg element for the card, with its colors inline: no style sheet applies to it, and it contains no text elements.
 */
export function drawnSvg({ viewBox, paths }: Drawing): string {
  // Widths are in pixels of the card; lines are drawn in the sheet's units.
  const perPixel = Math.max(viewBox.width / FRAME_BOX.width, viewBox.height / FRAME_BOX.height)
  const lines = paths.map(({ kind, d }) => {
    const { widthPixels, tone } = DRAWING_STYLE[kind]
    const { part, color, opacity } = DRAWING_TONES[tone]
    const colored = `${part}="${color}" ${part}-opacity="${opacity}"`
    if (part === 'fill') return `<path d="${d}" stroke="none" ${colored}/>`
    return `<path d="${d}" fill="none" stroke-linecap="round" stroke-width="${(widthPixels * BOLDER * perPixel).toFixed(4)}" ${colored}/>`
  })
  const { x, y, width, height } = FRAME_BOX
  const box = `${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${lines.join('')}</svg>`
}
