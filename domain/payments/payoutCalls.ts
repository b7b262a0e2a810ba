import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { BANK_ACCOUNT_TYPES, bankAccountSchema } from './bankAccount'
import { BANK_DETAIL_RULES, BANK_DETAIL_STATUSES } from './bankDetailRules'
import { money } from './moneyAccess'
import { PAYOUT_RUN_STATUSES, PAYOUT_STATUSES } from './payoutRun'

const operators = { feature: 'payments', access: OPERATOR_ROLES } as const

/** File formats of a payout run. */
const PAYOUT_FILE_FORMATS = ['nacha', 'pain001'] as const
export type PayoutFileFormat = (typeof PAYOUT_FILE_FORMATS)[number]

export const bankDetailSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  company: z.string(),
  status: z.enum(BANK_DETAIL_STATUSES),
  accountName: z.string(),
  /** No more of a number ever leaves the server, except in the bank file. */
  routingLastFour: z.string(),
  accountLastFour: z.string(),
  accountType: z.enum(BANK_ACCOUNT_TYPES),
  proposedBy: z.string(),
  proposedAt: z.string(),
  decidedBy: z.string().nullable(),
  /** Why it is blocked; null when it never was. */
  blockReason: z.string().nullable(),
  /** ISO time before which it can't be confirmed unless an established owner agrees; null without a wait. */
  waitsUntil: z.string().nullable(),
  /** The owner who agreed to details entered by a new owner or a member. */
  agreedBy: z.string().nullable(),
  /** True when the current person is an owner whose agreement would end the wait. */
  needsMyAgreement: z.boolean(),
})
export type BankDetail = z.infer<typeof bankDetailSchema>

export const listBankDetails = defineCall({
  ...money,
  name: 'listBankDetails',
  method: 'GET',
  path: '/api/payments/bank/details',
  summary: 'Bank details of companies: operators see all, members their own, the last four digits each',
  input: listInput({ sorts: ['createdAt'], filters: { status: z.enum(['all', ...BANK_DETAIL_STATUSES]).default('all') } }),
  output: listOutput(bankDetailSchema),
})

/** New details take effect once another operator confirms them; until then payouts use the old ones. */
export const proposeBankDetail = defineCall({
  ...money,
  name: 'proposeBankDetail',
  method: 'POST',
  path: '/api/payments/bank/details',
  summary: 'Enter new bank details of a company',
  input: bankAccountSchema.extend({
    /** For operators; members enter details of their own company. */
    companyId: z.uuid().optional(),
  }),
  recheck: true,
  output: z.object({ detail: bankDetailSchema }),
  errors: { unknownCompany: { status: 404, message: 'There is no such company among yours.' } },
  idempotent: true,
  successStatus: 201,
})

export const decideBankDetail = defineCall({
  ...operators,
  name: 'decideBankDetail',
  method: 'POST',
  path: '/api/payments/bank/details/{id}/decide',
  summary: 'Confirm or reject new bank details, as somebody who did not enter them',
  input: z.object({ id: z.uuid(), decision: z.enum(['confirm', 'reject'], 'Choose confirm or reject'), reason: reasonSchema }),
  recheck: true,
  output: z.object({ detail: bankDetailSchema }),
  errors: {
    decidedAlready: { status: 409, message: 'These bank details have been decided.' },
    samePerson: {
      status: 403,
      message:
        'You entered these bank details, or you invited, created or approved the person or company behind them. Another operator has to confirm them.',
    },
    ownerTooNew: {
      status: 409,
      message: `Someone who has been an owner for less than ${BANK_DETAIL_RULES.establishedAfterDays} days entered these bank details. Another owner can agree to them, or you can confirm them when the waiting period ends.`,
    },
  },
  idempotent: true,
})

/** An established owner ends the wait for details entered by a new owner or a member. */
export const agreeToBankDetail = defineCall({
  ...money,
  name: 'agreeToBankDetail',
  method: 'POST',
  path: '/api/payments/bank/details/{id}/agree',
  summary: 'Agree, as an established owner, to bank details that a new owner entered',
  input: z.object({ id: z.uuid() }),
  recheck: true,
  output: z.object({ detail: bankDetailSchema }),
  errors: {
    notAsked: {
      status: 409,
      message: `These bank details do not wait for you. Only someone else who has been an owner for ${BANK_DETAIL_RULES.establishedAfterDays} days can agree to them.`,
    },
  },
  idempotent: true,
})

