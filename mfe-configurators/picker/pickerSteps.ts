/** The steps of the plan picker, in the specified order. */
export const PICKER_STEPS = [
  {
    id: 'foundation',
    title: 'Foundation',
    lead: 'Every kit sits on an insulated stem wall, which the estimate includes.',
  },
  {
    id: 'framing',
    title: 'Framing',
    lead: "The plan's kit price includes standard framing, as drawn. Other framing costs the difference. The steel configurator lists the frame on its own line and leaves out exterior, fasteners and freight, so compare totals, not lines.",
  },
  {
    id: 'sheathing',
    title: 'Sheathing and Insulation',
    lead: 'What covers the walls comes with the roof system you choose in the next step.',
  },
  {
    id: 'roofing',
    title: 'Roofing',
    lead: 'One system for the roof, with its coverage and its warranty. The estimate lists it as sheathing.',
  },
  {
    id: 'exterior',
    title: 'Exterior',
    lead: 'How the house looks from the street, and how much upkeep it needs.',
  },
  {
    id: 'summary',
    title: 'Pricing Summary',
    lead: 'Review every line of the estimate. Starting production saves it at current prices.',
  },
] as const
export type PickerStepId = (typeof PICKER_STEPS)[number]['id']
