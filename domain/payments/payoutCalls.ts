import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { allOr, listInput, listOutput } from '../lists/listInput'
import { cents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import { NOT_INDEPENDENT } from '../parties/independence'
import { jointCheckSchema } from './lienRecord'
import { PAYEE_BLOCKS } from './payeeChecks'
import { PAYOUT_ACCOUNTS, PAYOUT_RUN_STATUSES, PAYOUT_STATUSES, UNCLAIMED_DECISIONS } from './payoutRun'
import { waiverSchema } from './projectCalls'

const operators = { feature: 'payments', access: OPERATOR_ROLES } as const

/** File formats of a payout run. */
const PAYOUT_FILE_FORMATS = ['nacha', 'pain001'] as const
export type PayoutFileFormat = (typeof PAYOUT_FILE_FORMATS)[number]

export const payoutSchema = z.object({
  id: z.string(),
  reference: z.string(),
  payee: z.string(),
  accountLastFour: z.string(),
  projectId: z.string().nullable(),
  amountCents: centsSchema,
  status: z.enum(PAYOUT_STATUSES),
  /** Why the bank returned it; null unless it did. */
  failReason: z.string().nullable(),
  /** Signed waivers of the payment that came back, while no statement shows it made again. */
  waivers: z.array(waiverSchema),
  /** While it waits: a joint-check agreement that is not released; null for a builder. */
  jointCheck: jointCheckSchema.nullable(),
})
export const payoutRunSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(PAYOUT_RUN_STATUSES),
  payOn: z.string(),
  totalCents: centsSchema,
  payouts: z.array(payoutSchema),
  proposedBy: z.string(),
  proposedAt: z.string(),
  approvedBy: z.array(z.string()),
  /** True when the current person already approved it. */
  approvedByMe: z.boolean(),
  sentAt: z.string().nullable(),
})
export type PayoutRun = z.infer<typeof payoutRunSchema>

export const payableSchema = z.object({
  companyId: z.string().nullable(),
  payee: z.string(),
  /** Null for money returned to its payer. */
  projectId: z.string().nullable(),
  account: z.enum(PAYOUT_ACCOUNTS),
  /** For 'suspense': the payout that came back. */
  returned: z.object({ id: z.string(), reference: z.string() }).nullable(),
  amountCents: centsSchema,
  /** That is not released; null without one, and for a builder. */
  jointCheck: jointCheckSchema.nullable(),
  /** Why it can't be paid now. */
  blocked: z
    .enum(['undecided', 'noBankDetails', 'accountBlocked', 'noCompany', 'disputeOpen', 'waiverMissing', ...PAYEE_BLOCKS])
    .nullable(),
})

/** Why no file is made for the bank. */
export const FILE_ERRORS = {
  noHouseBank: {
    status: 409,
    message:
      "Framewell's own bank account is not complete, or holds characters that a payout file cannot (Payments settings in the panel).",
  },
  tooManyFiles: { status: 409, message: 'A bank takes 36 files a day, and 36 were made today. Make this one tomorrow.' },
} as const

export const listPayoutRuns = defineCall({
  ...operators,
  name: 'listPayoutRuns',
  method: 'GET',
  path: '/api/payments/payout-runs',
  summary: 'Payout runs, newest first, and what could be paid now',
  input: listInput({ sorts: ['createdAt'], filters: { status: allOr(PAYOUT_RUN_STATUSES).default('all') } }),
  output: listOutput(payoutRunSchema).extend({
    payable: z.array(payableSchema),
    /** What the operating account can spend. */
    bankCents: centsSchema,
    /** What it lacks for refunds owed to builders. */
    lackingForRefundsCents: centsSchema.default(cents(0)),
  }),
})

export const proposePayoutRun = defineCall({
  ...operators,
  name: 'proposePayoutRun',
  method: 'POST',
  path: '/api/payments/payout-runs',
  summary: 'Propose a run that pays what is payable',
  input: z.object({
    payOn: z.iso.date('Use a date like 2026-11-24'),
    /** Projects to pay; all payable ones by default. */
    projectIds: z.array(z.string().max(40)).max(500).optional(),
  }),
  output: z.object({ run: payoutRunSchema }),
  errors: {
    nothingPayable: { status: 409, message: 'Nothing can be paid now.' },
    pastDay: { status: 422, message: 'This day has passed.' },
    notBankingDay: { status: 422, message: 'The bank cannot pay this run on this day. Choose a later banking day.' },
  },
  idempotent: true,
  successStatus: 201,
})

/** Why an operator can't give the second approval of a run: they gave the first. */
export const APPROVED_ALREADY = { status: 403, message: 'You have approved this run. A second person has to approve it too.' } as const
/** The same for one whose account is tied to that of the first. */
export const TIED_APPROVAL = {
  status: 403,
  message:
    'The first approval is from an account that yours is tied to: one of you created or changed the other, or the same person did that to both in the last 30 days. Another person has to approve this run.',
} as const

