import { wholeUnits } from './wholeUnits'

/**
 * How many stock pieces a cut list needs: lengths sorted down, each cut from the first piece with room (first fit decreasing).
 * A member longer than the stock is spliced from whole pieces and a rest. Saw cuts take no length. All in feet.
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

/** A hundred-thousandth of a foot: below what anybody cuts. */
const ROUNDING = 1e-5
