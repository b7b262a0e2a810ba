import { grouped } from '../collections/grouped'
import { erectionOrder } from './erectionOrder'
import { floorCassettes, isWithin, loose } from './floorCassettes'
import type { FrameModel } from './frameModel'
import { letters } from './letters'
import { type Assembly, type FramePoint, type Member, type MemberRole, memberAdder } from './member'
import type { PanelLimits } from './panelLimits'
import { FLANGE_FEET } from './profile'
import { shippedPounds } from './shippedWeight'
import { panelDirection } from './shopPanels'
import { SPLICE_FEET, spliced } from './spliced'
import { type OnWall, wallJoints } from './wallJoints'

/** A frame as its shop makes it: long walls cut into panels, floors into cassettes. */
export interface SplitFrame {
  readonly model: FrameModel
  /** The piece of the ordered frame that each piece of a cut wall or floor is, or is cut from. A stud or joist added at a joint has none. */
  readonly orderedMarks: ReadonlyMap<string, string>
}

const ROWS = ['bottom-track', 'top-track'] as const satisfies readonly MemberRole[]
/** Level pieces that run past a joint are set on site. */
const LOOSE: readonly MemberRole[] = ['bridging', 'load-distribution']
const NOISE = 1e-6

/**
 * Cuts the walls that are longer or heavier than the limits. Their panels are named W1-2A, W1-2B from the left as seen on their sheet. A
 * joint lies between two studs; one is added where the frame has only one. Tracks are cut at the joints and spliced at stock length only
 * within a panel. Straps and load-distribution members that pass a joint stay whole and loose. Floors beyond the limits are cut into
 * cassettes (`floorCassettes`). The roof ships loose. Nothing else changes.
 */
export function splitFrame(model: FrameModel, limits: PanelLimits): SplitFrame {
  const assemblies = grouped(erectionOrder(model.members), ({ assembly }) => assembly.mark)
  const orderedMarks = new Map<string, string>()
  const members = [...assemblies.values()].flatMap((own) => {
    const part = own[0]?.assembly.part
    if (part === 'floor' && isBeyond(own, limits)) return floorCassettes(own, model.layout, limits, orderedMarks)
    if (part === 'roof') return own.map(loose)
    return part === 'exterior-wall' || part === 'interior-wall' ? splitWall(own, limits, orderedMarks) : own
  })
  return { model: { ...model, members }, orderedMarks }
}

function isBeyond(members: readonly Member[], limits: PanelLimits): boolean {
  const size = (axis: 'x' | 'y') => {
    const ends = members.flatMap(({ start, end }) => [start[axis], end[axis]])
    return Math.max(...ends) - Math.min(...ends)
  }
  const pounds = members.reduce((sum, member) => sum + shippedPounds(member), 0)
  return !isWithin(size('x'), size('y'), pounds, limits)
}

function splitWall(members: readonly Member[], limits: PanelLimits, orderedMarks: Map<string, string>): Member[] {
  const wall = laidOut(members)
  const joints = wallJoints(wall.pieces, wall.lengthFeet, limits)
  const [first] = members
  if (joints.length === 0 || !first) return [...members]
  const ends = [0, ...joints.map(({ at }) => at), wall.lengthFeet]
  const result: Member[] = []
  for (const [index, to] of ends.slice(1).entries()) {
    const from = ends[index] ?? 0
    const assembly: Assembly = { ...first.assembly, mark: `${first.assembly.mark}${letters(index)}`, cutFrom: first.assembly.mark }
    const addTo = memberAdder(result, assembly)
    const add: AddPiece = (piece, start, end, ordered) => {
      const before = result.length
      addTo(piece.role, piece.profile, start, end)
      const added = result[before]
      if (added && ordered) orderedMarks.set(added.mark, ordered)
    }
    addTracks(wall, from, to, add)
    for (const { member, from: left, to: right } of wall.pieces) {
      if (isRow(member) || member.role === 'splice') continue
      const middle = (left + right) / 2
      const inside = LOOSE.includes(member.role) ? left > from - NOISE && right < to + NOISE : middle > from && middle < to
      if (inside) add(member, member.start, member.end, member.mark)
    }
    for (const [joint, own] of [
      [joints[index - 1], -1],
      [joints[index], 1],
    ] as const)
      if (joint && !joint.paired && joint.side !== own) {
        const { member } = joint.stud
        const moved = (point: FramePoint) => wall.moved(point, joint.side * FLANGE_FEET)
        add({ ...member, role: 'stud', profile: wall.studProfile ?? member.profile }, moved(member.start), moved(member.end), undefined)
      }
  }
  const passing = wall.pieces.filter(
    ({ member, from, to }) => LOOSE.includes(member.role) && joints.some(({ at }) => at > from + NOISE && at < to - NOISE),
  )
  return [...result, ...passing.map(({ member }) => loose(member))]
}

