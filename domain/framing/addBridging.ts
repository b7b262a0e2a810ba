import { blockedBays } from './blockedBays'
import type { Layout } from './layout'
import type { AddMember } from './member'
import type { OnRun } from './onRun'
import { FLANGE_FEET, profileSize, strap, stud, TRACK_FLANGE_FEET, webFeet } from './profile'
import { strapFaces, strapRows, type WallRun } from './wallRuns'
import { framedOpening, overOpening, type Upright } from './wallUprights'

/**
 * Rows of strap on a wall's inner face, and on both faces of an interior bearing wall, jamb to jamb, with blocking between the studs at their ends and every 12 ft: one row to 8 ft, two
 * above, 1½ in × 33 mil (IRC R603.3.3).
 */
export function addBridging(add: AddMember, run: WallRun, layout: Layout, uprights: readonly Upright[], at: OnRun): void {
  const rows = strapRows(run.heightFeet)
  const strapProfile = strap(150, 33)
  const face = (webFeet(layout.studWeb) + profileSize(strapProfile).flangeFeet) / 2
  const faces = strapFaces(run) === 2 ? [face, -face] : [face]
  for (let row = 1; row <= rows; row += 1) {
    const z = (run.heightFeet * row) / (rows + 1)
    const crossed = uprights.filter(({ from, to }) => from < z && to > z).map((upright) => upright.at)
    const places = crossed.sort((a, b) => a - b)
    for (const { from, to } of clearOf(run, layout, z)) {
      for (const inward of faces) add('bridging', strapProfile, at(from, z, inward), at(to, z, inward))
      for (const bay of blockedBays(places, from, to))
        add('blocking', stud(layout.studWeb, 33), at(bay.from + FLANGE_FEET / 2, z), at(bay.to - FLANGE_FEET / 2, z))
    }
  }
}

/** Half a block and the track beside it. */
const CLEAR_FEET = FLANGE_FEET / 2 + TRACK_FLANGE_FEET

/** The stretches of a row at height `z` that no opening or header interrupts. */
function clearOf(run: WallRun, layout: Layout, z: number): { from: number; to: number }[] {
  const inTheWay = run.openings
    .filter((opening) => z > opening.sillFeet - CLEAR_FEET && z < overOpening(opening, run, layout) + CLEAR_FEET)
    .map((opening) => framedOpening(opening, run, layout))
    .sort((a, b) => a.from - b.from)
  const ends = [0, ...inTheWay.flatMap(({ from, to }) => [from, to]), run.lengthFeet]
  const stretches: { from: number; to: number }[] = []
  for (let at = 0; at + 1 < ends.length; at += 2) {
    const [from = 0, to = 0] = ends.slice(at, at + 2)
    if (to > from) stretches.push({ from, to })
  }
  return stretches
}
