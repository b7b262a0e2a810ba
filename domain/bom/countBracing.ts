import { braceBays } from '../framing/braceBays'
import type { Member } from '../framing/member'
import { wallRuns } from '../framing/wallRuns'
import { type CountedLine, type Counting, input } from './countedLine'
import { countMembers, membersTotal } from './countMembers'
import { RULES } from './takeOffRule'

const STRAP_WASTE = 0.05
const GUSSETS_PER_BAY = 4
const HOLD_DOWNS_PER_BAY = 2

/** Straps and blocking of the frame model, plus gussets and hold-downs of its braced bays. */
export function countBracing(counting: Counting): CountedLine[] {
  const { layout, model } = counting
  const ofRole = (role: Member['role']) => model.members.filter((member) => member.role === role)
  const [braces, bridging, blocking] = [ofRole('brace'), ofRole('bridging'), ofRole('blocking')]
  const bays = wallRuns(layout)
    .filter((run) => run.exterior)
    .flatMap(braceBays)
  return [
    {
      category: 'bracing',
      sku: '300FS-43-COIL',
      use: 'X bracing of exterior walls',
      ...membersTotal(braces),
      wasteRatio: STRAP_WASTE,
      rule: RULES.xBraces,
      inputs: [input('Braced bays', bays.length, 'bays'), input('Diagonals', braces.length, 'straps')],
    },
    {
      category: 'bracing',
      sku: '150FS-33-COIL',
      use: 'Bridging of studs and joists',
      ...membersTotal(bridging),
      wasteRatio: STRAP_WASTE,
      rule: RULES.bridging,
      inputs: [input('Strap rows between openings', bridging.length, 'rows'), input('Wall height', layout.wallHeightFeet, 'ft')],
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
      netQuantity: bays.length * GUSSETS_PER_BAY,
      wasteRatio: 0,
      rule: RULES.gussets,
      inputs: [input('Braced bays', bays.length, 'bays'), input('Gussets to a bay', GUSSETS_PER_BAY, 'each')],
    },
    {
      category: 'bracing',
      sku: 'HOLD-DOWN',
      use: 'Ends of braced bays, to the foundation or the story below',
      netQuantity: bays.length * HOLD_DOWNS_PER_BAY,
      wasteRatio: 0,
      rule: RULES.holdDowns,
      inputs: [input('Braced bays of all stories', bays.length, 'bays'), input('Hold-downs to a bay', HOLD_DOWNS_PER_BAY, 'each')],
    },
  ]
}
