import { type DimensionLine, dimensionLine } from './dimensionLine'
import type { PaperPoint } from './drawing'
import { feetInches } from './feetInches'

/** Width of a figure in its own height, for the text of the drawings. */
const LETTER_WIDTH = 0.58

/**
 * Dimensions one after another along a line, between points at `stops` feet from `from` towards `to`, both ends included.
 * A stop that would leave too little room for its figure is left out; so the chain is always readable and always adds up.
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
