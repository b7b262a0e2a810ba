/** Where an option is chosen: the configurator and its step. */
export const OPTION_GROUPS = [
  { value: 'steel-foundation', label: 'Steel configurator: foundation' },
  { value: 'steel-frame', label: 'Steel configurator: steel frame' },
  { value: 'steel-sheathing', label: 'Steel configurator: sheathing' },
  { value: 'steel-roofing', label: 'Steel configurator: roofing' },
  { value: 'plan-choice1', label: 'Plan quote: market conditions' },
  { value: 'plan-choice2', label: 'Plan quote: business model' },
  { value: 'plan-choice3', label: 'Plan quote: portfolio tier' },
  { value: 'advanced-foundation', label: 'Advanced configurator: foundation' },
  { value: 'advanced-framing', label: 'Advanced configurator: steel frame' },
  { value: 'advanced-addition', label: 'Advanced configurator: additional options' },
  { value: 'picker-framing', label: 'Plan picker: framing' },
  { value: 'picker-roofing', label: 'Plan picker: roofing' },
  { value: 'picker-exterior', label: 'Plan picker: exterior' },
] as const
export type OptionGroup = (typeof OPTION_GROUPS)[number]['value']
