import type { DimensionLine } from './dimensionLine'
import type { Drawing, DrawingPath, PaperPoint } from './drawing'
import { drawingPaths, round } from './drawingPaths'

/** Composes lines, veils and dimensions on one sheet with an even margin. */
export function composeDrawing(sheet: {
  readonly title: string
  /** In painting order; dimensions are painted on top. */
  readonly paths: readonly DrawingPath[]
  /** Points the sheet must contain. */
  readonly extent: readonly PaperPoint[]
  readonly dimensions: readonly DimensionLine[]
  readonly labelSize: number
}): Drawing {
  const lines = sheet.dimensions.flatMap((dimension) => dimension.lines)
  const labels = sheet.dimensions.map((dimension) => dimension.label)
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const include = (point: PaperPoint, margin: number) => {
    left = Math.min(left, point.x - margin)
    right = Math.max(right, point.x + margin)
    top = Math.min(top, point.y - margin)
    bottom = Math.max(bottom, point.y + margin)
  }
  for (const point of [...sheet.extent, ...lines.flatMap((line) => [line.from, line.to])]) include(point, LINE_MARGIN_FEET)
  for (const label of labels) include(label, sheet.labelSize)
  return {
    title: sheet.title,
    viewBox: { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) },
    paths: [...sheet.paths, ...drawingPaths(lines)],
    labels,
    labelSize: round(sheet.labelSize),
  }
}

/** Room for half a heavy line at any scale. */
const LINE_MARGIN_FEET = 0.4
