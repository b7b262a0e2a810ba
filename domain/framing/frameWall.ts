import { blockedBays } from './blockedBays'
import { braceBays } from './braceBays'
import { headerWeb } from './headerWeb'
import type { Layout, Opening } from './layout'
import { type AddMember, type FramePoint, type Member, memberAdder } from './member'
import { FLANGE_FEET, MIL_OF_GAUGE, strap, stud, track, webFeet } from './profile'
import { spacedPositions } from './spacedPositions'
import { strapRows, type WallRun } from './wallRuns'

/**
 * The members of one wall: tracks, layout studs (`spacedCount`), a backing stud at each outer corner, and at every opening two kings, two
 * jacks, a boxed header, head and sill tracks, and cripples instead of the layout studs inside it (IRC R603.5–8). Exterior walls get X
 * bracing. Walls are bridged on their inner face by 1½ in × 33 mil straps: one row up to 8 ft, two above, blocked at their ends and every
 * 12 ft (IRC R603.3.3).
 */
export function frameWall(run: WallRun, layout: Layout, members: Member[]): void {
  const add = memberAdder(members, run.assembly)
  const mil = MIL_OF_GAUGE[layout.studGauge]
  const studProfile = stud(layout.studWeb, mil)
  const trackProfile = track(layout.studWeb, mil)
  const at = pointOnRun(run)
  const top = run.heightFeet
  const upright = (role: 'stud' | 'corner-stud' | 'king-stud' | 'jack-stud' | 'cripple', t: number, from: number, to: number) =>
    add(role, studProfile, at(t, from), at(t, to))

  add('bottom-track', trackProfile, at(0, 0), at(run.lengthFeet, 0))
  add('top-track', trackProfile, at(0, top), at(run.lengthFeet, top))

  const positions = studPositions(run, layout)
  for (const t of positions) {
    if (!run.openings.some((opening) => replaces(opening, t))) upright('stud', t, 0, top)
  }
  if (run.exterior) upright('corner-stud', FLANGE_FEET * 2, 0, top)

  for (const opening of run.openings) {
    const start = opening.fromFeet
    const end = start + opening.widthFeet
    for (const [edge, side] of [
      [start, -1],
      [end, 1],
    ] as const) {
      upright('jack-stud', edge + (side * FLANGE_FEET) / 2, 0, opening.headFeet)
      upright('king-stud', edge + side * FLANGE_FEET * 1.5, 0, top)
    }
    addHeader(add, run, opening, at)
    add('head-track', trackProfile, at(start, opening.headFeet), at(end, opening.headFeet))
    const inside = positions.filter((t) => t > start && t < end)
    const overHeader = opening.headFeet + webFeet(headerWeb(opening.widthFeet))
    for (const t of inside) upright('cripple', t, overHeader, top)
    if (opening.sillFeet > 0) {
      add('sill-track', trackProfile, at(start, opening.sillFeet), at(end, opening.sillFeet))
      for (const t of inside) upright('cripple', t, 0, opening.sillFeet)
    }
  }

  addBridging(add, run, layout, positions, at)
  if (!run.exterior) return
  for (const bay of braceBays(run)) {
    add('brace', strap(300, 43), at(bay.fromFeet, 0), at(bay.toFeet, top))
    add('brace', strap(300, 43), at(bay.fromFeet, top), at(bay.toFeet, 0))
  }
}

/** Layout positions of a wall's studs, in feet from its start; end studs are inside the wall's ends. */
export function studPositions(run: Pick<WallRun, 'lengthFeet'>, layout: Pick<Layout, 'studSpacingInches'>): number[] {
  const half = FLANGE_FEET / 2
  return spacedPositions(run.lengthFeet, layout.studSpacingInches).map((t) => Math.min(Math.max(t, half), run.lengthFeet - half))
}

/** Whether an opening and its studs replace a layout stud. */
function replaces(opening: Opening, t: number): boolean {
  const studs = FLANGE_FEET * 2.5
  return t > opening.fromFeet - studs && t < opening.fromFeet + opening.widthFeet + studs
}

/** Two C sections, a flange apart, bearing on the jacks. */
function addHeader(add: AddMember, run: WallRun, opening: Opening, at: (t: number, z: number, inward?: number) => FramePoint): void {
  const web = headerWeb(opening.widthFeet)
  const z = opening.headFeet + webFeet(web) / 2
  const start = opening.fromFeet - FLANGE_FEET
  const end = opening.fromFeet + opening.widthFeet + FLANGE_FEET
  for (const inward of [-FLANGE_FEET / 2, FLANGE_FEET / 2]) {
    add('header', stud(web, run.exterior ? 54 : 43), at(start, z, inward), at(end, z, inward))
  }
}

/** Rows of strap on the inner face, jamb to jamb, with blocking between the studs at their ends and every 12 ft. */
function addBridging(
  add: AddMember,
  run: WallRun,
  layout: Layout,
  positions: readonly number[],
  at: (t: number, z: number) => FramePoint,
): void {
  const uprights = [
    ...positions.filter((t) => !run.openings.some((opening) => replaces(opening, t))),
    ...run.openings.flatMap(({ fromFeet, widthFeet }) => [fromFeet - FLANGE_FEET * 1.5, fromFeet + widthFeet + FLANGE_FEET * 1.5]),
  ].sort((a, b) => a - b)
  const strapped = (from: number, to: number, z: number) => {
    add('bridging', strap(150, 33), at(from, z), at(to, z))
    for (const bay of blockedBays(uprights, from, to))
      add('blocking', stud(layout.studWeb, 33), at(bay.from + FLANGE_FEET / 2, z), at(bay.to - FLANGE_FEET / 2, z))
  }
  const rows = strapRows(run.heightFeet)
  for (let row = 1; row <= rows; row += 1) {
    const z = (run.heightFeet * row) / (rows + 1)
    let from = 0
    const inTheWay = run.openings
      .filter((opening) => z >= opening.sillFeet && z <= opening.headFeet)
      .toSorted((a, b) => a.fromFeet - b.fromFeet)
    for (const opening of inTheWay) {
      if (opening.fromFeet > from) strapped(from, opening.fromFeet, z)
      from = opening.fromFeet + opening.widthFeet
    }
    if (run.lengthFeet > from) strapped(from, run.lengthFeet, z)
  }
}

function pointOnRun(run: WallRun): (t: number, z: number, inward?: number) => FramePoint {
  return (t, z, inward = 0) => ({
    x: run.start.x + run.along.x * t + run.inward.x * inward,
    y: run.start.y + run.along.y * t + run.inward.y * inward,
    z: run.baseFeet + z,
  })
}
