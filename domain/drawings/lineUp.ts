import type { Drawing, DrawingPath } from '../framing/drawing'
import { feetInches } from '../framing/feetInches'
import { frameElevation } from '../framing/frameElevation'
import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { outlineBounds } from '../framing/outline'
import { figure } from '../numbers/figure'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'
import { placedPath } from './placedPath'

/** Feet between two houses of a row. */
const GAP = 16
/** Maximum houses per row; with more, none is readable. */
const MOST = 4

/** Front elevations of the offered plans on one ground line, to one scale. */
export function lineUp(plans: readonly LinedPlan[], form: DrawingForm): Drawing {
  const houses = plans.slice(0, MOST).map(houseOf)
  const wide = form === 'wide'
  const card = form === 'card'
  // Narrow sheets stack the houses, each on its own ground line.
  const rows = wide || card ? [houses] : houses.map((house) => [house])
  const rowFeet = Math.max(...rows.map((row) => row.reduce((sum, { widthFeet }) => sum + widthFeet, GAP * (row.length - 1))))
  const size = { ...SHEETS[form] }
  const [margin, text] = [wide ? 24 : 12, card ? 0 : wide ? 86 : 64]
  const scale = (size.width - margin * 2) / (rowFeet + (wide ? GAP : 4))
  const heights = rows.map((row) => Math.max(...row.map(({ heightFeet }) => heightFeet)) * scale)
  const height = card ? size.height : heights.reduce((sum, each) => sum + each + text + 22, 0)
  const pen = new Pen({ ...size, height })
  let top = card ? (size.height - (heights[0] ?? 0)) / 2 : 12
  for (const [index, row] of rows.entries()) {
    const ground = top + (heights[index] ?? 0)
    const total = row.reduce((sum, { widthFeet }) => sum + widthFeet, GAP * (row.length - 1)) * scale
    let left = wide || card ? (size.width - total) / 2 : margin
    for (const { name, squareFeet, widthFeet, paths } of row) {
      for (const { kind, d } of paths) pen.path(kind, placedPath(d, scale, left, ground))
      if (!card) {
        const width = widthFeet * scale
        pen.dimension(feetInches(widthFeet), { x: left + width, y: ground }, { x: left, y: ground }, { x: 0, y: 26 })
        const line = ground + (wide ? 78 : 64)
        pen.text(name, left, line, { anchor: 'start', tone: 'strong', scale: wide ? 1.2 : 1 })
        pen.text(`${figure(squareFeet)} sq ft`, left + (wide ? 120 : 112), line, { anchor: 'start', scale: wide ? 1 : 0.9 })
      }
      left += (widthFeet + GAP) * scale
    }
    pen.line('edge', { x: 0, y: ground }, { x: size.width, y: ground })
    top = ground + text + 22
  }
  return pen.drawing(
    `The frames of ${houses.map(({ name, widthFeet }) => `${name}, ${feetInches(widthFeet)} wide`).join('; ')}, from the front, to one scale`,
  )
}

interface LinedPlan {
  readonly name: string
  readonly squareFeet: number
  readonly layout: Layout
}

interface House extends Pick<LinedPlan, 'name' | 'squareFeet'> {
  readonly widthFeet: number
  readonly heightFeet: number
  /** In feet from the left end of its front, at ground level. */
  readonly paths: readonly DrawingPath[]
}

function houseOf({ name, squareFeet, layout }: LinedPlan): House {
  const { left, right } = outlineBounds(layout.outline)
  const { paths, viewBox } = frameElevation(frameModel(layout), 'front', { dimensions: false })
  return {
    name,
    squareFeet,
    widthFeet: right - left,
    heightFeet: -viewBox.y,
    paths: paths.map(({ kind, d }) => ({ kind, d: placedPath(d, 1, -left, 0) })),
  }
}
