import type { DrawingForm } from '@framewell/domain/drawings/DrawingForm'
import type { Drawing } from '@framewell/domain/framing/drawing'
import { escapeHtml } from './escapeHtml'

/** Line scale; also the minimum pixel size of a picture. */
const PIXELS_PER_FOOT = 16

/**
 * A drawing as SVG markup. Lines are painted in the given order; `data-kind` selects their color and width in FrameDrawing. When a drawing
 * has two layouts, CSS shows the one that fits the screen.
 */
export function drawingSvg({ title, viewBox, paths, labels, labelSize }: Drawing, form?: DrawingForm): string {
  const { x, y, width, height } = viewBox
  const lines = paths.map(({ kind, d }) => `<path data-kind="${kind}" d="${d}"></path>`).join('')
  const texts = labels
    .map(({ text, x: left, y: top, angle, anchor, scale, tone }) => {
      const marks = `${anchor ? ` data-anchor="${anchor}"` : ''}${tone ? ` data-tone="${tone}"` : ''}`
      const size = Math.round(labelSize * (scale ?? 1) * 100) / 100
      return `<text${marks} transform="translate(${left} ${top}) rotate(${angle})" font-size="${size}">${escapeHtml(text)}</text>`
    })
    .join('')
  return `<svg${form ? ` data-form="${form}"` : ''} viewBox="${x} ${y} ${width} ${height}" width="${Math.round(width * PIXELS_PER_FOOT)}" height="${Math.round(height * PIXELS_PER_FOOT)}" role="img" aria-label="${escapeHtml(title)}">${lines}${texts}</svg>`
}
