import { grouped } from '../collections/grouped'
import type { Layout } from '../framing/layout'
import type { Member, MemberRole } from '../framing/member'
import { wallRuns } from '../framing/wallRuns'
import { figure } from '../numbers/figure'
import { type CountedLine, type Counting, input } from './countedLine'
import { countMembers, membersTotal } from './countMembers'
import type { CsiDivision } from './material'
import { exceedsStock, steelSku } from './steelSku'
import type { SteelSupply } from './takeOffChoices'

/** Role names on a bill, in order; other roles are counted under bracing. */
const ROLE_NAMES: Readonly<Partial<Record<MemberRole, string>>> = {
  'bottom-track': 'Bottom track',
  'top-track': 'Top track',
  stud: 'Studs',
  'corner-stud': 'Corner studs',
  'backing-stud': 'Backing studs',
  'king-stud': 'King studs',
  'jack-stud': 'Jack studs',
  'chord-stud': 'Chord studs',
  cripple: 'Cripples',
  header: 'Headers',
  stiffener: 'Stiffeners',
  'head-track': 'Head track',
  'sill-track': 'Sill track',
  splice: 'Splices',
  'load-distribution': 'Load distribution',
  joist: 'Joists',
  'floor-header': 'Floor headers',
  'rim-track': 'Rim track',
  'top-chord': 'Top chords',
  'bottom-chord': 'Bottom chords',
  web: 'Truss webs',
  'gable-stud': 'Gable studs',
  'hip-rafter': 'Hip rafters',
  'jack-rafter': 'Jack rafters',
  'rake-rafter': 'Rake rafters',
  outlooker: 'Outlookers',
  fascia: 'Fascia track',
}
/** Counted by `countBracing`. Listed explicitly, because a role in neither list would be missing from the bill. */
export const BRACING_ROLES: readonly MemberRole[] = ['bridging', 'blocking', 'brace']

/**
 * Studs, tracks and joists of the frame model, one line per section and division; nothing is estimated beyond the model. Straps and
 * blocking are counted under bracing.
 */
export function countFraming(counting: Counting): CountedLine[] {
  const partitions = partitionMarks(counting.layout)
  const framing = counting.model.members.filter(({ role }) => !BRACING_ROLES.includes(role))
  const divisionOf = ({ assembly }: Member): CsiDivision => (partitions.has(assembly.mark) ? '09 22 16' : '05 40 00')
  const groups = [...grouped(framing, divisionOf)].flatMap(([csi, ofDivision]) =>
    [...grouped(ofDivision, ({ profile }) => profile).values()].flatMap((ofProfile) =>
      [...grouped(ofProfile, (member) => supplyOf(member, counting)).entries()].map(([steelSupply, members]) => ({
        csi,
        members,
        steelSupply,
      })),
    ),
  )
  return groups.map(({ csi, members, steelSupply }) => ({
    category: 'framing',
    csi,
    use: csi === '09 22 16' ? 'Partitions' : partsOf(members),
    ...countMembers(members, inputsByRole(members), { ...counting, choices: { ...counting.choices, steelSupply } }),
  }))
}

/** A truss chord has no splice: what is longer than the stock is roll-formed to its length. */
function supplyOf({ profile, lengthFeet }: Member, { choices, packageSize }: Counting): SteelSupply {
  const { steelSupply } = choices
  return steelSupply === 'stock' && exceedsStock(lengthFeet, packageSize(steelSku(profile, steelSupply))) ? 'roll-formed' : steelSupply
}

function inputsByRole(members: readonly Member[]) {
  return [...grouped(members, ({ role }) => role)].map(([role, ofRole]) =>
    input(`${ROLE_NAMES[role] ?? role}: ${figure(ofRole.length)}, together`, membersTotal(ofRole).netQuantity, 'ft'),
  )
}

/** Marks of non-bearing interior walls. */
function partitionMarks(layout: Layout): Set<string> {
  return new Set(wallRuns(layout).flatMap(({ bearing, assembly }) => (bearing ? [] : [assembly.mark])))
}

const PART_NAMES = {
  'exterior-wall': 'exterior walls',
  'interior-wall': 'bearing walls',
  floor: 'floors',
  truss: 'trusses',
  roof: 'roof edges',
} as const

function partsOf(members: readonly Member[]): string {
  const parts = new Set(members.map(({ assembly }) => PART_NAMES[assembly.part]))
  const words = [...parts].join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
