import { grouped } from '../collections/grouped'
import type { FramePoint, Member, MemberRole } from './member'
import { memoizeByObject } from './memoizeByObject'
import { FLANGE_FEET } from './profile'

/** Pieces that are screwed side by side into one member: the jambs of openings, chords of braced bays, boxed headers, doubled joists and their headers. */
const KINDS: Partial<Readonly<Record<MemberRole, string>>> = {
  'king-stud': 'jamb',
  'jack-stud': 'jamb',
  'chord-stud': 'chord',
  header: 'header',
  joist: 'joist',
  'floor-header': 'floor header',
}
const NOISE = 1e-4

/** Said wherever the frame's fasteners are counted. The prescriptive methods give a spacing for doubled cantilevers only, and show these in figures. */
export const PLY_SCREWS =
  'Screws between the plies of built-up members (kings with jacks, chord studs, the halves of a header, doubled joists) are not counted and not checked: an engineer gives their spacing.'

/**
 * The pieces of each built-up member, by the mark of each of them, itself included, in the members' order. A piece without others beside it is not
 * in it. How the plies are screwed to each other is not part of the model.
 */
export const builtUpMembers = memoizeByObject((members: readonly Member[]): ReadonlyMap<string, readonly Member[]> => {
  const groups = grouped(
    members.filter(({ role }) => KINDS[role]),
    ({ assembly, role }) => `${assembly.mark} ${KINDS[role]}`,
  )
  const found = new Map<string, readonly Member[]>()
  for (const own of groups.values())
    for (const plies of joined(own)) if (plies.length > 1) for (const { mark } of plies) found.set(mark, plies)
  return found
})

/** Groups of members of which each touches another one of its group. */
function joined(members: readonly Member[]): Member[][] {
  const left = new Set(members)
  const groups: Member[][] = []
  for (const first of members) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const ply of group)
      for (const other of left)
        if (touches(ply, other)) {
          group.push(other)
          left.delete(other)
        }
    groups.push(group.toSorted((a, b) => members.indexOf(a) - members.indexOf(b)))
  }
  return groups
}

/** Whether two pieces lie beside each other, flange to flange or within a header's box, along some of their length. */
function touches(a: Member, b: Member): boolean {
  const along = unit(a)
  const turn = dot(along, unit(b))
  if (Math.abs(Math.abs(turn) - 1) > NOISE) return false
  const [from, to] = [b.start, b.end].map((point) => dot(along, minus(point, a.start)))
  if (from === undefined || to === undefined) return false
  if (Math.max(from, to) < NOISE || Math.min(from, to) > a.lengthFeet - NOISE) return false
  const away = minus(b.start, a.start)
  const apart = Math.sqrt(Math.max(dot(away, away) - from ** 2, 0))
  return apart > NOISE && apart < FLANGE_FEET + NOISE
}

function unit({ start, end, lengthFeet }: Member): FramePoint {
  const { x, y, z } = minus(end, start)
  return { x: x / lengthFeet, y: y / lengthFeet, z: z / lengthFeet }
}

function minus(a: FramePoint, b: FramePoint): FramePoint {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z }
}

function dot(a: FramePoint, b: FramePoint): number {
  return a.x * b.x + a.y * b.y + a.z * b.z
}
