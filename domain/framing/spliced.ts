/** Track is bought in 20 ft pieces; a longer run is spliced. */
export const STOCK_FEET = 20
/**
 * A splice is a piece of stud 6 in long inside the track, half on each side of the joint, with four No. 8 screws in each flange on each side.
 * Trade practice.
 */
export const SPLICE_FEET = 0.5

/** Something a splice must keep clear of, along the run in feet. */
interface Busy {
  readonly from: number
  readonly to: number
}

/** A run of track as pieces no longer than the stock, with the middles of their joints. */
interface SplicedRun {
  readonly pieces: readonly { readonly from: number; readonly to: number }[]
  readonly joints: readonly number[]
}

const HALF = SPLICE_FEET / 2

/** Cuts a run at stock length, each joint in the last gap between studs that has room for its splice. */
export function spliced(from: number, to: number, busy: readonly Busy[]): SplicedRun {
  const joints: number[] = []
  const fromEnd = busy.toSorted((a, b) => b.to - a.to)
  let start = from
  while (to - start > STOCK_FEET + 1e-9) {
    const last = Math.min(start + STOCK_FEET, to - SPLICE_FEET)
    const joint = lastGap(start + SPLICE_FEET, last, fromEnd) ?? last
    joints.push(joint)
    start = joint
  }
  const ends = [from, ...joints, to]
  return { pieces: ends.slice(1).map((end, at) => ({ from: ends[at] ?? from, to: end })), joints }
}

/** The last place at most at `to` for a splice's middle; what is in the way is given from the end. */
function lastGap(from: number, to: number, fromEnd: readonly Busy[]): number | undefined {
  let at = to
  for (const taken of fromEnd) {
    if (taken.to + HALF <= at + 1e-9 && taken.to <= to) break
    if (taken.from < at + HALF && taken.to > at - HALF) at = taken.from - HALF
  }
  return at >= from ? at : undefined
}
