import type { Member } from '../member'
import { TRACK_FLANGE_FEET } from '../profile'
import { type MemberPrism, memberPrisms, overlapFeet } from './memberPrism'

/** Pieces may press into each other this far, in feet: 1/16 in, a shop's tolerance and thicker than any strap. */
const TOLERANCE_FEET = 1 / 16 / 12

interface Clash {
  readonly a: Member
  readonly b: Member
  readonly inches: number
}

/** Every pair of members in each other's place, except what is nested in a track and stiffeners in their webs. Sweeps along x. */
export function clashes(members: readonly Member[]): Clash[] {
  const found: Clash[] = []
  for (const [prism, other] of nearPairs(memberPrisms(members))) {
    const feet = overlapFeet(prism, other)
    if (feet > TOLERANCE_FEET && !nested(prism.member, other.member, feet))
      found.push({ a: other.member, b: prism.member, inches: feet * 12 })
  }
  return found
}

/** Pairs whose bounding boxes overlap: swept along x in strips across y, each pair once. */
function nearPairs(prisms: readonly MemberPrism[]): [MemberPrism, MemberPrism][] {
  const pairs: [MemberPrism, MemberPrism][] = []
  const strips = new Map<number, MemberPrism[]>()
  for (const prism of prisms.toSorted((a, b) => a.low.x - b.low.x)) {
    const first = stripOf(prism.low.y)
    for (let strip = first; strip <= stripOf(prism.high.y); strip += 1) {
      const open = (strips.get(strip) ?? []).filter(({ high }) => high.x > prism.low.x + TOLERANCE_FEET)
      for (const other of open) {
        const once = strip === Math.max(first, stripOf(other.low.y))
        if (once && !apart(prism, other, 'y') && !apart(prism, other, 'z')) pairs.push([prism, other])
      }
      open.push(prism)
      strips.set(strip, open)
    }
  }
  return pairs
}

const stripOf = (y: number) => Math.floor(y / 4)

function apart(a: MemberPrism, b: MemberPrism, axis: 'y' | 'z'): boolean {
  return a.low[axis] >= b.high[axis] - TOLERANCE_FEET || b.low[axis] >= a.high[axis] - TOLERANCE_FEET
}

/** A stud, joist, header or splice between the flanges of a track of its own panel, or a stiffener in the web of a header or joist of it. */
function nested(a: Member, b: Member, feet: number): boolean {
  const roles = [a.role, b.role]
  if (a.assembly.mark === b.assembly.mark && roles.includes('stiffener') && (roles.includes('header') || roles.includes('joist')))
    return true
  const tracks = [a, b].filter(({ profile }) => profile.includes('T125'))
  return a.assembly.mark === b.assembly.mark && tracks.length === 1 && feet <= TRACK_FLANGE_FEET + 1e-9
}

/** Clashes by the roles of their members, for messages. */
export function byRoles(found: readonly Clash[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { a, b } of found) {
    const key = [a, b]
      .map(({ role, assembly }) => `${assembly.part} ${role}`)
      .sort()
      .join(' + ')
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
