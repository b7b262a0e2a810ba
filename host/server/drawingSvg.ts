import type { DrawingForm } from '@framewell/domain/drawings/DrawingForm'
import { compactPath } from '@framewell/domain/framing/compactPath'
import type { Drawing, DrawingLabel } from '@framewell/domain/framing/drawing'
import { LABEL, labelProperties, lineProperties } from '@framewell/remote-kit/drawing/drawingStyles'
import { escapeHtml } from './escapeHtml'

/** Line scale; also the minimum pixel size of a picture. */
const PIXELS_PER_FOOT = 16
const LINES = { fill: 'none', 'stroke-linecap': 'round' }
const LABELS = { ...LABEL, 'text-anchor': 'middle', 'dominant-baseline': 'middle' }

/**
 * A drawing as SVG markup. Lines are painted in the given order; `data-kind` selects their color and width in FrameDrawing. When a drawing
 * has two layouts, CSS shows the one that fits the screen.
 */
export function drawingSvg(drawing: Drawing, form?: DrawingForm): string {
  const lines = drawing.paths.map(({ kind, d }) => `<path data-kind="${kind}" d="${compactPath(d)}"></path>`).join('')
  const texts = drawing.labels.map((label) => {
    const marks = `${label.anchor ? ` data-anchor="${label.anchor}"` : ''}${label.tone ? ` data-tone="${label.tone}"` : ''}`
    return `<text${marks}${placeOf(label, drawing)}>${escapeHtml(label.text)}</text>`
  })
  return frameOf(drawing, form, lines + texts.join(''))
}

/** A drawing in one of its layouts; without a form it has only one. */
export interface Layout {
  readonly drawing: Drawing
  readonly form: DrawingForm | undefined
}

/** The same picture from a file of its own (see drawingFile), which has the layout's name. */
export function linkedSvg({ drawing, form }: Layout, file: string): string {
  return frameOf(drawing, form, `<use href="${file}#${form ?? ONLY}"></use>`)
}

/** The layout of a drawing that has one. */
const ONLY = 'drawing'

/** The layouts of one drawing as a file. Its colors and fonts are the page's, whose custom properties reach into it. */
export function drawingFile(layouts: readonly Layout[]): string {
  const groups = layouts.map(({ drawing, form }) => {
    const lines = drawing.paths.map(
      ({ kind, d }) => `<path${attributesOf(lineProperties(kind))} vector-effect="non-scaling-stroke" d="${compactPath(d)}"/>`,
    )
    const texts = drawing.labels.map((label) => {
      const marks = { ...(label.anchor ? { 'text-anchor': label.anchor } : {}), ...(label.tone ? labelProperties(label.tone) : {}) }
      return `<text${attributesOf(marks)}${placeOf(label, drawing)}>${escapeHtml(label.text)}</text>`
    })
    return `<g id="${form ?? ONLY}"><g${attributesOf(LINES)}>${lines.join('')}</g><g${attributesOf(LABELS)}>${texts.join('')}</g></g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`
}

function frameOf({ title, viewBox: { x, y, width, height } }: Drawing, form: DrawingForm | undefined, content: string): string {
  return `<svg${form ? ` data-form="${form}"` : ''} viewBox="${x} ${y} ${width} ${height}" width="${Math.round(width * PIXELS_PER_FOOT)}" height="${Math.round(height * PIXELS_PER_FOOT)}" role="img" aria-label="${escapeHtml(title)}">${content}</svg>`
}

function placeOf({ x, y, angle, scale = 1 }: DrawingLabel, { labelSize }: Drawing): string {
  return ` transform="translate(${x} ${y}) rotate(${angle})" font-size="${Math.round(labelSize * scale * 100) / 100}"`
}

function attributesOf(properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
