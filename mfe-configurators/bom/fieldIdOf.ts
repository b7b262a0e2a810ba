/** The control of each refused request field; a saved configuration's options map to the plan. */
const FIELD_IDS: Readonly<Record<string, string>> = {
  plan_id: 'bom-plan',
  preferred_distributor: 'bom-distributor',
  'configuration.dimensions.squareFeet': 'bom-area',
  'configuration.uploadedPlan.squareFeet': 'bom-area',
  'configuration.dimensions.lengthFeet': 'bom-length',
  'configuration.dimensions.widthFeet': 'bom-width',
  'configuration.dimensions.stories': 'bom-stories',
  'configuration.takeOff.studGauge': 'bom-gauge',
  'configuration.takeOff.studSpacingInches': 'bom-spacing',
  'configuration.takeOff.wallHeightFeet': 'bom-height',
  'configuration.takeOff.upperWallHeightFeet': 'bom-upper',
  'configuration.takeOff.foundation': 'bom-foundation',
  'configuration.takeOff.sheathing': 'bom-sheathing',
  'configuration.takeOff.roofing': 'bom-roofing',
  'configuration.takeOff.insulation': 'bom-insulation',
  'configuration.takeOff.steelSupply': 'bom-steel',
}

export function fieldIdOf(path: string): string {
  return FIELD_IDS[path] ?? 'bom-plan'
}
