import { DRAWING_STYLE, type DrawingTone, FAINT_OPACITY, VEIL_OPACITY } from '@framewell/domain/framing/drawing'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import type { Layout } from '@framewell/domain/framing/layout'
import { COLOR, FRAME_BOX } from './cardStyle'

const TONES: Record<DrawingTone, string> = {
  ink: `stroke="${COLOR.ink}"`,
  steel: `stroke="${COLOR.steel}"`,
  faint: `stroke="${COLOR.steel}" stroke-opacity="${FAINT_OPACITY}"`,
  signal: `stroke="${COLOR.signal}"`,
  muted: `stroke="${COLOR.subtle}"`,
  veil: `stroke="none" fill="${COLOR.paper}" fill-opacity="${VEIL_OPACITY}"`,
}

/** Shared links are shown small: lines are bolder than on a page. */
const BOLDER = 1.4

/** A plan's frame as a nested svg element for the card, with its colours in the lines: no style sheet reaches it. */
export function frameSvg(layout: Layout): string {
  const { viewBox, paths } = frameIsometric(frameModel(layout), { dimensions: false, detail: 'simple' })
  // Widths are pixels of the card; the lines are drawn in feet.
  const feetPerPixel = Math.max(viewBox.width / FRAME_BOX.width, viewBox.height / FRAME_BOX.height)
  const lines = paths.map(({ kind, d }) => {
    const { widthPixels, tone } = DRAWING_STYLE[kind]
    const stroke = `fill="none" stroke-linecap="round" stroke-width="${(widthPixels * BOLDER * feetPerPixel).toFixed(4)}"`
    return `<path d="${d}" ${tone === 'veil' ? '' : stroke} ${TONES[tone]}/>`
  })
  const { x, y, width, height } = FRAME_BOX
  const box = `${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${lines.join('')}</svg>`
}
