import type { FramePoint, Member, MemberRole } from './member'
import type { PanelLimits } from './panelLimits'
import { FLANGE_FEET } from './profile'
import { shippedPounds } from './shippedWeight'

/** A member's stretch of its wall, in feet from the wall's left end. */
export interface OnWall {
  readonly member: Member
  readonly from: number
  readonly to: number
  readonly leftEnd: FramePoint
}

/** Where a wall is cut into panels. */
interface WallJoint {
  /** Feet from the wall's left end. */
  readonly at: number
  /** The stud at one side of the joint. */
  readonly stud: OnWall
  /** On which side of that stud the joint is: 1 right of it, -1 left. */
  readonly side: 1 | -1
  /** A second stud already closes the other panel; otherwise one is added. */
  readonly paired: boolean
}

/** Studs that can close a panel. */
const EDGE_STUDS: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'chord-stud']
const JAMBS: readonly MemberRole[] = ['king-stud', 'jack-stud']
/** Pieces that never cross a joint. Openings keep their jacks and kings, and braced bays stay whole. */
const UNCUT: readonly MemberRole[] = ['header', 'head-track', 'sill-track', 'blocking', 'brace']
/** A strap's end is inset by half its width. */
const BRACE_INSET_FEET = 1.5 / 12
const HALF = FLANGE_FEET / 2
const NOISE = 1e-6

/**
 * The joints that cut a wall into the fewest panels within the limits of length and weight, then with the fewest added studs, then of the
 * most even length. Each joint is beside a full-height stud, clear of openings, braced bays and blocking. A panel goes over the limits only
 * where the wall has no place for a joint.
 */
export function wallJoints(members: readonly OnWall[], lengthFeet: number, limits: PanelLimits): WallJoint[] {
  const weights = new Weights(members, lengthFeet)
  const most = Math.min(limits.weightPounds, limits.liftPounds)
  const cost = (from: PossibleJoint | undefined, to: PossibleJoint | undefined) => {
    const [left, right] = [from?.at ?? 0, to?.at ?? lengthFeet]
    const added = (from && from.side === 1 ? from.addedPounds : 0) + (to && to.side === -1 ? to.addedPounds : 0)
    const over = right - left > limits.lengthFeet + NOISE || weights.between(left, right) + added > most + NOISE
    return { over, cost: (over ? 1e6 : 0) + 1e3 + (to?.addedPounds ? 10 : 0) + ((right - left) / limits.lengthFeet) ** 2 }
  }
  const ends = [undefined, ...possibleJoints(members, lengthFeet), undefined]
  const best = ends.map((_, at) => ({ cost: at === 0 ? 0 : Number.POSITIVE_INFINITY, before: 0 }))
  for (let from = 0; from < ends.length - 1; from += 1)
    for (let to = from + 1; to < ends.length; to += 1) {
      const panel = cost(ends[from], ends[to])
      const total = (best[from]?.cost ?? 0) + panel.cost
      if (total < (best[to]?.cost ?? 0)) best[to] = { cost: total, before: from }
      // A longer panel from here is over the limits too.
      if (panel.over) break
    }
  const joints: WallJoint[] = []
  for (let at = best.at(-1)?.before ?? 0; at > 0; at = best[at]?.before ?? 0) {
    const joint = ends[at]
    if (joint) joints.unshift(joint)
  }
  return joints
}

interface PossibleJoint extends WallJoint {
  /** Of the stud that it adds. */
  readonly addedPounds: number
}

