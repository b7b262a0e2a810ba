import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { centsSchema } from '../money/centsSchema'
import { money, projectIdSchema, unknownProject } from './moneyAccess'

const day = z.iso.date('Write the day like 2026-11-22')

export const downloadAccountStatement = defineCall({
  ...money,
  name: 'downloadAccountStatement',
  method: 'GET',
  path: '/api/payments/account-statement',
  keys: 'read',
  summary:
    "A company's statement of account over a period as CSV or PDF: a builder's invoices and payments, or a shop's earnings and payouts",
  input: z
    .object({
      /** One's own company by default; operators name it or a project. */
      companyId: z.uuid('Choose a company').optional(),
      projectId: projectIdSchema.optional(),
      /** First and last day, in the company's time zone. */
      from: day,
      until: day,
      format: z.enum(['csv', 'pdf']).default('pdf'),
    })
    .refine(({ from, until }) => from <= until, { path: ['until'], message: 'The last day is before the first' }),
  output: fileAnswerSchema,
  answers: 'stream',
  errors: {
    unknownProject,
    unknownCompany: { status: 404, message: 'There is no such company among yours.' },
    companyNeeded: { status: 422, message: 'Choose whose statement it is.' },
  },
})

/** The parts of the receivables report, as its screen defines them. */
export const RECEIVABLE_WORDS = {
  issued: {
    title: 'Issued invoices on credit',
    definition: 'Progress, final and change invoices that were issued, less payments and credits. They are due on their day.',
  },
  scheduled: {
    title: 'Scheduled invoices on credit',
    definition: 'Invoices for trade credit that was extended at signing, whose milestone is not reached. They are owed and not due.',
  },
  ledger: {
    title: 'Receivable accounts of the ledger',
    definition: 'The sum of the receivable accounts of every order, of its price and its sales tax.',
  },
  deposits: {
    title: 'Deposits not received',
    definition: 'Prepaid invoices. Nothing is owed until the builder pays, so they are in no account of the ledger.',
  },
  credit: {
    title: 'Customer credit',
    definition: 'What is left of payments received: not applied to an invoice and not refunded. It is not deducted above.',
  },
  creditLedger: { title: 'Customer credit account of the ledger', definition: 'Framewell owes it to customers.' },
} as const

export const getReceivablesTie = defineCall({
  feature: 'payments',
  access: OPERATOR_ROLES,
  name: 'getReceivablesTie',
  method: 'GET',
  path: '/api/payments/receivables',
  keys: 'read',
  summary: 'Open invoices against the receivable accounts of the ledger at the end of a day',
  input: z.object({ on: day }),
  output: z.object({
    on: z.string(),
    issuedCents: centsSchema,
    scheduledCents: centsSchema,
    ledgerCents: centsSchema,
    /** The ledger less issued and scheduled invoices: zero. */
    differenceCents: centsSchema,
    depositsCents: centsSchema,
    creditCents: centsSchema,
    creditLedgerCents: centsSchema,
    creditDifferenceCents: centsSchema,
    /** Orders whose account differs from their invoices; at most 50. */
    differing: z.array(z.object({ projectId: z.string(), invoicesCents: centsSchema, ledgerCents: centsSchema })),
  }),
})