const stopLink = z.object({ id: z.uuid(), owner: z.uuid(), token: z.string().min(16).max(128) })
const unknownStop = { status: 404, message: 'This link does not open a bank account. Check that it is complete.' } as const
const stoppableSchema = bankDetailSchema
  .pick({ company: true, accountName: true, accountLastFour: true, proposedBy: true, proposedAt: true, status: true })
  .extend({ stoppable: z.boolean() })
export type StoppableBankDetail = z.infer<typeof stoppableSchema>

/** What an owner's mailed link would stop. Opening it changes nothing. */
export const openBankDetailStop = defineCall({
  name: 'openBankDetailStop',
  method: 'GET',
  path: '/api/payments/bank/details/{id}/stop',
  summary: 'The bank account that a link mailed to an owner can stop',
  feature: 'payments',
  access: 'public',
  input: stopLink,
  output: stoppableSchema,
  errors: { unknownStop },
  rateLimit: { points: 30, windowSeconds: 60, by: ['address'] },
})

/**
 * Stops an account through the link mailed to an owner. Requires no sign-in, because the person who entered the account may control the
 * owner's session.
 */
export const stopBankDetail = defineCall({
  name: 'stopBankDetail',
  method: 'POST',
  path: '/api/payments/bank/details/{id}/stop',
  summary: 'Stop a bank account by the link mailed to an owner: nothing more is paid to it',
  feature: 'payments',
  access: 'public',
  input: stopLink,
  output: stoppableSchema,
  errors: {
    unknownStop,
    notStoppable: { status: 409, message: 'This bank account can no longer be stopped by this link. Call us.' },
  },
  idempotent: true,
  rateLimit: { points: 10, windowSeconds: 600, by: ['address'] },
})

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
  account: z.enum(['fabricator_payable', 'builder_payable']),
  amountCents: centsSchema,
  /** Why it can't be paid now. */
  blocked: z.enum(['noBankDetails', 'accountBlocked', 'noCompany', 'disputeOpen']).nullable(),
})

export const listPayoutRuns = defineCall({
  ...operators,
  name: 'listPayoutRuns',
  method: 'GET',
  path: '/api/payments/payout-runs',
  summary: 'Payout runs, newest first, and what could be paid now',
  input: listInput({ sorts: ['createdAt'], filters: { status: z.enum(['all', ...PAYOUT_RUN_STATUSES]).default('all') } }),
  output: listOutput(payoutRunSchema).extend({ payable: z.array(payableSchema), bankCents: centsSchema }),
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
    notBankingDay: { status: 422, message: 'Banks are closed on this day. Choose a banking day.' },
  },
  idempotent: true,
  successStatus: 201,
})

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
      message: 'Say why it is cancelled',
    }),
  recheck: true,
  output: z.object({ run: payoutRunSchema }),
  errors: {
    notWaiting: { status: 409, message: 'This run is not waiting for an approval.' },
    approvedAlready: { status: 403, message: 'You have approved this run. A second person has to approve it too.' },
    notIndependent: {
      status: 403,
      message: 'The first approval is from an account that you made, or that made yours. Another person has to approve this run.',
    },
    bankShort: { status: 409, message: 'The bank account does not hold enough for this run.' },
    payableChanged: { status: 409, message: 'Less can be paid now than when the run was proposed. Cancel it and propose a new one.' },
    disputeOpen: {
      status: 409,
      message: 'A dispute is open on an order that this run pays a shop for. Resolve it, or cancel the run and propose a new one.',
    },
    accountChanged: {
      status: 409,
      message: 'The bank details of a payee have changed since the run was proposed. Cancel it and propose a new one.',
    },
    noHouseBank: {
      status: 409,
      message:
        "Framewell's own bank account is not complete, or holds characters that a payout file cannot (Payments settings in the panel).",
    },
    dayPassed: { status: 409, message: 'The day this run pays on has passed. Cancel it and propose a new one.' },
    tooManyFiles: {
      status: 409,
      message: 'A bank takes 36 payout files a day, and 36 were made today. Approve this run tomorrow, or put its payouts into fewer runs.',
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
  output: z.object({ run: payoutRunSchema }),
  errors: {
    notInTransit: {
      status: 409,
      message: 'This payout is not on its way. If a movement was booked as its payment by mistake, take that back first.',
    },
  },
  idempotent: true,
})
