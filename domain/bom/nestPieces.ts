import { wholeUnits } from './wholeUnits'

/**
 * Number of stock lengths a cut list needs, by first fit decreasing. A member longer than the stock is spliced from full lengths and a
 * rest. Saw kerfs are ignored. All in feet.
 */
export function nestPieces(lengthsFeet: readonly number[], stockFeet: number): number {
  let whole = 0
  const cuts: number[] = []
  for (const length of lengthsFeet) {
    const full = Math.floor(length / stockFeet + ROUNDING)
    const rest = length - full * stockFeet
    whole += full
    if (rest > ROUNDING) cuts.push(rest)
  }
  const rests: number[] = []
  for (const cut of cuts.sort((a, b) => b - a)) {
    const at = rests.findIndex((rest) => rest >= cut - ROUNDING)
    if (at < 0) rests.push(stockFeet - cut)
    else rests[at] = (rests[at] ?? 0) - cut
  }
  return wholeUnits(whole + rests.length)
}

/** A hundred-thousandth of a foot: below any cutting precision. */
const ROUNDING = 1e-5
