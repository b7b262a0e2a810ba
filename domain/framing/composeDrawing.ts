import type { DimensionLine } from './dimensionLine'
import type { Drawing, PaperLine, PaperPoint } from './drawing'
import { drawingPaths, round } from './drawingPaths'

/** Puts lines, veils and dimensions on one sheet with an even margin. */
export function composeDrawing(sheet: {
  readonly title: string
  readonly lines: readonly PaperLine[]
  readonly planes?: readonly (readonly PaperPoint[])[]
  readonly dimensions: readonly DimensionLine[]
  readonly labelSize: number
}): Drawing {
  const lines = [...sheet.lines, ...sheet.dimensions.flatMap((dimension) => dimension.lines)]
  const labels = sheet.dimensions.map((dimension) => dimension.label)
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const include = (point: PaperPoint, margin: number) => {
    left = Math.min(left, point.x - margin)
    right = Math.max(right, point.x + margin)
    top = Math.min(top, point.y - margin)
    bottom = Math.max(bottom, point.y + margin)
  }
  for (const line of lines) {
    include(line.from, LINE_MARGIN_FEET)
    include(line.to, LINE_MARGIN_FEET)
  }
  for (const label of labels) include(label, sheet.labelSize)
  return {
    title: sheet.title,
    viewBox: { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) },
    paths: drawingPaths(lines, sheet.planes),
    labels,
    labelSize: round(sheet.labelSize),
  }
}

/** Room for half a heavy line at any scale. */
const LINE_MARGIN_FEET = 0.4
