import { ENTERED_RATE, periodsMeet, zipsIn } from '@framewell/domain/tax/enteredTax'
import { TAX_LEVEL_WORDS, TAX_LEVELS } from '@framewell/domain/tax/salesTax'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { by, stateField } from '../platform/fields/enteredFields'
import { taxCollection } from './taxFields'

interface EnteredRate {
  readonly state?: string
  readonly level?: string
  readonly name?: string
  readonly effectiveFrom?: string
  readonly effectiveUntil?: string | null
}

const otherRows = z.array(z.object({ from: z.string(), until: z.string().nullable() }))

/** A jurisdiction has one rate on each day: a state whatever it is called, another one by its name, capitals aside. */
const checkFrom: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const checked = by(ENTERED_RATE.effectiveFrom)(value)
  if (checked !== true) return checked
  const { state, level, name, effectiveUntil }: EnteredRate = Object(data)
  if (!state || !level || !name) return true
  const others = await othersOf(req, { state, level, name: name.trim() }, id)
  const met = others.find((other) => periodsMeet({ from: String(value), until: effectiveUntil || null }, other))
  return met ? `Another rate of ${name.trim()} is in force from ${met.from}. Enter its last day first.` : true
}

async function othersOf(req: PayloadRequest, { state, level, name }: Required<Pick<EnteredRate, 'state' | 'level' | 'name'>>, id: unknown) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select effective_from as from, effective_until as until from tax_rates
    where state::text = ${state} and level::text = ${level} and (level::text = 'state' or lower(name) = ${name.toLowerCase()}) and id::text is distinct from ${id === undefined ? null : String(id)}`)
  return otherRows.parse(rows)
}

const checkUntil: TextFieldSingleValidation = (value, { data }) => {
  const checked = by(ENTERED_RATE.effectiveUntil, false)(value)
  const { effectiveFrom }: EnteredRate = Object(data)
  if (checked !== true || !value || !effectiveFrom) return checked
  return value >= effectiveFrom || 'The last day is before the first'
}

/** Only a state's own rate applies without ZIP codes. */
const checkZips: TextareaFieldValidation = (value, { data }) => {
  const { level }: EnteredRate = Object(data)
  const text = value ?? ''
  if (level === 'state') return zipsIn(text).length === 0 || 'A state’s rate applies in all of the state: leave this empty'
  return zipsIn(text).length === 0 ? 'Enter the ZIP codes where the rate applies' : by(ENTERED_RATE.zips)(text)
}

/** Rates of sales tax by jurisdiction. Signed orders keep the rates they were signed with. */
export const TaxRates = taxCollection({
  slug: 'tax-rates',
  labels: { singular: 'Sales tax rate', plural: 'Sales tax rates' },
  useAsTitle: 'name',
  columns: ['name', 'state', 'level', 'percent', 'effectiveFrom', 'effectiveUntil', 'source'],
  description:
    'Enter the rates that each state publishes. For a new rate, enter the last day of the old one and add the new one. Quotes and orders keep the rates they were made with.',
  fields: [
    {
      type: 'row',
      fields: [
        stateField,
        { name: 'level', type: 'select', required: true, options: TAX_LEVELS.map((value) => ({ value, label: TAX_LEVEL_WORDS[value] })) },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          validate: by(ENTERED_RATE.name),
          admin: { description: 'As on papers: Texas, Travis County' },
        },
        { name: 'percent', type: 'number', required: true, label: 'Rate in percent', validate: by(ENTERED_RATE.percent) },
      ],
    },
    {
      name: 'zips',
      type: 'textarea',
      label: 'ZIP codes',
      validate: checkZips,
      admin: { description: 'Where the rate applies, separated by spaces. Empty for a state.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'effectiveFrom',
          type: 'text',
          required: true,
          label: 'First day',
          validate: checkFrom,
          admin: { description: 'Like 2027-01-31' },
        },
        {
          name: 'effectiveUntil',
          type: 'text',
          label: 'Last day',
          validate: checkUntil,
          admin: { description: 'Empty while it has none' },
        },
      ],
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      validate: by(ENTERED_RATE.source),
      admin: { description: 'Where it is published, with the date' },
    },
  ],
})
