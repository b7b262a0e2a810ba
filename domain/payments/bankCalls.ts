import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { cents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import { parseUsd } from '../money/parseUsd'
import { US_STATES } from '../network/usStates'
import { ALLOCATION_ERRORS, allocationsSchema } from './allocation'
import { MATCH_WORDS, numbersIn, STATEMENT_FORMATS } from './bankStatement'
import { csvProfileSchema } from './csvProfile'
import { HOUSE_ACCOUNTS } from './houseAccount'
import { projectIdSchema } from './moneyAccess'

const operators = { feature: 'payments', access: OPERATOR_ROLES } as const
export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024

export const bankStatementRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  account: z.string(),
  houseAccount: z.enum(HOUSE_ACCOUNTS),
  format: z.enum(STATEMENT_FORMATS),
  fileName: z.string(),
  day: z.string(),
  openingCents: centsSchema,
  closingCents: centsSchema,
  lines: z.number().int(),
  unmatched: z.number().int(),
  importedAt: z.string(),
  importedBy: z.string(),
  /** Set once it counts no more. */
  takenBack: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
})
export type BankStatementRow = z.infer<typeof bankStatementRowSchema>

export const importStatement = defineCall({
  ...operators,
  name: 'importStatement',
  method: 'POST',
  path: '/api/payments/bank/statements',
  keys: 'write',
  summary: 'Import a bank statement: camt.053, BAI2 or CSV, told apart by its content',
  input: z.object({
    name: z.string().trim().min(1).max(160),
    /** Whose statement it is. Needed only for a file without an account number, once there are two accounts. */
    account: z.enum(HOUSE_ACCOUNTS, 'Choose the account').optional(),
    /** For a file that shows no balance: the account's balance after its last movement, in dollars. */
    closingBalance: z
      .string()
      .max(30)
      .refine((text) => parseUsd(text) !== null, 'Enter an amount like 12,345.67')
      .optional(),
    /** For a file without movements: the day of that balance. */
    closingDay: z.iso.date('Use a date like 2026-11-24').optional(),
    /** The operator compared with the bank: movements that look like imported ones are further ones. */
    repeats: z.literal('new').optional(),
    /** The operator checked account and balance of the first statement of an account, which later ones continue. */
    first: z.literal('checked').optional(),
  }),
  output: z.object({
    /** The last one of the file. */
    statement: bankStatementRowSchema,
    /** Statements in the file: one for each day in some formats. */
    statements: z.number().int(),
    /** False when all of it was already imported: nothing changed. */
    imported: z.boolean(),
    matched: z.number().int(),
    unmatched: z.number().int(),
    /** What was left out of the file or derived, in sentences. */
    notes: z.array(z.string()),
  }),
  takes: 'file',
  // Receipts fund orders, and lines settle payout runs.
  recheck: true,
  errors: {
    fileTooLarge: { status: 413, message: 'Statements can have up to 5 MB.' },
    notAStatement: { status: 422, message: 'This file is not a statement that can be read.' },
    unknownColumns: { status: 422, message: 'The columns of this file are not known yet. Say what they hold.' },
    accountNeeded: {
      status: 422,
      message: 'This file does not show whether it is of the operating or the escrow account. Choose the account.',
    },
    noEscrowAccount: { status: 422, message: 'There is no escrow account in use.' },
    closingBalanceNeeded: { status: 422, message: 'Enter the closing balance of this statement.' },
    closingDayNeeded: { status: 422, message: 'Enter the day of the closing balance.' },
    changedStatement: {
      status: 409,
      message: 'A statement with this number was imported before with other lines. Nothing was changed; ask the bank which one holds.',
    },
    lineKnown: {
      status: 409,
      message: 'A line of this statement was imported with another statement before. Nothing was changed.',
    },
    firstStatement: {
      status: 409,
      message: 'First statement of its account: check account and balance.',
    },
    repeatedMovements: {
      status: 409,
      message: 'A movement looks like one imported before.',
    },
    gap: {
      status: 409,
      message: 'The opening balance is not the last closing balance. Import missing days first, and no day again.',
    },
    otherAccount: { status: 422, message: 'This statement is of another bank account than those before, or than the chosen one.' },
    bankShort: {
      status: 409,
      message: 'The bank account of the books does not hold what this statement says went out. Nothing was changed.',
    },
  },
  successStatus: 200,
})

export const saveStatementProfile = defineCall({
  ...operators,
  name: 'saveStatementProfile',
  method: 'POST',
  path: '/api/payments/bank/profiles',
  summary: "Save what the columns of a bank's CSV files hold; the same headings again replace it",
  input: csvProfileSchema,
  output: z.object({ name: z.string() }),
  idempotent: true,
  successStatus: 201,
})

