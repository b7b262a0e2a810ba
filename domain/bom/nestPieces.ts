import { exceedsStock } from './steelSku'
import { wholeUnits } from './wholeUnits'

/** Stock lengths and what is left of them, in feet. */
export interface Nest {
  readonly stockPieces: number
  /** What is left of each cut stock length, longest first; none of nothing. */
  readonly offcutsFeet: readonly number[]
}

/**
 * Stock lengths that pieces need, by first fit decreasing. Saw kerfs are ignored. All in feet.
 * @throws RangeError for a piece longer than the stock
 */
export function nestStock(lengthsFeet: readonly number[], stockFeet: number): Nest {
  if (lengthsFeet.some((length) => exceedsStock(length, stockFeet)))
    throw new RangeError(`A piece is longer than its stock of ${stockFeet} ft`)
  const rests: number[] = []
  // Rests only get shorter: what had no room for a length has none for the next piece of the same length.
  let from = 0
  let last = Number.POSITIVE_INFINITY
  // A typed array is sorted by value without calling a comparison: of a frame's hundreds of pieces that is most of the time.
  for (const cut of Float64Array.from(lengthsFeet).sort().reverse()) {
    if (cut < last) from = 0
    last = cut
    while (from < rests.length && (rests[from] ?? 0) < cut - ROUNDING) from += 1
    if (from === rests.length) rests.push(stockFeet - cut)
    else rests[from] = (rests[from] ?? 0) - cut
  }
  return { stockPieces: rests.length, offcutsFeet: rests.filter((rest) => rest > ROUNDING).sort((a, b) => b - a) }
}

/** Number of stock lengths that pieces need. All in feet. */
export function nestPieces(lengthsFeet: readonly number[], stockFeet: number): number {
  return wholeUnits(nestStock(lengthsFeet, stockFeet).stockPieces)
}

/** A hundred-thousandth of a foot: below any cutting precision. */
const ROUNDING = 1e-5
