/** A bay between two studs or joists that is blocked along a strap, in feet along it. */
export interface BlockedBay {
  readonly from: number
  readonly to: number
}

/** Blocking is at both ends of a strap and at most this far apart (IRC R603.3.3, R505.3.3). */
const BLOCKING_FEET = 12
/** Doubled members leave no bay to block. */
const NARROWEST_FEET = 0.5

/** The bays to block between the members at `positions` (sorted) along a strap from `left` to `right`. */
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
  // Bays and steps both go left to right, so the nearest bay never precedes the previous one.
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