/** One of the bank accounts against its last statement. */
export const bankPositionSchema = z.object({
  account: z.enum(HOUSE_ACCOUNTS),
  /** Its balance in the ledger: the sum of its entries. For the escrow account, held for orders and not. */
  ledgerCents: centsSchema,
  /** The last statement's balance; null before the first. */
  statementCents: centsSchema.nullable(),
  statementDay: z.string().nullable(),
  differenceCents: centsSchema.nullable(),
  /** Received at either account and not matched. */
  suspenseCents: centsSchema,
  inTransitCents: centsSchema,
  /** Receipts at either account that are to match, as `suspenseCents` has them. */
  unmatchedIn: z.number().int(),
  /** Movements out of this account that need a decision. */
  unmatchedOut: z.number().int(),
})
export type BankPosition = z.infer<typeof bankPositionSchema>

export const listStatements = defineCall({
  ...operators,
  name: 'listStatements',
  method: 'GET',
  path: '/api/payments/bank/statements',
  keys: 'read',
  summary: 'Imported statements of one of the bank accounts, newest first, and whether the books agree with the bank',
  input: listInput({ sorts: ['createdAt', 'day'], filters: { account: z.enum(HOUSE_ACCOUNTS).default('operating') } }),
  output: listOutput(bankStatementRowSchema).extend({ position: bankPositionSchema }),
})

export const takeBackStatement = defineCall({
  ...operators,
  name: 'takeBackStatement',
  method: 'POST',
  path: '/api/payments/bank/statements/{id}/take-back',
  summary: 'Take back the newest statement of an account: what its lines were booked as is undone, and it can be imported again',
  input: z.object({ id: z.uuid(), reason: reasonSchema }),
  recheck: true,
  output: z.object({
    statement: bankStatementRowSchema,
    /** Lines whose booking was undone. */
    undone: z.number().int(),
  }),
  errors: {
    takenBackAlready: { status: 409, message: 'This statement was taken back before.' },
    notNewest: { status: 409, message: 'Later statements continue this one. Take back the newest one first.' },
    lineKept: { status: 409, message: 'A movement of this statement cannot be taken back. Nothing was changed.' },
    bankShort: { status: 409, message: 'The money has gone on: the books do not hold enough to take this back. Nothing was moved.' },
  },
  idempotent: true,
})

export const LINE_STATUSES = ['matched', 'unmatched', 'assigned', 'returning', 'returned', 'taken_back'] as const
export const bankLineSchema = z.object({
  id: z.string(),
  statementId: z.string(),
  houseAccount: z.enum(HOUSE_ACCOUNTS),
  bankReference: z.string(),
  bookedOn: z.string(),
  amountCents: centsSchema,
  text: z.string(),
  counterparty: z.string(),
  status: z.enum(LINE_STATUSES),
  /** Invoice, payout or purpose it was matched or assigned to. */
  matchedTo: z.string().nullable(),
  why: z.enum(Object.keys(MATCH_WORDS).filter((key): key is keyof typeof MATCH_WORDS => key in MATCH_WORDS)).nullable(),
  decidedBy: z.string().nullable(),
  /** The customer whose payment it is; null for anything else. */
  companyId: z.string().nullable(),
  customer: z.string().nullable(),
  /** The part of a customer's payment that pays no invoice. */
  unappliedCents: centsSchema,
})
export type BankLine = z.infer<typeof bankLineSchema>

export const listBankLines = defineCall({
  ...operators,
  name: 'listBankLines',
  method: 'GET',
  path: '/api/payments/bank/lines',
  keys: 'read',
  summary: 'Lines of statements, those that wait for a decision first',
  input: listInput({
    sorts: ['createdAt', 'bookedOn'],
    filters: {
      status: z.enum(['all', ...LINE_STATUSES]).default('unmatched'),
      account: z.enum(['all', ...HOUSE_ACCOUNTS]).default('all'),
      statementId: z.uuid().optional(),
    },
  }),
  output: listOutput(bankLineSchema),
})

/**
 * Decisions for an unmatched line. Incoming: a payment of invoices, a customer's credit, a returned payout, a transfer from the other account,
 * owners' capital, other income, the recovery of a bad debt, or money to send back. Outgoing: the payment of a payout or run, a transfer, a bank fee, another expense, sales tax paid to a
 * state, or an owners' withdrawal.
 */
