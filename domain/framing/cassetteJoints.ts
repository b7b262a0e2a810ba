import type { Member } from './member'
import type { PanelLimits } from './panelLimits'
import { FLANGE_FEET } from './profile'
import { shippedPounds } from './shippedWeight'
import type { Wing } from './wings'

/** Where a span of a floor is cut into cassettes. */
interface CassetteJoint {
  /** Along the front, in feet: the right side of the joist at its left. */
  readonly at: number
  /** The joist left of it with its stiffeners, of which the next cassette begins with a copy; empty where the frame has a second joist. */
  readonly added: readonly Member[]
}

interface PossibleJoint extends CassetteJoint {
  readonly addedPounds: number
  /** Whether a block in its bay is shortened. */
  readonly blocked: boolean
}

const NOISE = 1e-6

/**
 * The joints that cut one span of a floor into the fewest cassettes within the limits, then with the fewest blocks cut and joists added, then
 * of the most even width.
 * @param members of the span, rim tracks included
 * @param deepFeet of the span
 */
export function cassetteJoints(members: readonly Member[], wing: Wing, deepFeet: number, limits: PanelLimits): CassetteJoint[] {
  const widest = deepFeet <= limits.widthFeet + NOISE ? limits.lengthFeet : limits.widthFeet
  const heaviest = Math.min(limits.weightPounds, limits.liftPounds)
  if (deepFeet > Math.max(limits.lengthFeet, limits.widthFeet) + NOISE) return []
  const ends = [undefined, ...possibleJoints(members, wing), undefined]
  const best = ends.map((_, at) => ({ cost: at === 0 ? 0 : Number.POSITIVE_INFINITY, before: 0 }))
  const poundsBetween = weigher(members)
  for (let from = 0; from < ends.length - 1; from += 1)
    for (let to = from + 1; to < ends.length; to += 1) {
      const [start, end] = [ends[from], ends[to]]
      const [a, b] = [start?.at ?? wing.left, end?.at ?? wing.right]
      const over = b - a > widest + NOISE || poundsBetween(a, b) + (start?.addedPounds ?? 0) > heaviest + NOISE
      const cut = (end?.blocked ? 10 : 0) + (end && end.added.length > 0 ? 5 : 0)
      const total = (best[from]?.cost ?? 0) + (over ? 1e6 : 0) + 1e3 + cut + ((b - a) / widest) ** 2
      if (total < (best[to]?.cost ?? 0)) best[to] = { cost: total, before: from }
      // A wider cassette from here is over the limits too.
      if (over) break
    }
  const joints: CassetteJoint[] = []
  for (let at = best.at(-1)?.before ?? 0; at > 0; at = best[at]?.before ?? 0) {
    const joint = ends[at]
    if (joint) joints.unshift(joint)
  }
  return joints
}

function possibleJoints(members: readonly Member[], wing: Wing): PossibleJoint[] {
  const joists = members.filter(({ role }) => role === 'joist').toSorted((a, b) => a.start.x - b.start.x)
  const headers = members.filter(({ role }) => role === 'floor-header')
  const blocks = members.filter(({ role }) => role === 'blocking')
  const lines = [...new Set(joists.map(({ start }) => start.x))]
  return lines.flatMap((x, index): PossibleJoint[] => {
    const next = lines[index + 1]
    const at = x + FLANGE_FEET / 2
    if (next === undefined || at <= wing.left + NOISE) return []
    // An opening is as wide as its headers, with two joists on each side.
    if (headers.some(({ start, end }) => at > start.x - 2 * FLANGE_FEET + NOISE && at < end.x + 2 * FLANGE_FEET - NOISE)) return []
    const paired = Math.abs(next - x - FLANGE_FEET) < TOUCHING_FEET
    if (!paired && next - x < 2 * FLANGE_FEET - NOISE) return []
    const added = paired ? [] : members.filter(({ role, start }) => (role === 'joist' || role === 'stiffener') && start.x === x)
    return [
      {
        at,
        added,
        addedPounds: added.reduce((sum, member) => sum + shippedPounds(member), 0),
        blocked: !paired && blocks.some(({ start, end }) => start.x < at + NOISE && end.x > at + NOISE),
      },
    ]
  })
}

const TOUCHING_FEET = 1e-4

/** The shipped weight of any stretch of a span: whole pieces by their middle, rim tracks by their share. */
function weigher(members: readonly Member[]): (from: number, to: number) => number {
  const whole = members
    .filter(({ role }) => !SHARED.has(role))
    .map((member) => ({ at: (member.start.x + member.end.x) / 2, pounds: shippedPounds(member) }))
    .toSorted((a, b) => a.at - b.at)
  const sums = [0]
  for (const { pounds } of whole) sums.push((sums.at(-1) ?? 0) + pounds)
  const before = (place: number) => {
    let [low, high] = [0, whole.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((whole[middle]?.at ?? 0) < place) low = middle + 1
      else high = middle
    }
    return sums[low] ?? 0
  }
  const shared = members
    .filter(({ role }) => SHARED.has(role))
    .map((member) => ({ from: member.start.x, to: member.end.x, perFoot: shippedPounds(member) / member.lengthFeet }))
  return (from, to) =>
    before(to) -
    before(from) +
    shared.reduce((sum, piece) => sum + piece.perFoot * Math.max(Math.min(piece.to, to) - Math.max(piece.from, from), 0), 0)
}

/** Rim tracks are cut; straps and splices count by their share. */
const SHARED: ReadonlySet<Member['role']> = new Set(['rim-track', 'bridging', 'splice'])