export const decidePayoutRun = defineCall({
  ...operators,
  name: 'decidePayoutRun',
  method: 'POST',
  path: '/api/payments/payout-runs/{id}/decide',
  summary: 'Approve a payout run (two people must), or cancel it with a reason',
  input: z
    .object({ id: z.uuid(), decision: z.enum(['approve', 'cancel'], 'Choose approve or cancel'), reason: reasonSchema.optional() })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== undefined, {
      path: ['reason'],
      message: 'Say why it is canceled',
    }),
  recheck: true,
  output: z.object({ run: payoutRunSchema }),
  errors: {
    ...FILE_ERRORS,
    notWaiting: { status: 409, message: 'This run is not waiting for an approval.' },
    approvedAlready: APPROVED_ALREADY,
    notIndependent: TIED_APPROVAL,
    bankShort: {
      status: 409,
      message: 'The operating account does not hold enough for this run. Transfer the refunds that are held in escrow to it first.',
    },
    payableChanged: { status: 409, message: 'Less can be paid now than when the run was proposed. Cancel it and propose a new one.' },
    disputeOpen: {
      status: 409,
      message: 'A dispute is open on an order that this run pays a shop for. Resolve it, or cancel the run and propose a new one.',
    },
    accountChanged: {
      status: 409,
      message: 'The bank details of a payee have changed since the run was proposed. Cancel it and propose a new one.',
    },
    dayPassed: { status: 409, message: 'It is too late to pay this run on its day. Cancel it and propose a new one.' },
    notReady: {
      status: 409,
      message: 'A payee can no longer be paid: what is missing is named under Bank details. Cancel the run and propose a new one.',
    },
  },
  idempotent: true,
})

export const downloadPayoutFile = defineCall({
  ...operators,
  name: 'downloadPayoutFile',
  method: 'GET',
  path: '/api/payments/payout-runs/{id}/file',
  summary: 'The file of a sent run for the bank: NACHA or pain.001',
  input: z.object({ id: z.uuid(), format: z.enum(PAYOUT_FILE_FORMATS).default('nacha') }),
  output: fileAnswerSchema,
  answers: 'stream',
  errors: { notSent: { status: 409, message: 'The file exists once two people have approved the run.' } },
})

/** A payout the bank refused before any statement showed it. */
export const failPayout = defineCall({
  ...operators,
  name: 'failPayout',
  method: 'POST',
  path: '/api/payments/payouts/{id}/fail',
  summary: 'Note that the bank refused a payout: it is payable again, and the account it went to is blocked',
  input: z.object({ id: z.uuid(), reason: reasonSchema }),
  recheck: true,
  output: z.object({ run: payoutRunSchema }),
  errors: {
    notInTransit: {
      status: 409,
      message: 'This payout is not on its way. If a movement was booked as its payment by mistake, take that back first.',
    },
  },
  idempotent: true,
})

/** A payout that came back to a shop that is not owed it on the order any more waits in suspense for this decision. */
export const decideUnclaimed = defineCall({
  ...operators,
  name: 'decideUnclaimed',
  method: 'POST',
  path: '/api/payments/payouts/{id}/unclaimed',
  summary: 'Decide what happens to a returned payout that waits in suspense: pay it to the shop again, or recover a written-off debt',
  input: z.object({ id: z.uuid(), decision: z.enum(UNCLAIMED_DECISIONS, 'Choose pay or recover'), reason: reasonSchema }),
  recheck: true,
  output: z.object({ run: payoutRunSchema }),
  errors: {
    nothingWaits: { status: 409, message: 'Nothing of this payout waits in suspense, or a payout run already pays it.' },
    nothingWrittenOff: { status: 409, message: 'No debt of this shop was written off on this order. Pay the shop again.' },
    notIndependent: NOT_INDEPENDENT,
  },
  idempotent: true,
})

/** What a bank's report said about a payout, and what followed. */
export const REPORT_OUTCOMES = ['takenBack', 'announced', 'prenoteReturned', 'proposed', 'noted', 'known', 'unknownPayout'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]
const reportedPayoutSchema = z.object({
  /** The payout's number; as the file names it when there is no such payout. */
  reference: z.string(),
  payee: z.string().nullable(),
  outcome: z.enum(REPORT_OUTCOMES),
  /** Why, in words. */
  reason: z.string(),
})
export type ReportedPayout = z.infer<typeof reportedPayoutSchema>

export const importPayoutReport = defineCall({
  ...operators,
  name: 'importPayoutReport',
  method: 'POST',
  path: '/api/payments/payout-reports',
  summary: "Import the bank's report on payouts: NACHA returns and notifications of change, or pain.002",
  input: z.object({ name: z.string().trim().min(1).max(160) }),
  output: z.object({ payouts: z.array(reportedPayoutSchema) }),
  takes: 'file',
  // Takes payouts back, as failPayout does.
  recheck: true,
  errors: {
    fileTooLarge: { status: 413, message: 'Reports can have up to 5 MB.' },
    notAReport: { status: 422, message: 'This file is not a report that can be read.' },
  },
  successStatus: 200,
})
