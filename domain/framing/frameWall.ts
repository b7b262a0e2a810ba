import { addBridging } from './addBridging'
import type { Layout } from './layout'
import { type AddMember, type Member, memberAdder } from './member'
import { type OnRun, pointOnRun } from './onRun'
import { FLANGE_FEET, MIL_OF_GAUGE, profileSize, stud, TRACK_FLANGE_FEET, track, webFeet } from './profile'
import { SPLICE_FEET, spliced } from './spliced'
import type { RunOpening } from './unbracedWall'
import type { WallRun } from './wallRuns'
import { framedOpening, headerProfile, overOpening, STUD_GAP_FEET, type Upright, wallUprights } from './wallUprights'

/** What bears on a wall. */
export interface WallLoads {
  /** Centers of the joists, trusses and studs above, in feet from the wall's start. */
  readonly at: readonly number[]
  /** Trusses stand off the studs: a member on the top track spreads their loads (IRC R603.1.2). */
  readonly distributed: boolean
}

/**
 * The members of one wall: tracks between its doors, spliced at stock length, studs on the plan's grid and under every load, kings, jacks,
 * headers and cripples at its openings, backing in corners and where walls meet (IRC R603.2–8). Exterior walls get X bracing between chord
 * studs. Where trusses
 * stand off the studs a stud lies flat on the top track and spreads their loads. Returns the wall's studs.
 */
export function frameWall(run: WallRun, layout: Layout, loads: WallLoads, members: Member[]): readonly Upright[] {
  const add = memberAdder(members, run.assembly)
  const mil = MIL_OF_GAUGE[layout.studGauge]
  const studProfile = stud(layout.studWeb, mil)
  const trackProfile = track(layout.studWeb, mil)
  const at = pointOnRun(run)
  const top = run.heightFeet - (loads.distributed ? FLANGE_FEET : 0)
  const uprights = wallUprights(run, layout, loads.at, top - STUD_GAP_FEET)

  const busy = uprights.map(({ at: middle, from, to }) => ({
    from: middle - FLANGE_FEET / 2,
    to: middle + FLANGE_FEET / 2,
    foot: from,
    head: to,
  }))
  const feet = busy.filter(({ foot }) => foot < TRACK_FLANGE_FEET)
  const heads = busy.filter(({ head }) => head > top - TRACK_FLANGE_FEET)
  const headers = run.openings.filter((opening) => overOpening(opening, run, layout) > top - SPLICE_DEPTH_FEET)
  const row = (role: 'bottom-track' | 'top-track', from: number, to: number, taken: readonly { from: number; to: number }[]) => {
    const [track, splice] =
      role === 'bottom-track'
        ? [TRACK_FLANGE_FEET / 2, STUD_GAP_FEET + FLANGE_FEET / 2]
        : [top - TRACK_FLANGE_FEET / 2, top - STUD_GAP_FEET - FLANGE_FEET / 2]
    const { pieces, joints } = spliced(from, to, taken)
    for (const piece of pieces) add(role, trackProfile, at(piece.from, track), at(piece.to, track))
    for (const joint of joints) add('splice', studProfile, at(joint - SPLICE_FEET / 2, splice), at(joint + SPLICE_FEET / 2, splice))
  }
  for (const { from, to } of betweenDoors(run)) row('bottom-track', from, to, feet)
  row('top-track', 0, run.lengthFeet, [...heads, ...headers.map((opening) => framedOpening(opening, run, layout))])
  if (loads.distributed) {
    const z = run.heightFeet - FLANGE_FEET / 2
    for (const { from, to } of spliced(0, run.lengthFeet, []).pieces)
      add('load-distribution', stud(layout.studWeb, 54), at(from, z), at(to, z))
  }
  for (const { role, at: t, from, to, profile } of uprights) add(role, profile ?? studProfile, at(t, from), at(t, to))
  for (const opening of run.openings) addOpening(add, run, opening, layout, at)
  addBridging(add, run, layout, uprights, at)
  if (!run.exterior) return uprights
  addBraces(add, run, layout, at)
  return uprights
}

/** The straps of a wall's braced bays, on its outer face or on both. */
function addBraces(add: AddMember, { heightFeet, bracing }: WallRun, { studWeb }: Layout, at: OnRun): void {
  const face = (webFeet(studWeb) + profileSize(bracing.strap).flangeFeet) / 2
  for (const { fromFeet, toFeet } of bracing.bays) {
    const [left, right] = [fromFeet + BRACE_INSET_FEET, toFeet - BRACE_INSET_FEET]
    const [low, high] = [BRACE_INSET_FEET, heightFeet - BRACE_INSET_FEET]
    // Those of the outer face are on the wall's centerline: `memberSolid` brings them to it.
    for (const inward of bracing.faces === 2 ? [0, face] : [0]) {
      add('brace', bracing.strap, at(left, low, inward), at(right, high, inward))
      add('brace', bracing.strap, at(left, high, inward), at(right, low, inward))
    }
  }
}

/** Half a strap's width: its square end stays on its bay. */
const BRACE_INSET_FEET = 1.5 / 12
const SPLICE_DEPTH_FEET = FLANGE_FEET + STUD_GAP_FEET

/** Stretches of a wall between its doors: the pieces of its bottom track, in feet from its start. */
function betweenDoors({ openings, lengthFeet }: Pick<WallRun, 'openings' | 'lengthFeet'>): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = []
  let from = 0
  for (const door of openings.filter(({ sillFeet }) => sillFeet === 0).toSorted((a, b) => a.fromFeet - b.fromFeet)) {
    if (door.fromFeet > from) pieces.push({ from, to: door.fromFeet })
    from = door.fromFeet + door.widthFeet
  }
  if (lengthFeet > from) pieces.push({ from, to: lengthFeet })
  return pieces
}

/** Head and sill track of an opening; in a bearing wall the header in the head track, two C sections a flange apart on the jacks. */
function addOpening(add: AddMember, run: WallRun, opening: RunOpening, layout: Layout, at: OnRun): void {
  const { fromFeet, widthFeet, headFeet, sillFeet, parts } = opening
  const trackOf = (part: 'head' | 'sill') => track(layout.studWeb, parts?.[part]?.mil ?? MIL_OF_GAUGE[layout.studGauge])
  const end = fromFeet + widthFeet
  if (run.bearing) {
    const header = headerProfile(opening, run, layout)
    const top = headFeet + profileSize(header).depthFeet
    const z = (headFeet + top) / 2
    const { from, to } = framedOpening(opening, run, layout)
    // A stiffener's web runs along the header: over the jacks, and clear of the king beside them.
    const inset = webFeet(layout.studWeb) / 2 + STUD_GAP_FEET
    for (const inward of [-FLANGE_FEET / 2, FLANGE_FEET / 2]) {
      add('header', header, at(from, z, inward), at(to, z, inward))
      if (!parts?.header?.stiffened) continue
      for (const t of [Math.max((from + fromFeet) / 2, from + inset), Math.min((end + to) / 2, to - inset)])
        add(
          'stiffener',
          stud(layout.studWeb, MIL_OF_GAUGE[layout.studGauge]),
          at(t, headFeet + STUD_GAP_FEET, inward),
          at(t, top - STUD_GAP_FEET, inward),
        )
    }
  }
  const head = headFeet + TRACK_FLANGE_FEET / 2
  add('head-track', trackOf('head'), at(fromFeet, head), at(end, head))
  if (sillFeet === 0) return
  const sill = sillFeet - TRACK_FLANGE_FEET / 2
  add('sill-track', trackOf('sill'), at(fromFeet, sill), at(end, sill))
}
