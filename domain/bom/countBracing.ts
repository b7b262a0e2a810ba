import { grouped } from '../collections/grouped'
import type { Joint } from '../framing/frameJoints'
import type { Layout } from '../framing/layout'
import type { Member } from '../framing/member'
import { differentHeights } from '../framing/storyHeights'
import { type CountedLine, type Counting, input } from './countedLine'
import { countMembers, membersTotal } from './countMembers'
import { RULES } from './takeOffRule'

const BRIDGING_WASTE = 0.05

const heights = (layout: Layout) =>
  differentHeights(layout).map((feet, at) => input(at === 0 ? 'Wall height' : 'Wall height of the upper stories', feet, 'ft'))

const countOf = (joints: readonly Joint[]) => joints.reduce((sum, { count }) => sum + count, 0)

const eachWords = (count: number) => (count === 1 ? 'one each' : `${count} each`)

/** Straps and blocking of the frame model, and the gussets and hold-downs of its joints. */
export function countBracing(counting: Counting): CountedLine[] {
  const { layout, model, jointsOf, settings } = counting
  const ofRole = (role: Member['role']) => model.members.filter((member) => member.role === role)
  const [braces, bridging, blocking] = [ofRole('brace'), ofRole('bridging'), ofRole('blocking')]
  const [gussets, holdDowns] = [jointsOf('gusset'), jointsOf('hold-down')]
  const upper = new Set(braces.flatMap(({ mark, assembly }) => (assembly.story > 1 ? [mark] : [])))
  const onUpper = holdDowns.filter(({ members: [brace = ''] }) => upper.has(brace)).length
  return [
    ...[...grouped(braces, ({ profile }) => profile)].map(
      ([profile, own]): CountedLine => ({
        category: 'bracing',
        sku: `${profile}-COIL`,
        use: 'X bracing of exterior walls',
        ...membersTotal(own),
        wasteRatio: settings.braceWastePercent / 100,
        rule: RULES.xBraces(settings),
        inputs: [input('Diagonals', own.length, 'straps')],
      }),
    ),
    {
      category: 'bracing',
      sku: '150FS-33-COIL',
      use: 'Bridging of studs and joists',
      ...membersTotal(bridging),
      wasteRatio: BRIDGING_WASTE,
      rule: RULES.bridging,
      inputs: [input('Strap rows between openings', bridging.length, 'rows'), ...heights(layout)],
    },
    ...[...new Set(blocking.map(({ profile }) => profile))].map((profile): CountedLine => {
      const blocks = blocking.filter((member) => member.profile === profile)
      const counted = countMembers(blocks, [input('Blocks', blocks.length, 'pieces')], counting)
      return { category: 'bracing', use: 'Blocking at the straps', ...counted }
    }),
    {
      category: 'bracing',
      sku: 'GUSSET',
      use: 'Corners of braced bays',
      netQuantity: countOf(gussets),
      wasteRatio: 0,
      rule: RULES.gussets(settings),
      inputs: [input(`Ends of diagonals, ${eachWords(settings.gussetsPerCorner)}`, gussets.length, 'ends')],
    },
    {
      category: 'bracing',
      sku: 'HOLD-DOWN',
      use: 'Ends of braced bays, to the foundation or the story below',
      netQuantity: countOf(holdDowns),
      wasteRatio: 0,
      rule: RULES.holdDowns(settings),
      inputs: [
        input(`Lower ends of diagonals, ${eachWords(settings.holdDownsPerStrap)}`, holdDowns.length, 'ends'),
        ...(onUpper > 0 ? [input('Of them to the story below', onUpper, 'ends')] : []),
      ],
    },
  ]
}