/** Adds a piece like `piece`. @param ordered the mark of the ordered piece that it is, or is cut from */
type AddPiece = (piece: Member, start: FramePoint, end: FramePoint, ordered: string | undefined) => void
type LaidOutWall = ReturnType<typeof laidOut>

/** A wall's members along its sheet, from the left. */
function laidOut(members: readonly Member[]) {
  const along = panelDirection(members)
  const place = ({ x, y }: FramePoint) => x * along.x + y * along.y
  const left = Math.min(...members.filter(isRow).flatMap(({ start, end }) => [place(start), place(end)]))
  const pieces = members.map((member): OnWall => {
    const [a, b] = [place(member.start) - left, place(member.end) - left]
    const half = a === b ? FLANGE_FEET / 2 : 0
    return { member, from: Math.min(a, b) - half, to: Math.max(a, b) + half, leftEnd: a <= b ? member.start : member.end }
  })
  return {
    pieces,
    lengthFeet: Math.max(...pieces.filter(({ member }) => isRow(member)).map(({ to }) => to)),
    studProfile: members.find(({ role }) => role === 'stud')?.profile,
    /** A point moved along the wall. */
    moved: ({ x, y, z }: FramePoint, feet: number): FramePoint => ({ x: x + along.x * feet, y: y + along.y * feet, z }),
  }
}

/** The tracks of one panel, spliced where it is longer than the stock. */
function addTracks({ pieces, moved }: LaidOutWall, left: number, right: number, add: AddPiece): void {
  const busy = pieces.filter(({ member }) => !isRow(member) && !PASSED.includes(member.role))
  for (const role of ROWS)
    for (const { from, to, first, last } of stretches(pieces.filter(({ member }) => member.role === role))) {
      const [start, end] = [Math.max(from, left), Math.min(to, right)]
      if (end - start < NOISE) continue
      const point = (feet: number) => moved(first.leftEnd, feet - first.from)
      const ordered = start > last.from ? last.member.mark : first.member.mark
      const cut = spliced(start, end, busy)
      for (const piece of cut.pieces) add(first.member, point(piece.from), point(piece.to), ordered)
      for (const joint of cut.joints) {
        const like = pieces.find(({ member, leftEnd }) => member.role === 'splice' && Math.abs(leftEnd.z - first.leftEnd.z) < SPLICE_FEET)
        if (!like) continue
        const spliceAt = (feet: number) => moved(like.leftEnd, feet - like.from)
        add(like.member, spliceAt(joint - SPLICE_FEET / 2), spliceAt(joint + SPLICE_FEET / 2), like.member.mark)
      }
    }
}

/** What a splice may stand behind. */
const PASSED: readonly MemberRole[] = ['bridging', 'load-distribution', 'brace', 'splice']

/** Runs of track without a gap, as they are before they are cut to the stock's length. */
function stretches(tracks: readonly OnWall[]): { from: number; to: number; first: OnWall; last: OnWall }[] {
  const found: { from: number; to: number; first: OnWall; last: OnWall }[] = []
  for (const track of tracks.toSorted((a, b) => a.from - b.from)) {
    const before = found.at(-1)
    if (before && track.from - before.to < NOISE) Object.assign(before, { to: track.to, last: track })
    else found.push({ from: track.from, to: track.to, first: track, last: track })
  }
  return found
}

function isRow({ role }: Pick<Member, 'role'>): boolean {
  return ROWS.some((row) => row === role)
}
