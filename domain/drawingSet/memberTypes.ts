import { grouped } from '../collections/grouped'
import type { Member, MemberRole } from '../framing/member'
import type { Profile } from '../framing/profile'
import { shopLength } from '../framing/shopLength'

/** Before the number of a type's mark. */
const LETTERS: Readonly<Record<MemberRole, string>> = {
  'bottom-track': 'BT',
  'top-track': 'TT',
  stud: 'S',
  'corner-stud': 'CS',
  'backing-stud': 'BS',
  'king-stud': 'K',
  'jack-stud': 'J',
  'chord-stud': 'CH',
  cripple: 'C',
  header: 'H',
  stiffener: 'SF',
  'head-track': 'HT',
  'sill-track': 'ST',
  splice: 'SP',
  'load-distribution': 'LD',
  bridging: 'BR',
  blocking: 'BL',
  brace: 'X',
  joist: 'FJ',
  'floor-header': 'FH',
  'rim-track': 'RT',
  'top-chord': 'TC',
  'bottom-chord': 'BC',
  web: 'TW',
  'gable-stud': 'GS',
  'hip-rafter': 'HR',
  'jack-rafter': 'JR',
  'rake-rafter': 'RR',
  outlooker: 'OL',
  fascia: 'FA',
}

/** Pieces of one role, profile and length to a sixteenth of an inch. */
export interface MemberType {
  /** K3 */
  readonly mark: string
  readonly role: MemberRole
  readonly profile: Profile
  /** 8'-11 7/8" */
  readonly length: string
  readonly count: number
  readonly pounds: number
}

export interface MemberTypes {
  readonly types: readonly MemberType[]
  /** The type's mark of each piece, by the piece's. */
  readonly markOf: ReadonlyMap<string, string>
}

/** The different pieces of a frame: roles as in the marks' list above, each from the heaviest profile and the longest piece down. */
export function memberTypes(members: readonly Member[]): MemberTypes {
  const groups = grouped(members, ({ role, profile, lengthFeet }) => `${role} ${profile} ${shopLength(lengthFeet * 12)}`)
  const order = Object.keys(LETTERS)
  const sorted = [...groups.values()].sort(([a], [b]) =>
    !a || !b ? 0 : order.indexOf(a.role) - order.indexOf(b.role) || a.profile.localeCompare(b.profile) || b.lengthFeet - a.lengthFeet,
  )
  const numbers = new Map<MemberRole, number>()
  const markOf = new Map<string, string>()
  const types = sorted.flatMap((own): MemberType[] => {
    const [first] = own
    if (!first) return []
    const number = (numbers.get(first.role) ?? 0) + 1
    numbers.set(first.role, number)
    const mark = `${LETTERS[first.role]}${number}`
    for (const member of own) markOf.set(member.mark, mark)
    return [
      {
        mark,
        role: first.role,
        profile: first.profile,
        length: shopLength(first.lengthFeet * 12),
        count: own.length,
        pounds: own.reduce((sum, { weightPounds }) => sum + weightPounds, 0),
      },
    ]
  })
  return { types, markOf }
}