function possibleJoints(members: readonly OnWall[], lengthFeet: number): PossibleJoint[] {
  const uprights = members.filter(({ member }) => member.start.x === member.end.x && member.start.y === member.end.y)
  const jambs = uprights.filter(({ member: { role } }) => JAMBS.includes(role)).toSorted((a, b) => a.from - b.from)
  const uncut = members.filter(({ member: { role } }) => UNCUT.includes(role)).map((piece) => uncutStretch(piece, jambs))
  const overlaps = (from: number, to: number) => (piece: { from: number; to: number }) => piece.from < to - NOISE && piece.to > from + NOISE
  const solid = members.filter(({ member: { role } }) => role !== 'brace' && UNCUT.includes(role))
  return uprights
    .filter(({ member: { role } }) => EDGE_STUDS.includes(role))
    .flatMap((stud) =>
      ([1, -1] as const).flatMap((side): PossibleJoint[] => {
        const at = (stud.from + stud.to) / 2 + side * HALF
        if (at < FLANGE_FEET || at > lengthFeet - FLANGE_FEET || uncut.some(overlaps(at, at))) return []
        const [from, to] = side === 1 ? [at, at + FLANGE_FEET] : [at - FLANGE_FEET, at]
        const there = uprights.filter(overlaps(from, to))
        const [other] = there
        const paired =
          there.length === 1 && other !== undefined && EDGE_STUDS.includes(other.member.role) && Math.abs(other.from - from) < TOUCHING_FEET
        if (paired ? side === -1 : there.length > 0 || solid.some(overlaps(from, to))) return []
        return [{ at, stud, side, paired, addedPounds: paired ? 0 : shippedPounds(stud.member) }]
      }),
    )
    .toSorted((a, b) => a.at - b.at)
}

/** What a joint keeps clear of around a piece: an opening with its jambs, a braced bay with its ends. @param jambs from the left */
function uncutStretch({ member, from, to }: OnWall, jambs: readonly OnWall[]): { from: number; to: number } {
  if (member.role === 'brace') return { from: from - BRACE_INSET_FEET, to: to + BRACE_INSET_FEET }
  if (member.role === 'blocking') return { from, to }
  const stretch = { from, to }
  for (const jamb of jambs) if (Math.abs(jamb.from - stretch.to) < TOUCHING_FEET) stretch.to = jamb.to
  for (const jamb of jambs.toReversed()) if (Math.abs(jamb.to - stretch.from) < TOUCHING_FEET) stretch.from = jamb.from
  return stretch
}

const TOUCHING_FEET = 1e-4

/** The shipped weight of any stretch of a wall: whole pieces by their middle, level ones by their share. */
class Weights {
  readonly #places: number[] = []
  readonly #sums: number[] = [0]
  readonly #level: readonly { readonly from: number; readonly to: number; readonly poundsPerFoot: number }[]

  constructor(
    members: readonly OnWall[],
    private readonly lengthFeet: number,
  ) {
    this.#level = members
      .filter(({ member: { role } }) => LEVEL.includes(role))
      .map(({ member, from, to }) => ({ from, to, poundsPerFoot: shippedPounds(member) / (to - from) }))
    const whole = members.filter(({ member: { role } }) => !LEVEL.includes(role) && role !== 'splice')
    for (const { member, from, to } of whole.toSorted((a, b) => a.from + a.to - b.from - b.to)) {
      this.#places.push((from + to) / 2)
      this.#sums.push((this.#sums.at(-1) ?? 0) + shippedPounds(member))
    }
  }

  between(left: number, right: number): number {
    let pounds = (this.#sums[this.#before(right)] ?? 0) - (this.#sums[this.#before(left)] ?? 0)
    for (const { from, to, poundsPerFoot } of this.#level) {
      const feet = Math.min(to, right) - Math.max(from, left)
      if (feet > 0) pounds += poundsPerFoot * feet
    }
    return pounds
  }

  /** How many pieces are left of a place; those at the wall's end belong to its last stretch. */
  #before(at: number): number {
    if (at >= this.lengthFeet - NOISE) return this.#places.length
    let [low, high] = [0, this.#places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#places[middle] ?? 0) < at) low = middle + 1
      else high = middle
    }
    return low
  }
}

const LEVEL: readonly MemberRole[] = ['bottom-track', 'top-track', 'load-distribution', 'bridging']
