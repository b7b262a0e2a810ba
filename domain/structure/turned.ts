import type { Member, MemberRole } from '../framing/member'
import type { OpenVerdict } from './verdict'

/** Uprights of a wall and joists of a floor: each kind is set with its flanges to one side. */
const SET_ALIKE: Partial<Readonly<Record<MemberRole, string>>> = {
  stud: 'stud',
  'corner-stud': 'stud',
  'backing-stud': 'stud',
  'king-stud': 'stud',
  'jack-stud': 'stud',
  'chord-stud': 'stud',
  cripple: 'stud',
  joist: 'joist',
}

/**
 * Members whose flanges point against most others of their wall or floor: a section opens to one side of the way from its start to its end
 * (`orientedSolids`). Straps and service holes expect them alike.
 */
export function turnedMembers(members: readonly Member[]): OpenVerdict[] {
  const groups = new Map<string, { forward: Member[]; backward: Member[] }>()
  for (const member of members) {
    const kind = SET_ALIKE[member.role]
    if (!kind) continue
    const key = `${member.assembly.mark} ${kind}`
    const group = groups.get(key) ?? { forward: [], backward: [] }
    groups.set(key, group)
    const { start, end } = member
    const along = kind === 'stud' ? end.z - start.z : end.y - start.y
    group[along > 0 ? 'forward' : 'backward'].push(member)
  }
  return [...groups.values()].flatMap(({ forward, backward }) => (forward.length < backward.length ? forward : backward).map(turned))
}

function turned({ mark, role }: Member): OpenVerdict {
  return { basis: 'engineer', member: mark, role, reason: 'Its flanges point against the others of its wall or floor.' }
}
