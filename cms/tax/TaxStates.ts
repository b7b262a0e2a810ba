import { US_STATES } from '@framewell/domain/network/usStates'
import { TAX_CATEGORIES, TAX_CATEGORY_WORDS } from '@framewell/domain/tax/salesTax'
import type { CheckboxFieldValidation } from 'payload'
import { stateField } from '../platform/fields/enteredFields'
import { hasRateToday } from './stateRates'
import { taxCollection } from './taxFields'

/** Tax is charged only where the state's own rate is entered and in force. */
const checkCharged: CheckboxFieldValidation = async (value, { data, req }) => {
  const { state, ...taxed }: { readonly state?: string; readonly [category: string]: unknown } = Object(data)
  if (value !== true || !state) return true
  if (!(await hasRateToday(req, state))) return `Enter the rate of ${US_STATES[state] ?? state} first: none is in force today`
  return TAX_CATEGORIES.some((category) => taxed[category] === true) || 'Choose what the state taxes'
}

/** Where sales tax is charged, and on what. */
export const TaxStates = taxCollection({
  slug: 'tax-states',
  labels: { singular: 'State with sales tax', plural: 'States with sales tax' },
  useAsTitle: 'state',
  columns: ['state', 'charged', ...TAX_CATEGORIES],
  description:
    'Where we charge sales tax, and on what. Elsewhere quotes, order forms and invoices say “before tax”. New quotes and orders follow a change.',
  fields: [
    { ...stateField, unique: true },
    { name: 'charged', type: 'checkbox', required: true, defaultValue: false, label: 'Charge sales tax', validate: checkCharged },
    {
      type: 'row',
      fields: TAX_CATEGORIES.map((name) => ({
        name,
        type: 'checkbox' as const,
        required: true,
        defaultValue: false,
        label: `${TAX_CATEGORY_WORDS[name]}: taxable`,
      })),
    },
  ],
})
