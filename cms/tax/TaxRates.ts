import { companyDay } from '@framewell/domain/dates/businessDays'
import { ENTERED_RATE, periodsMeet, zipsIn } from '@framewell/domain/tax/enteredTax'
import { TAX_LEVEL_WORDS, TAX_LEVELS } from '@framewell/domain/tax/salesTax'
import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type TextareaFieldValidation,
  type TextFieldSingleValidation,
} from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { by, stateField } from '../platform/fields/enteredFields'
import { chargedByAlone } from './stateRates'
import { taxCollection } from './taxFields'

interface EnteredRate {
  readonly state?: string
  readonly level?: string
  readonly name?: string
  readonly zips?: string | null
  readonly effectiveFrom?: string
  readonly effectiveUntil?: string | null
}

const otherRows = z.array(
  z.object({ name: z.string(), zips: z.string().transform(zipsIn), from: z.string(), until: z.string().nullable() }),
)

/** A jurisdiction has one rate on each day: a state whatever it is called, another one by its name, capitals aside. */
const checkFrom: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const checked = by(ENTERED_RATE.effectiveFrom)(value)
  if (checked !== true) return checked
  const { level, name, ...rate }: EnteredRate = Object(data)
  if (!level || !name) return true
  const met = (await ratesMet(req, { ...rate, level, effectiveFrom: String(value) }, id)).find(
    (other) => level === 'state' || isNamed(other, name),
  )
  if (met) return `Another rate of ${name.trim()} is in force from ${met.from}. Enter its last day first.`
  // A last day that is over is said at its own field.
  if (id === undefined || isOver(rate.effectiveUntil)) return true
  return (await chargedByAlone(req, String(id), { ...rate, level, effectiveFrom: String(value) })) ?? true
}

const isOver = (day: string | null | undefined) => Boolean(day) && String(day) < companyDay(new Date())

const isNamed = (other: { readonly name: string }, name: string) => other.name.toLowerCase() === name.trim().toLowerCase()

/** The other rates of a state and level that are in force on a day of this one. */
async function ratesMet(req: PayloadRequest, { state, level, effectiveFrom, effectiveUntil }: EnteredRate, id: unknown) {
  if (!state || !level || !effectiveFrom) return []
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select name, coalesce(zips, '') as zips, effective_from as from, nullif(effective_until, '') as until from tax_rates
    where state::text = ${state} and level::text = ${level} and id::text is distinct from ${id === undefined ? null : String(id)}`)
  return otherRows.parse(rows).filter((other) => periodsMeet({ from: effectiveFrom, until: effectiveUntil || null }, other))
}

const checkUntil: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const checked = by(ENTERED_RATE.effectiveUntil, false)(value)
  const { effectiveFrom, ...rate }: EnteredRate = Object(data)
  if (checked !== true || !value || !effectiveFrom) return checked
  if (value < effectiveFrom) return 'The last day is before the first'
  if (id === undefined || !isOver(value)) return true
  return (await chargedByAlone(req, String(id), { ...rate, effectiveFrom, effectiveUntil: value })) ?? true
}

/** Answered as 409: the rate can be deleted once another is in force, or its state is no longer charged. */
const keepChargedRate: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const refusal = await chargedByAlone(req, String(id), null)
  if (refusal) throw new APIError(refusal, 409, { code: 'rateInUse' }, true)
}

/** Only a state's own rate applies without ZIP codes. An address is in one county and in one city at most. */
const checkZips: TextareaFieldValidation = async (value, { data, id, req }) => {
  const rate: EnteredRate = Object(data)
  const { level, name } = rate
  const zips = zipsIn(value ?? '')
  if (level === 'state') return zips.length === 0 || 'A state’s rate applies in all of the state: leave this empty'
  if (zips.length === 0) return 'Enter the ZIP codes where the rate applies'
  const checked = by(ENTERED_RATE.zips)(value)
  if (checked !== true || (level !== 'county' && level !== 'city') || !name) return checked
  for (const other of await ratesMet(req, rate, id)) {
    const shared = zips.filter((zip) => other.zips.includes(zip))
    if (shared.length > 0 && !isNamed(other, name))
      return `${zipWords(shared)} already in ${other.name}. Each can be in one ${level} at a time.`
  }
  return true
}

const zipWords = (zips: readonly string[]) =>
  zips.length === 1 ? `${zips[0]} is` : `${zips.slice(0, 5).join(', ')}${zips.length > 5 ? ` and ${zips.length - 5} more` : ''} are`

/** Rates of sales tax by jurisdiction. Signed orders keep the rates they were signed with. */
export const TaxRates = taxCollection({
  slug: 'tax-rates',
  labels: { singular: 'Sales tax rate', plural: 'Sales tax rates' },
  useAsTitle: 'name',
  columns: ['name', 'state', 'level', 'percent', 'effectiveFrom', 'effectiveUntil', 'source'],
  beforeDelete: [keepChargedRate],
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
      admin: { description: 'Where the rate applies, separated by spaces. Empty for a state. Each can be in one county and one city.' },
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
