import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { centsSchema } from '../money/centsSchema'
import { TAX_LEVELS } from './salesTax'

const day = z.iso.date('Write the day like 2026-11-22')
const period = z
  .object({ from: day, until: day })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'The last day is before the first' })

const operators = { feature: 'tax', access: OPERATOR_ROLES, method: 'GET', keys: 'read', input: period } as const

/** The figures of a return, as its screen defines them. */
export const TAX_RETURN_WORDS = {
  opening: { title: 'Payable before the period', definition: 'Tax charged and not credited, less tax paid, before the first day.' },
  charged: {
    title: 'Charged',
    definition: 'On trade credit when the order is signed or changed, on deposits when they arrive.',
  },
  credited: { title: 'Credited', definition: 'With canceled orders, change orders, refunds, and payments taken back.' },
  paid: { title: 'Paid', definition: 'Bank movements booked as sales tax paid.' },
  closing: { title: 'Payable after the period', definition: 'The balance of the sales tax accounts of the ledger.' },
  difference: { title: 'Difference', definition: 'The accounts less the jurisdictions below. Zero, or a defect.' },
} as const

/** A jurisdiction's part of a return. */
const rowSchema = z.object({
  state: z.string(),
  level: z.enum(TAX_LEVELS),
  name: z.string(),
  percent: z.number(),
  /** The price the net tax was charged on. */
  taxableCents: centsSchema,
  chargedCents: centsSchema,
  creditedCents: centsSchema,
  netCents: centsSchema,
})
export type TaxReturnRow = z.infer<typeof rowSchema>

export const getTaxReturn = defineCall({
  ...operators,
  name: 'getTaxReturn',
  path: '/api/tax/return',
  summary: 'Sales tax by jurisdiction over a period, tied to the sales tax accounts of the ledger',
  output: z.object({
    from: z.string(),
    until: z.string(),
    openingCents: centsSchema,
    chargedCents: centsSchema,
    creditedCents: centsSchema,
    paidCents: centsSchema,
    closingCents: centsSchema,
    differenceCents: centsSchema,
    rows: z.array(rowSchema),
    /** Of what was paid, by state; without one for payments booked before states were asked for. */
    paid: z.array(z.object({ state: z.string().nullable(), paidCents: centsSchema })),
    /** Orders signed in the period for which a certificate is on file, by state. */
    exempt: z.array(z.object({ state: z.string(), orders: z.number().int(), taxableCents: centsSchema })),
  }),
})

export const downloadTaxReturn = defineCall({
  ...operators,
  name: 'downloadTaxReturn',
  path: '/api/tax/return-file',
  summary: 'Sales tax by jurisdiction over a period as CSV',
  output: fileAnswerSchema,
  answers: 'stream',
})
