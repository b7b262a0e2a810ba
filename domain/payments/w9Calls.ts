import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { centsSchema } from '../money/centsSchema'
import { PARTNERS } from '../parties/company'
import { NOT_INDEPENDENT } from '../parties/independence'
import { tinSchema } from '../parties/taxpayerId'
import { PAYEE_STANDINGS, REPORTING_CATEGORIES, TAX_CLASSES } from './taxClass'

const words = (message: string) => z.string(message).trim().min(2, message).max(200, 'Use at most 200 characters')

export const w9InputSchema = z.object({
  name: words('Enter the name as on the tax return'),
  businessName: z.string().trim().max(200, 'Use at most 200 characters').default(''),
  taxClass: z.enum(TAX_CLASSES, 'Choose the tax classification'),
  address: words('Enter the address'),
  tin: tinSchema,
  signature: words('Type your name to sign'),
})

const w9Schema = w9InputSchema.omit({ tin: true, signature: true }).extend({
  /** The last four digits, behind the number's shape: 'XX-XXX6789'. The number leaves the server only in the file of 1099 totals. */
  maskedTin: z.string(),
  signedBy: z.string(),
  signedOn: z.string(),
})
export type W9 = z.infer<typeof w9Schema>

const shops = { feature: 'payments', access: PARTNERS } as const

export const getOwnW9 = defineCall({
  ...shops,
  name: 'getOwnW9',
  method: 'GET',
  path: '/api/payments/w9',
  summary: "The W-9 of the person's own shop, its number masked",
  input: z.object({}),
  output: z.object({ w9: w9Schema.nullable() }),
})

export const submitW9 = defineCall({
  ...shops,
  name: 'submitW9',
  method: 'POST',
  path: '/api/payments/w9',
  summary: "Sign a W-9 for the person's own shop",
  input: w9InputSchema,
  output: z.object({ w9: w9Schema }),
  errors: {
    noShop: { status: 409, message: 'You belong to no company that is paid.' },
    notYourName: { status: 400, message: 'Sign with the name on your account.' },
  },
  idempotent: true,
  rateLimit: { points: 10, windowSeconds: 600, by: ['address'] },
  successStatus: 201,
})

const payeeSchema = z.object({
  companyId: z.string(),
  company: z.string(),
  payouts: z.number().int(),
  /** What it paid back of early payouts, by movements of the bank account in the year. */
  repaidCents: centsSchema,
  /** What payouts paid it, less what it paid back; negative in a year in which it only paid back. */
  paidCents: centsSchema,
  /** What it is paid for. */
  category: z.enum(REPORTING_CATEGORIES),
  /** The next year with a category of its own; null if this one counts for every later year. */
  nextCategoryYear: z.number().int().nullable(),
  standing: z.enum(PAYEE_STANDINGS),
  w9: w9Schema.nullable(),
})
export type Payee = z.infer<typeof payeeSchema>

const yearOf = (number: z.ZodNumber) => number.int('Choose a year').min(2000, 'Choose a year').max(2200, 'Choose a year')
/** Of a query, which is text. */
const year = yearOf(z.coerce.number('Choose a year'))

export const getPayees = defineCall({
  feature: 'payments',
  access: OPERATOR_ROLES,
  name: 'getPayees',
  method: 'GET',
  path: '/api/payments/payees',
  summary: 'What each shop was paid in a calendar year, less what it paid back, for forms 1099-NEC and 1099-MISC, with what is missing',
  input: z.object({ year }),
  output: z.object({ year: z.number(), threshold: z.string().nullable(), rows: z.array(payeeSchema) }),
})

export const setPayeeCategory = defineCall({
  feature: 'payments',
  access: OPERATOR_ROLES,
  name: 'setPayeeCategory',
  method: 'POST',
  path: '/api/payments/payees/{companyId}/category',
  summary: 'Say what a shop is paid for, from a calendar year on: the form and box that report it',
  input: z.object({
    companyId: z.uuid(),
    category: z.enum(REPORTING_CATEGORIES, 'Choose what it is paid for'),
    fromYear: yearOf(z.number('Choose a year')),
    reason: reasonSchema,
  }),
  output: z.object({ category: z.enum(REPORTING_CATEGORIES) }),
  errors: { notIndependent: NOT_INDEPENDENT },
  idempotent: true,
  successStatus: 201,
})

export const downloadPayees = defineCall({
  feature: 'payments',
  access: OPERATOR_ROLES,
  name: 'downloadPayees',
  method: 'GET',
  path: '/api/payments/payees/file',
  summary: 'The same as CSV, with full taxpayer numbers; each download is in the audit trail',
  input: z.object({ year }),
  output: fileAnswerSchema,
  answers: 'stream',
})
