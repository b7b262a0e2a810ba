import { type DimensionLine, dimensionLine } from './dimensionLine'
import type { PaperPoint } from './drawing'
import { feetInches } from './feetInches'

/** Average character width relative to the text height. */
const LETTER_WIDTH = 0.58

/**
 * A chain of dimensions along a line, between points at `stops` feet from `from` towards `to`, both ends included. Skips a stop that leaves
 * too little room for its figure, so the chain is always readable and adds up.
 */
export function dimensionChain(
  from: PaperPoint,
  to: PaperPoint,
  stops: readonly number[],
  offset: PaperPoint,
  labelSize: number,
): DimensionLine[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const room = (feet: number) => feet >= (feetInches(feet).length + 1) * LETTER_WIDTH * labelSize
  const kept = [0]
  for (const stop of [...stops].sort((a, b) => a - b)) {
    if (room(stop - (kept.at(-1) ?? 0)) && room(length - stop)) kept.push(stop)
  }
  kept.push(length)
  const at = (feet: number): PaperPoint => ({
    x: from.x + ((to.x - from.x) * feet) / length,
    y: from.y + ((to.y - from.y) * feet) / length,
  })
  return kept
    .slice(1)
    .map((end, index) => dimensionLine(feetInches(end - (kept[index] ?? 0)), at(kept[index] ?? 0), at(end), offset, labelSize))
}
