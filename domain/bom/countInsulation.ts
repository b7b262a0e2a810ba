import type { StudWeb } from '../framing/layout'
import { type CountedLine, type Counting, input } from './countedLine'
import type { InsulationKind } from './takeOffChoices'
import { RULES } from './takeOffRule'
import { insulatedWallArea, wallAreas } from './wallAreas'

const BATT_WASTE = 0.1
const WALL_BATT: Readonly<Record<InsulationKind, { readonly shallow: string; readonly deep: string }>> = {
  fiberglass: { shallow: 'BATT-FG-R13', deep: 'BATT-FG-R21' },
  'mineral-wool': { shallow: 'BATT-MW-R15', deep: 'BATT-MW-R23' },
}
const ATTIC_BATT: Readonly<Record<InsulationKind, string>> = { fiberglass: 'ATTIC-FG-R38', 'mineral-wool': 'ATTIC-MW-R30' }
const DEEP_WEBS: readonly StudWeb[] = ['550', '600']

/** Batts in the exterior walls, as wide as the stud spacing, and above the top ceiling. */
export function countInsulation({ layout, choices }: Counting): CountedLine[] {
  const areas = wallAreas(layout)
  const batt = WALL_BATT[choices.insulation][DEEP_WEBS.includes(layout.studWeb) ? 'deep' : 'shallow']
  return [
    {
      category: 'insulation',
      sku: `${batt}-${layout.studSpacingInches}`,
      use: 'Exterior walls, between the studs',
      netQuantity: insulatedWallArea(areas),
      wasteRatio: BATT_WASTE,
      rule: RULES.wallBatts,
      inputs: [
        input('Exterior walls', areas.exterior, 'sq ft'),
        input('Openings, deducted', areas.openings, 'sq ft'),
        input('Width of a batt', layout.studSpacingInches, 'in'),
      ],
    },
    {
      category: 'insulation',
      sku: ATTIC_BATT[choices.insulation],
      use: 'Over the top ceiling',
      netQuantity: areas.floor,
      wasteRatio: BATT_WASTE,
      rule: RULES.atticBatts,
      inputs: [input('Ceiling of the top story', areas.floor, 'sq ft')],
    },
  ]
}
