import { DRAWING_KINDS, type Drawing, type DrawingLabel } from '@framewell/domain/framing/drawing'

/** Attribute with the name of a drawing, on its element. */
export const DRAWN = 'data-drawn'

/** 'translate(12 34) rotate(-90)' and 'translate(12, 34) rotate(-90)'. */
const PLACE = /translate\(\s*(-?[\d.]+)[\s,]+(-?[\d.]+)\s*\)\s*rotate\(\s*(-?[\d.]+)\s*\)/

/** A named drawing in the page, as a server rendered it with FrameDrawing; undefined when missing, and on a server. */
export function drawnInPage(name: string): Drawing | undefined {
  const svg = typeof document === 'undefined' ? null : document.querySelector(`[${DRAWN}="${name}"] svg`)
  const [x, y, width, height] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  if (!svg || x === undefined || y === undefined || !width || !height) return undefined
  const paths = [...svg.querySelectorAll('path')].flatMap((path) => {
    const kind = DRAWING_KINDS.find((known) => known === path.dataset.kind)
    return kind ? [{ kind, d: path.getAttribute('d') ?? '' }] : []
  })
  const labels = [...svg.querySelectorAll('text')].flatMap((text) => labelOf(text) ?? [])
  return { title: svg.getAttribute('aria-label') ?? '', viewBox: { x, y, width, height }, paths, labels, labelSize: 1 }
}

function labelOf(text: SVGTextElement): DrawingLabel | undefined {
  const [, x, y, angle] = PLACE.exec(text.getAttribute('transform') ?? '') ?? []
  const anchor = (['start', 'end'] as const).find((known) => known === text.getAttribute('text-anchor'))
  const tone = (['strong', 'signal', 'steel'] as const).find((known) => known === text.dataset.tone)
  return {
    text: text.textContent ?? '',
    x: Number(x),
    y: Number(y),
    angle: Number(angle),
    scale: Number(text.getAttribute('font-size')),
    ...(anchor ? { anchor } : {}),
    ...(tone ? { tone } : {}),
  }
}
