import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { centsSchema, enteredCentsSchema } from '../money/centsSchema'
import { ADJUSTABLE_ACCOUNTS } from './books'
import { JOURNAL_FORMATS } from './journalFile'
import { ledgerAccountKindSchema } from './ledgerAccount'
import { projectIdSchema, unknownProject } from './moneyAccess'

const operators = { feature: 'payments', access: OPERATOR_ROLES } as const
const day = z.iso.date('Write the day like 2026-11-22')
const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month like 2026-10')
const period = {
  /** First and last day, in the company's time zone. */
  from: day,
  until: day,
  /** Only what was posted for one order. */
  projectId: projectIdSchema.optional(),
}
const inOrder = ({ from, until }: { readonly from: string; readonly until: string }) => from <= until
const lastDayFirst = { path: ['until'], message: 'The last day is before the first' }

const closingSchema = z.object({
  month: z.string(),
  /** First and last day of what it closed. */
  from: z.string().nullable(),
  until: z.string(),
  by: z.string(),
  at: z.string(),
})
export type BookClosing = z.infer<typeof closingSchema>

export const getBooks = defineCall({
  ...operators,
  name: 'getBooks',
  method: 'GET',
  path: '/api/payments/books',
  keys: 'read',
  summary: "Every account's opening balance, debits and credits over a period, and the closed months",
  input: z.object(period).refine(inOrder, lastDayFirst),
  output: z.object({
    rows: z.array(
      z.object({ account: ledgerAccountKindSchema, openingCents: centsSchema, debitCents: centsSchema, creditCents: centsSchema }),
    ),
    /** Newest first. */
    closings: z.array(closingSchema),
  }),
  errors: { unknownProject },
})
export type Books = z.infer<typeof getBooks.output>

/** What can be downloaded: the statements of the period, or its journal. */
export const BOOK_FILES = ['statements', ...JOURNAL_FORMATS] as const

export const downloadBooks = defineCall({
  ...operators,
  name: 'downloadBooks',
  method: 'GET',
  path: '/api/payments/books/file',
  keys: 'read',
  summary: 'Trial balance, profit and loss and balance sheet of a period as CSV, or its journal for an accounting system',
  input: z.object({ ...period, format: z.enum(BOOK_FILES) }).refine(inOrder, lastDayFirst),
  output: fileAnswerSchema,
  answers: 'stream',
  errors: {
    unknownProject,
    tooLong: { status: 422, message: 'This period has more than 200,000 entries. Choose a shorter one.' },
    nameTooLong: {
      status: 409,
      message: 'QuickBooks Desktop takes account names of up to 31 characters. Shorten them under Accounts of exported journals.',
    },
  },
})

export const closeBooks = defineCall({
  ...operators,
  name: 'closeBooks',
  method: 'POST',
  path: '/api/payments/books/closings',
  summary: 'Close the books through a month: nothing is posted in it later',
  input: z.object({ month: monthSchema, reason: reasonSchema }),
  recheck: true,
  output: z.object({ closing: closingSchema }),
  errors: {
    notOver: { status: 409, message: 'This month is not over yet. It can be closed an hour after its last day ends.' },
    closedAlready: { status: 409, message: 'The books are closed through this month already.' },
  },
  idempotent: true,
})

export const adjustBooks = defineCall({
  ...operators,
  name: 'adjustBooks',
  method: 'POST',
  path: '/api/payments/books/adjustments',
  summary: 'Post an adjusting entry between accounts of Framewell, today, for a month that it concerns',
  input: z
    .object({
      month: monthSchema,
      debit: z.enum(ADJUSTABLE_ACCOUNTS),
      credit: z.enum(ADJUSTABLE_ACCOUNTS),
      amountCents: enteredCentsSchema.refine((amount) => amount > 0, 'Enter an amount'),
      reason: reasonSchema,
    })
    .refine(({ debit, credit }) => debit !== credit, { path: ['credit'], message: 'Choose another account' }),
  recheck: true,
  output: z.object({ postingId: z.string() }),
  errors: {
    notBegun: { status: 422, message: 'This month has not begun. Choose this month or an earlier one.' },
    accountShort: { status: 409, message: 'The account does not hold enough for this. Nothing was moved.' },
  },
  idempotent: true,
})
