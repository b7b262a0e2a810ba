import type { DrawingLabel, PaperLine, PaperPoint } from './drawing'
import { round } from './drawingPaths'

/** A drafting dimension: extension lines, the line with slashes at its ends, and its text. */
export interface DimensionLine {
  readonly lines: readonly PaperLine[]
  readonly label: DrawingLabel
}

/**
 * Dimensions the line from `from` to `to`, offset by a vector on paper. The text is beyond the line, readable from below or from the right.
 */
export function dimensionLine(text: string, from: PaperPoint, to: PaperPoint, offset: PaperPoint, labelSize: number): DimensionLine {
  const line = (a: PaperPoint, b: PaperPoint): PaperLine => ({ kind: 'dimension', from: a, to: b })
  const start = plus(from, offset)
  const end = plus(to, offset)
  const angle = Math.atan2(end.y - start.y, end.x - start.x)
  const slash = { x: (Math.cos(angle + Math.PI / 4) * labelSize) / 2.6, y: (Math.sin(angle + Math.PI / 4) * labelSize) / 2.6 }
  const away = Math.hypot(offset.x, offset.y) || 1
  const beyond = { x: (offset.x / away) * labelSize, y: (offset.y / away) * labelSize }
  const degrees = (angle * 180) / Math.PI
  const upright = degrees > 90 - 1e-6 ? degrees - 180 : degrees < -90 - 1e-6 ? degrees + 180 : degrees
  return {
    lines: [
      line(start, end),
      ...[start, end].map((tip) => line(minus(tip, slash), plus(tip, slash))),
      line(plus(from, scaled(offset, 0.2)), plus(start, scaled(beyond, 0.35))),
      line(plus(to, scaled(offset, 0.2)), plus(end, scaled(beyond, 0.35))),
    ],
    label: {
      text,
      x: round((start.x + end.x) / 2 + beyond.x * 0.85),
      y: round((start.y + end.y) / 2 + beyond.y * 0.85),
      angle: round(upright),
    },
  }
}

function plus(a: PaperPoint, b: PaperPoint): PaperPoint {
  return { x: a.x + b.x, y: a.y + b.y }
}

function minus(a: PaperPoint, b: PaperPoint): PaperPoint {
  return { x: a.x - b.x, y: a.y - b.y }
}

function scaled(a: PaperPoint, by: number): PaperPoint {
  return { x: a.x * by, y: a.y * by }
}
