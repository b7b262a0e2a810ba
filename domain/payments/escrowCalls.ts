import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { money, PROJECT_STATUSES, projectIdSchema } from './moneyAccess'

export const escrowAccountSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  status: z.enum(PROJECT_STATUSES),
  /** US dollars, like every amount of this call. */
  totalValue: z.number(),
  /** The order's price that is not released yet, in cash or on credit: the balance of the account 'escrow'. Not cash alone. */
  depositsHeld: z.number(),
  /** Null for the builder: what its shop is paid early is between the shop and Framewell. */
  advancesReleased: z.number().nullable(),
  /** What the next phase can draw on: escrow, less what a dispute holds. */
  availableBalance: z.number(),
  retainageHeld: z.number(),
  /** Of what is not paid out yet, retainage and payables included: cash that came in, and credit that the house extends. */
  cashHeld: z.number(),
  onCredit: z.number(),
  builder: z.string(),
  fabricator: z.string().nullable(),
})
export type EscrowAccount = z.infer<typeof escrowAccountSchema>

const MOST_ROWS = 500
const recent = z.object({
  projectId: projectIdSchema.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(MOST_ROWS),
})

/** GET /api/payments/escrow: a list at the top, newest project first. */
export const listEscrow = defineCall({
  ...money,
  name: 'listEscrow',
  method: 'GET',
  path: '/api/payments/escrow',
  keys: 'read',
  summary: 'Escrow accounts, newest first',
  input: recent,
  output: z.array(escrowAccountSchema),
})

/** What screens page through and search. The list above is the specified one: plain rows at the top, at most 500. */
export const searchEscrow = defineCall({
  ...money,
  name: 'searchEscrow',
  method: 'GET',
  path: '/api/payments/escrow-accounts',
  keys: 'read',
  summary: 'Escrow accounts with search, filters and order',
  input: listInput({ sorts: ['createdAt', 'totalValue'], filters: { status: z.enum(['all', ...PROJECT_STATUSES]).default('all') } }),
  output: listOutput(escrowAccountSchema),
})

export const TRANSACTION_STATUSES = ['completed', 'reversed'] as const

export const transactionSchema = z.object({
  id: z.string(),
  projectId: z.string().nullable(),
  type: z.string(),
  description: z.string(),
  fromParty: z.string(),
  toParty: z.string(),
  amount: z.number(),
  status: z.enum(TRANSACTION_STATUSES),
  createdAt: z.string(),
})
export type PaymentTransaction = z.infer<typeof transactionSchema>

export const listTransactions = defineCall({
  ...money,
  name: 'listTransactions',
  method: 'GET',
  path: '/api/payments/transactions',
  keys: 'read',
  summary: 'Postings of the ledger as transactions between parties, newest first',
  input: recent,
  output: z.array(transactionSchema),
})

/** What screens page through and search. The list above is the specified one: plain rows at the top, at most 500. */
export const searchTransactions = defineCall({
  ...money,
  name: 'searchTransactions',
  method: 'GET',
  path: '/api/payments/movements',
  keys: 'read',
  summary: 'Transactions with search, filters and order',
  input: listInput({
    sorts: ['createdAt', 'amount'],
    filters: { status: z.enum(['all', ...TRANSACTION_STATUSES]).default('all') },
  }),
  output: listOutput(transactionSchema),
})

/** Retainage that goes to the shop when its acceptance window has passed. */
const scheduledReleaseSchema = z.object({
  projectId: z.string(),
  title: z.string(),
  /** The last day of the window; it is released on the next. */
  releasesOn: z.string(),
  /** US dollars. */
  amount: z.number(),
  /** A dispute is open: it waits. */
  held: z.boolean(),
})
export type ScheduledRelease = z.infer<typeof scheduledReleaseSchema>

/** GET /api/payments/analytics; amounts in US dollars. */
export const getPaymentAnalytics = defineCall({
  ...money,
  name: 'getPaymentAnalytics',
  method: 'GET',
  path: '/api/payments/analytics',
  keys: 'read',
  summary: 'Totals over the projects one sees, and what was not paid out when',
  input: z.object({}),
  output: z.object({
    /** Prices that are not released yet, in cash or on credit. Not cash alone. */
    totalEscrowValue: z.number(),
    /** Of what is not paid out yet, retainage, payables and refunds included: cash that came in, and credit that the house extends. */
    cashHeld: z.number(),
    onCredit: z.number(),
    /** Fees; for operators the discounts of early payouts too, for a shop the fees on its price, for a builder nothing. */
    totalRevenue: z.number(),
    /** Of it what was earned this month (UTC). */
    monthlyRevenue: z.number(),
    activeAccounts: z.number(),
    /** What transactions of the last 30 days moved. */
    processingVolume: z.number(),
    /** Days from a phase's release to its payout on a bank statement; null before the first. */
    avgProcessingTime: z.number().nullable(),
    totalReleased: z.number(),
    retainageHeld: z.number(),
    /** Of the shops; nothing for a builder. */
    pendingFactoring: z.number(),
    advancesOutstanding: z.number(),
    /** Of the builders; nothing for a shop. */
    receivables: z.number(),
    overdueReceivables: z.number(),
    /** What is released next, soonest first. */
    calendar: z.array(scheduledReleaseSchema),
    /** Balances at the end of each day on which money moved, oldest first: the picture of the money over time. */
    timeline: z.array(
      z.object({
        day: z.string(),
        escrow: z.number(),
        retainage: z.number(),
        fabricators: z.number(),
        refunds: z.number(),
        receivables: z.number(),
      }),
    ),
  }),
})
