import {
  additionSchema,
  advancedFoundationSchema,
  frameOptionSchema,
  optionSchema,
  pickerExteriorSchema,
  pickerFramingSchema,
  pickerRoofingSchema,
  roofingOptionSchema,
  sheathingOptionSchema,
} from '@framewell/domain/catalog/option'
import { BUSINESS_MODELS, choiceSchema, MARKET_CONDITIONS, PORTFOLIO_TIERS } from '@framewell/domain/catalog/priceBook'
import { plainMessage } from '@framewell/domain/http/plainMessage'
import type { z } from 'zod'
import type { PriceOption } from '../payload-types'
import type { OptionGroup } from './optionGroups'
import { toOption } from './priceBookDocument'

const SCHEMAS: Readonly<Record<OptionGroup, z.ZodType>> = {
  'steel-foundation': optionSchema,
  'steel-frame': frameOptionSchema,
  'steel-sheathing': sheathingOptionSchema,
  'steel-roofing': roofingOptionSchema,
  'plan-choice1': choiceSchema(MARKET_CONDITIONS),
  'plan-choice2': choiceSchema(BUSINESS_MODELS),
  'plan-choice3': choiceSchema(PORTFOLIO_TIERS),
  'advanced-foundation': advancedFoundationSchema,
  'advanced-framing': frameOptionSchema,
  'advanced-addition': additionSchema,
  'picker-framing': pickerFramingSchema,
  'picker-roofing': pickerRoofingSchema,
  'picker-exterior': pickerExteriorSchema,
}

/** The document's field names that differ from the price book's. */
const FIELD_OF: Readonly<Record<string, string>> = { id: 'optionId', priceCentsPerSqft: 'priceCents' }

/** A field's validation by the domain's schema of the option's list. */
export function checkOptionField(field: keyof PriceOption) {
  return (_value: unknown, { data }: { data: Partial<PriceOption> }): true | string => {
    if (!data.group) return true
    const checked = SCHEMAS[data.group].safeParse(toOption(data.group, data), { error: plainMessage })
    return checked.error?.issues.find(({ path: [first] }) => (FIELD_OF[String(first)] ?? first) === field)?.message ?? true
  }
}

/** Text that a configurator shows next to the option: without it the card has a gap. */
export const shownText = (value: unknown): true | string =>
  typeof value === 'string' && value.trim() !== '' ? true : 'The plan picker shows this: fill it in.'