export const LINE_DECISIONS = [
  'invoice',
  'credit',
  'payout',
  'transfer',
  'capital',
  'income',
  'recovery',
  'return',
  'charge',
  'expense',
  'salesTax',
  'withdrawal',
] as const
export type LineDecision = (typeof LINE_DECISIONS)[number]
export const LINE_DECISION_WORDS: Record<LineDecision, string> = {
  invoice: 'Payment of invoices',
  credit: 'Payment on account',
  payout: 'One of our payouts',
  transfer: 'Transfer between our accounts',
  capital: 'Owners’ capital',
  income: 'Other income',
  recovery: 'Recovered bad debt',
  return: 'Send it back',
  charge: 'Bank charge',
  expense: 'Operating expense',
  salesTax: 'Sales tax paid',
  withdrawal: 'Owners’ withdrawal',
}

/** Whether a line was booked to a payout or a run. */
export function isPayout(matchedTo: string): boolean {
  return [...numbersIn(matchedTo, 'PO'), ...numbersIn(matchedTo, 'PR')].includes(matchedTo)
}

/** Whether a line was booked to a transfer. */
export function isTransfer(matchedTo: string): boolean {
  return numbersIn(matchedTo, 'TR').includes(matchedTo)
}

/** Whether a line's booking can be undone: all except money sent back to its payer. */
export function canUndoBooking({ status }: Pick<BankLine, 'status'>): boolean {
  return status === 'returning' || status === 'assigned' || status === 'matched'
}

export const undoLineDecision = defineCall({
  ...operators,
  name: 'undoLineDecision',
  method: 'POST',
  path: '/api/payments/bank/lines/{id}/undo',
  summary: 'Take back what a line was booked as: its posting is reversed, and the line waits for a decision',
  input: z.object({ id: z.uuid(), reason: reasonSchema }),
  recheck: true,
  output: z.object({ line: bankLineSchema }),
  errors: {
    notTakenBack: {
      status: 409,
      message: 'This line still needs a decision, or was sent back: there is nothing to take back.',
    },
    bankShort: { status: 409, message: 'The money has gone on: the books do not hold enough to take this back. Nothing was moved.' },
  },
  idempotent: true,
})

export const decideBankLine = defineCall({
  ...operators,
  name: 'decideBankLine',
  method: 'POST',
  path: '/api/payments/bank/lines/{id}/decide',
  summary: 'Say what an unmatched line of a statement was',
  input: z.object({
    id: z.uuid(),
    decision: z.enum(LINE_DECISIONS, 'Choose what it was'),
    /** The invoices it pays. What is left is the customer's credit. */
    allocations: allocationsSchema.optional(),
    /** The customer, for a payment on account. */
    companyId: z.uuid().optional(),
    /** Number of the payout or run. */
    payout: projectIdSchema.optional(),
    /** Number of the transfer. */
    transfer: projectIdSchema.optional(),
    /** The operator compared the line's amount, date and text with the payout. */
    confirmed: z.boolean().optional(),
    /** Postal code of the state that sales tax was paid to. */
    state: z.enum(Object.keys(US_STATES), 'Choose the state').optional(),
    reason: reasonSchema,
  }),
  recheck: true,
  output: z.object({
    line: bankLineSchema,
    /** What the operating account lacks for refunds owed to builders after money left it that was no payout; 0 if it lacks no more than before. */
    lackingForRefundsCents: centsSchema.default(cents(0)),
  }),
  errors: {
    decidedAlready: { status: 409, message: 'This line has been decided.' },
    ...ALLOCATION_ERRORS,
    customerNeeded: { status: 422, message: 'Say whose payment it is.' },
    unknownCustomer: { status: 422, message: 'There is no builder of this company.' },
    transferNeeded: { status: 422, message: 'Say which transfer it is.' },
    unknownTransfer: { status: 422, message: 'No transfer with this number is waiting for a movement on this account.' },
    transferDiffers: { status: 422, message: 'The movement is not exactly the amount of this transfer, or goes the other way.' },
    stateNeeded: { status: 422, message: 'Say which state the sales tax was paid to.' },
    payoutNeeded: { status: 422, message: 'Say which payout or run it is.' },
    confirmationNeeded: { status: 422, message: 'Confirm that you compared the movement with the payout.' },
    unknownPayout: {
      status: 422,
      message:
        'There is no payout or run of this number that fits: one on its way for money that went out, one paid for money that came back.',
    },
    payoutDiffers: { status: 422, message: 'The movement is not exactly the amount of this payout or run.' },
    beforeSent: { status: 422, message: 'The movement is dated before this payout was sent. It cannot be its payment.' },
    wrongDirection: { status: 422, message: 'Money that went out is a charge or a withdrawal; money that came in is not.' },
    bankShort: { status: 409, message: 'The books do not hold enough for this. Nothing was moved.' },
  },
  idempotent: true,
})
