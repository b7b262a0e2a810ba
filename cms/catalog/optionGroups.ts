/** Where an option is chosen: the configurator and its step, and the price book's list for it. */
export const OPTION_GROUPS = [
  { value: 'steel-foundation', label: 'Steel configurator: foundation', list: 'steel.foundation' },
  { value: 'steel-frame', label: 'Steel configurator: steel frame', list: 'steel.steelFrame' },
  { value: 'steel-sheathing', label: 'Steel configurator: sheathing', list: 'steel.sheathing' },
  { value: 'steel-roofing', label: 'Steel configurator: roofing', list: 'steel.roofing' },
  { value: 'plan-choice1', label: 'Plan quote: market conditions', list: 'planQuote.choice1' },
  { value: 'plan-choice2', label: 'Plan quote: business model', list: 'planQuote.choice2' },
  { value: 'plan-choice3', label: 'Plan quote: portfolio tier', list: 'planQuote.choice3' },
  { value: 'advanced-foundation', label: 'Advanced configurator: foundation', list: 'advanced.foundations' },
  { value: 'advanced-framing', label: 'Advanced configurator: steel frame', list: 'advanced.framings' },
  { value: 'advanced-addition', label: 'Advanced configurator: additional options', list: 'advanced.additions' },
  { value: 'picker-framing', label: 'Plan picker: framing', list: 'picker.framings' },
  { value: 'picker-roofing', label: 'Plan picker: roofing', list: 'picker.roofings' },
  { value: 'picker-exterior', label: 'Plan picker: exterior', list: 'picker.exteriors' },
] as const
export type OptionGroup = (typeof OPTION_GROUPS)[number]['value']
