import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { allOr, listInput, listOutput } from '../lists/listInput'
import { NOT_INDEPENDENT } from '../parties/independence'
import { ACCOUNT_HOLDERS, BANK_ACCOUNT_TYPES, bankAccountSchema } from './bankAccount'
import { BANK_DETAIL_RULES, BANK_DETAIL_STATUSES } from './bankDetailRules'
import { money } from './moneyAccess'
import { enteredCheckSchema, PAYEE_CHECKS } from './payeeChecks'

const operators = { feature: 'payments', access: OPERATOR_ROLES } as const

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
  accountHolder: z.enum(ACCOUNT_HOLDERS),
  proposedBy: z.string(),
  proposedAt: z.string(),
  decidedBy: z.string().nullable(),
  /** Why it is blocked; null when it never was. */
  blockReason: z.string().nullable(),
  /** ISO time before which it can't be confirmed unless an established owner agrees; null without a wait. */
  waitsUntil: z.string().nullable(),
  /** The owner who agreed to details entered by a new owner or a member. */
  agreedBy: z.string().nullable(),
  /** Its prenote; null when none was sent. */
  prenote: z.object({ fileId: z.string(), sentOn: z.string(), usableFrom: z.string() }).nullable(),
  /** True while it is in use and can't be paid because no prenote was sent to it. */
  needsPrenote: z.boolean(),
  /** The payee's legal name: as on its newest W-9, or the company's own. */
  payeeName: z.string(),
  /** For operators: checks of this name and this account, newest first. */
  checks: z.array(
    enteredCheckSchema.extend({
      id: z.string(),
      subject: z.string(),
      checkedBy: z.string(),
      listDate: z.string().nullable(),
      note: z.string(),
    }),
  ),
  /** For operators: the checks without which it is not paid. */
  missingChecks: z.array(z.enum(PAYEE_CHECKS)),
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
  input: listInput({ sorts: ['createdAt'], filters: { status: allOr(BANK_DETAIL_STATUSES).default('all') } }),
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

/** Why an operator can't confirm bank details that they are behind. */
export const BEHIND_DETAILS = {
  status: 403,
  message:
    'You entered these bank details, or you invited, created or approved the person or company behind them. Another operator has to confirm them.',
} as const

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
    samePerson: BEHIND_DETAILS,
    ownerTooNew: {
      status: 409,
      message: `Someone who has been an owner for less than ${BANK_DETAIL_RULES.establishedAfterDays} days entered these bank details. Another owner can agree to them, or you can confirm them when the waiting period ends.`,
    },
  },
  idempotent: true,
})

/** The newest check of a name or account counts. A changed name or account needs a new one. */
export const recordPayeeCheck = defineCall({
  ...operators,
  name: 'recordPayeeCheck',
  method: 'POST',
  path: '/api/payments/bank/details/{id}/checks',
  summary: 'Record the screening of a payee’s name, or the verification of its account, before its first payout',
  input: enteredCheckSchema.extend({ id: z.uuid() }),
  recheck: true,
  output: z.object({ detail: bankDetailSchema }),
  errors: {
    notIndependent: NOT_INDEPENDENT,
    wrongDay: { status: 422, message: 'A day of the check does not fit.' },
    notInUse: { status: 409, message: 'This account is not used any more. Check the one that replaced it.' },
  },
  idempotent: true,
  successStatus: 201,
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
