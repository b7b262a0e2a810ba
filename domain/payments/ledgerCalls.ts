import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { allOr, listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { LEDGER_ACCOUNT_KINDS, ledgerAccountKindSchema } from './ledgerAccount'
import { money, projectIdSchema, unknownProject } from './moneyAccess'

export const ledgerEntrySchema = z.object({
  id: z.string(),
  postingId: z.string(),
  postedAt: z.string(),
  kind: z.string(),
  description: z.string(),
  projectId: z.string().nullable(),
  account: ledgerAccountKindSchema,
  title: z.string(),
  amountCents: centsSchema,
  /** The account's balance after this entry. */
  balanceCents: centsSchema,
  by: z.string(),
})
export type LedgerEntryRow = z.infer<typeof ledgerEntrySchema>

export const listLedgerEntries = defineCall({
  ...money,
  name: 'listLedgerEntries',
  method: 'GET',
  path: '/api/payments/entries',
  keys: 'read',
  summary: "The entries that a balance is the sum of, newest first; Framewell's own accounts are for operators",
  input: listInput({
    sorts: ['postedAt'],
    filters: {
      projectId: projectIdSchema.optional(),
      account: allOr(LEDGER_ACCOUNT_KINDS).default('all'),
      /** All entries of one posting. */
      postingId: z
        .string()
        .regex(/^\d{1,15}$/, 'This is not the number of a posting')
        .optional(),
      /** Postings of one kind, for example 'phase_release'. */
      kind: z.string().trim().max(40).optional(),
      /** Postings with this cause, by id: a bank statement line, a dispute, a payout run. */
      cause: z.uuid().optional(),
      /** Last day, inclusive, in the company's time zone. */
      until: z.iso.date('Write the day like 2026-11-22').optional(),
    },
  }).omit({ row: true }),
  output: listOutput(ledgerEntrySchema).extend({
    /** Sum over all matches in the account's own direction; debits less credits when several kinds of accounts match. */
    balanceCents: centsSchema,
  }),
  errors: { unknownProject },
})
