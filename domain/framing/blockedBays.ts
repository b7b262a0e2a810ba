/** A space between two uprights or joists that is blocked along a strap; feet along it. */
export interface BlockedBay {
  readonly from: number
  readonly to: number
}

/** Blocking stands at the ends of a strap and at most this far apart (IRC R603.3.3, R505.3.3). */
const BLOCKING_FEET = 12
/** Doubled members leave no space to block. */
const NARROWEST_FEET = 0.5

/** The bays to be blocked between the members at `positions`, in their order, along a strap that runs from `left` to `right`. */
export function blockedBays(positions: readonly number[], left: number, right: number): BlockedBay[] {
  const bays: BlockedBay[] = []
  let from = Number.POSITIVE_INFINITY
  for (const to of positions) {
    if (to < left - 1e-9) continue
    if (to > right + 1e-9) break
    if (to - from >= NARROWEST_FEET) bays.push({ from, to })
    from = to
  }
  const steps = Math.max(1, Math.ceil((right - left) / BLOCKING_FEET - 1e-9))
  const chosen = new Set<BlockedBay>()
  // Bays and steps both go from left to right: the nearest bay of a step is never before that of the last one.
  let nearest = 0
  for (let step = 0; step <= steps; step += 1) {
    const at = left + ((right - left) * step) / steps
    const away = (index: number) => {
      const bay = bays[index]
      return bay ? Math.abs((bay.from + bay.to) / 2 - at) : Number.POSITIVE_INFINITY
    }
    while (away(nearest + 1) < away(nearest)) nearest += 1
    const bay = bays[nearest]
    if (bay) chosen.add(bay)
  }
  return [...chosen]
}
