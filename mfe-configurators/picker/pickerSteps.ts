/** The steps of the plan picker, in the specified order. */
export const PICKER_STEPS = [
  {
    id: 'foundation',
    title: 'Foundation',
    lead: 'Every kit stands on an insulated stem wall. It is part of the estimate.',
  },
  {
    id: 'framing',
    title: 'Framing',
    lead: "The plan's kit price holds standard framing, the frame as drawn; another one costs the difference. The steel configurator lists the frame as a line of its own and leaves exterior, fasteners and freight out: compare totals, not lines.",
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
    lead: 'What the house shows to the street, and how much care it takes.',
  },
  {
    id: 'summary',
    title: 'Pricing Summary',
    lead: 'Every line of the estimate. Starting production stores it with the prices of today.',
  },
] as const
export type PickerStepId = (typeof PICKER_STEPS)[number]['id']
