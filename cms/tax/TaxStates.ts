import { companyDay } from '@framewell/domain/dates/businessDays'
import { US_STATES } from '@framewell/domain/network/usStates'
import { TAX_CATEGORIES, TAX_CATEGORY_WORDS } from '@framewell/domain/tax/salesTax'
import { sql } from '@payloadcms/db-postgres'
import type { CheckboxFieldValidation } from 'payload'
import { transactionOf } from '../platform/database/transactionOf'
import { stateField } from '../platform/fields/enteredFields'
import { taxCollection } from './taxFields'

/** Tax is charged only where the state's own rate is entered and in force. */
const checkCharged: CheckboxFieldValidation = async (value, { data, req }) => {
  const { state, ...taxed }: { readonly state?: string; readonly [category: string]: unknown } = Object(data)
  if (value !== true || !state) return true
  const db = await transactionOf(req)
  const today = companyDay(new Date())
  const { rows } = await db.execute(sql`
    select 1 from tax_rates where state::text = ${state} and level = 'state' and effective_from <= ${today}
      and coalesce(nullif(effective_until, ''), '9999-12-31') >= ${today} limit 1`)
  if (rows.length === 0) return `Enter the rate of ${US_STATES[state] ?? state} first: none is in force today`
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
