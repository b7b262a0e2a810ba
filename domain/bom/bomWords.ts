import type { RoofingKind, SheathingKind } from '../catalog/takeoffChoices'
import type { Foundation } from '../framing/layout'
import { figure } from '../numbers/figure'
import type { Bom } from './bom'
import type { BomCategory } from './bomCategory'
import type { InsulationKind, SteelSupply } from './takeOffChoices'

/** Category names as headings. */
export const categoryNames: Readonly<Record<BomCategory, string>> = {
  framing: 'Framing',
  bracing: 'Bracing',
  sheathing: 'Sheathing',
  fasteners: 'Fasteners',
  insulation: 'Insulation',
  roofing: 'Roofing',
}

export const sheathingNames: Readonly<Record<SheathingKind, string>> = {
  'integrated-panel': 'Integrated panels, taped',
  'insulated-panel': 'Insulated panels, taped',
  osb: 'OSB with house wrap',
}

export const roofingNames: Readonly<Record<RoofingKind, string>> = {
  'standing-seam': 'Standing seam metal',
  'architectural-shingles': 'Architectural shingles',
  'high-definition-shingles': 'High-definition shingles',
  'roof-panel-system': 'Roof panel system (deck only)',
}

export const insulationNames: Readonly<Record<InsulationKind, string>> = {
  fiberglass: 'Fiberglass batts',
  'mineral-wool': 'Mineral wool batts',
}

export const steelSupplyNames: Readonly<Record<SteelSupply, string>> = {
  stock: '20 ft stock pieces',
  'roll-formed': 'Roll-formed to length',
}

export const groundFloorNames: Readonly<Record<Foundation, string>> = {
  slab: 'Slab on grade',
  'crawl-space': 'Joists over a crawl space',
  basement: 'Joists over a basement',
}

/** What a bill was counted for, in a few sentences. */
export function choiceWords({ configuration, summary }: Pick<Bom, 'configuration' | 'summary'>): string[] {
  const { options, wall_height_feet: height, upper_wall_height_feet: upper } = configuration
  const walls = `walls ${height} ft high${upper === undefined ? '' : `, upper stories ${upper} ft`}`
  return [
    `${figure(summary.frame_members)} members of ${configuration.stud_gauge} gauge studs at ${configuration.stud_spacing_inches} in, ${walls}, ${figure(summary.frame_weight_pounds)} lb of steel net. Steel is bought as: ${steelSupplyNames[configuration.steel_supply]}.`,
    `Sheathing: ${sheathingNames[configuration.sheathing]}. Roofing: ${roofingNames[configuration.roofing]}, ${configuration.roof_form} roof of ${configuration.roof_pitch_in_12} in 12. Insulation: ${insulationNames[configuration.insulation]}.${configuration.interior_board ? ' With gypsum board inside.' : ''}`,
    ...(options.length > 0 ? [`Made for the configuration: ${options.map(({ name }) => name).join(', ')}.`] : []),
  ]
}

/** A quantity of a purchase unit: '57 pieces', '2 boxes of 1,000', '949 ft'. */
export function unitWords(quantity: number, unit: string): string {
  const many = /^box\b/.test(unit) ? unit.replace(/^box/, 'boxes') : /^(?:piece|sheet|roll|coil|bag|bundle)$/.test(unit) ? `${unit}s` : unit
  return quantity === 1 ? unit : many
}

/** A quantity with significant decimals only: 1,168 or 0.75. */
export function quantityWords(quantity: number): string {
  return figure(quantity, Math.abs(quantity) < 10 ? 2 : 1)
}
