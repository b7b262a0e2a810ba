import type { Opening } from '../framing/layout'
import type { Member, MemberRole } from '../framing/member'
import { openingName } from '../framing/openingName'
import { FLANGE_FEET } from '../framing/profile'
import type { WallRun } from '../framing/wallRuns'

/** Studs at one place of a wall that share their load: one stud, the kings at one side of an opening, or the chords at one end of a braced bay. Feet along the wall. */
export interface Upright {
  readonly members: readonly Member[]
  readonly t: number
  /** The opening they belong to, as reinforcements name it. */
  readonly at?: string
  /** The stretch of the wall's top that it carries. */
  readonly from: number
  readonly to: number
  /** The stretch of wall whose wind it takes: a king's reaches to the middle of its opening. */
  readonly windFrom: number
  readonly windTo: number
}

/** What carries an opening: its header between the outer edges of its jacks, and its jacks left and right. */
export interface OpeningSupport {
  /** As reinforcements name it. */
  readonly at: string
  readonly opening: Opening
  readonly header: readonly Member[]
  readonly from: number
  readonly to: number
  readonly jacks: readonly [readonly Member[], readonly Member[]]
  readonly tracks: readonly Member[]
  readonly stiffeners: readonly Member[]
}

/** Kings and jacks stand within this of their opening's edge, ft. */
const JAMB_FEET = 1
/** Other studs than those of an opening, of full height. */
const isSingle = ({ role }: Member) => /^(corner-|backing-)?stud$/.test(role)

/** The uprights and openings of a wall, from its members. Together their stretches cover its top once. */
export function wallSupports(run: WallRun, members: readonly Member[]): { uprights: Upright[]; openings: OpeningSupport[] } {
  const own = members.filter(({ assembly }) => assembly.mark === run.assembly.mark)
  const along = (member: Member) => place(run, member.start)
  const middle = (member: Member) => (along(member) + place(run, member.end)) / 2
  const beside = (role: MemberRole, edge: number, side: -1 | 1) =>
    own.filter((member) => member.role === role && side * (along(member) - edge) > 0 && side * (along(member) - edge) < JAMB_FEET)
  const openings = run.openings
    .map((opening, index) => ({ opening, at: openingName(run.assembly.mark, index) }))
    .toSorted((a, b) => a.opening.fromFeet - b.opening.fromFeet)
    .map(({ opening, at }): OpeningSupport & { readonly kings: readonly [readonly Member[], readonly Member[]] } => {
      const [left, right] = [opening.fromFeet, opening.fromFeet + opening.widthFeet]
      const jacks = [beside('jack-stud', left, -1), beside('jack-stud', right, 1)] as const
      const inside = (member: Member) => middle(member) > left && middle(member) < right
      const from = left - FLANGE_FEET * Math.max(jacks[0].length, 1)
      const to = right + FLANGE_FEET * Math.max(jacks[1].length, 1)
      return {
        at,
        opening,
        header: own.filter((member) => member.role === 'header' && inside(member)),
        from,
        to,
        stiffeners: own.filter((member) => member.role === 'stiffener' && along(member) > from && along(member) < to),
        jacks,
        kings: [beside('king-stud', left, -1), beside('king-stud', right, 1)],
        tracks: own.filter((member) => (member.role === 'sill-track' || member.role === 'head-track') && inside(member)),
      }
    })
  const groups = [
    ...own.filter(isSingle).map((member) => ({ group: [member] })),
    ...run.bracing.bays.flatMap(({ fromFeet, toFeet }) => {
      const inBay = own.filter((member) => member.role === 'chord-stud' && along(member) > fromFeet && along(member) < toFeet)
      const isLeft = (member: Member) => along(member) < (fromFeet + toFeet) / 2
      return [inBay.filter(isLeft), inBay.filter((member) => !isLeft(member))].flatMap((group) => (group.length > 0 ? [{ group }] : []))
    }),
    ...openings.flatMap(({ kings, at }) => kings.filter((group) => group.length > 0).map((group) => ({ group, at }))),
  ]
    .map((found: { readonly group: readonly Member[]; readonly at?: string }) => ({
      ...found,
      t: found.group.reduce((sum, member) => sum + along(member), 0) / found.group.length,
      first: Math.min(...found.group.map(along)),
      last: Math.max(...found.group.map(along)),
    }))
    .sort((a, b) => a.t - b.t)
  const uprights = groups.map(({ group, t, at, first, last }, index): Upright => {
    const [before, after] = [groups[index - 1], groups[index + 1]]
    const between = (a: number, b: number) => openings.find(({ opening }) => opening.fromFeet >= a - FLANGE_FEET && opening.fromFeet < b)
    const openBefore = before && between(before.t, t)
    const openAfter = after && between(t, after.t)
    const [left, right] = [before ? (before.last + first) / 2 : 0, after ? (last + after.first) / 2 : run.lengthFeet]
    const centerOf = ({ opening }: OpeningSupport) => opening.fromFeet + opening.widthFeet / 2
    return {
      members: group,
      ...(at === undefined ? {} : { at }),
      t,
      from: openBefore ? openBefore.to : left,
      to: openAfter ? openAfter.from : right,
      windFrom: openBefore ? centerOf(openBefore) : left,
      windTo: openAfter ? centerOf(openAfter) : right,
    }
  })
  return { uprights, openings }
}

function place(run: WallRun, point: { readonly x: number; readonly y: number }): number {
  return (point.x - run.start.x) * run.along.x + (point.y - run.start.y) * run.along.y
}
