import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { money, PROJECT_STATUSES, projectIdSchema } from './moneyAccess'

export const escrowAccountSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  status: z.enum(PROJECT_STATUSES),
  /** US dollars, like all amounts of this call. For the shop all of them are of its own price. */
  totalValue: z.number(),
  /** Received at the bank for the project, not released, and in the escrow account: the balance of account 'escrow_cash'. */
  depositsHeld: z.number(),
  /** The unreleased part of the order's price, cash or credit: the balance of account 'escrow'. */
  unreleased: z.number(),
  /** Null for the builder: early payouts are between the shop and Framewell. */
  advancesReleased: z.number().nullable(),
  /** What the next phase can draw, cash or credit: nothing while a dispute is open. */
  availableBalance: z.number(),
  retainageHeld: z.number(),
  /** Unpaid money including retainage and payables, split into cash received and trade credit. */
  cashHeld: z.number(),
  onCredit: z.number(),
  builder: z.string(),
  fabricator: z.string().nullable(),
})
export type EscrowAccount = z.infer<typeof escrowAccountSchema>

const MAX_ROWS = 500
const recent = z.object({
  projectId: projectIdSchema.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(MAX_ROWS),
})

/** GET /api/payments/escrow: a top-level array, newest project first. */
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

/** Why a shop's accounts have no order by value: it would tell which contract price is higher. */
export const NOT_BY_VALUE = { fields: [{ path: 'sort', message: "A shop's accounts cannot be sorted by their value" }] }

/** The paged and searchable variant for screens. The list above is the specified one: a top-level array of at most 500 rows. */
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

/** The paged and searchable variant for screens. The list above is the specified one: a top-level array of at most 500 rows. */
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

/** Retainage that is released to the shop when its acceptance window ends. */
const scheduledReleaseSchema = z.object({
  projectId: z.string(),
  title: z.string(),
  /** The last day of the window; it is released the day after. */
  releasesOn: z.string(),
  /** US dollars. */
  amount: z.number(),
  /** Waits because a dispute is open. */
  held: z.boolean(),
})
export type ScheduledRelease = z.infer<typeof scheduledReleaseSchema>

/** GET /api/payments/analytics, amounts in US dollars. */
export const getPaymentAnalytics = defineCall({
  ...money,
  name: 'getPaymentAnalytics',
  method: 'GET',
  path: '/api/payments/analytics',
  keys: 'read',
  summary: 'Totals over the projects one sees, and what was not paid out when',
  input: z.object({}),
  output: z.object({
    /** Unreleased prices, cash or credit. Not only cash. */
    totalEscrowValue: z.number(),
    /** The part of it that is trade credit. */
    unreleasedOnCredit: z.number(),
    /** Unpaid money including retainage, payables and refunds, split into cash received and trade credit. */
    cashHeld: z.number(),
    /** The part of the cash that is in the escrow account; the rest is in the operating account. */
    cashInEscrow: z.number(),
    onCredit: z.number(),
    /** Margins and early payout discounts, for operators; zero for others. */
    totalRevenue: z.number(),
    /** The part earned this month, in the company's time zone. */
    monthlyRevenue: z.number(),
    activeAccounts: z.number(),
    /** Transaction volume of the last 30 days. */
    processingVolume: z.number(),
    /** Days from a phase's release to its payout on a bank statement; null before the first. */
    avgProcessingTime: z.number().nullable(),
    totalReleased: z.number(),
    retainageHeld: z.number(),
    /** Of the shops; zero for a builder. */
    pendingFactoring: z.number(),
    advancesOutstanding: z.number(),
    /** Of the builders; zero for a shop. */
    receivables: z.number(),
    overdueReceivables: z.number(),
    /** Upcoming releases, soonest first. */
    calendar: z.array(scheduledReleaseSchema),
    /** Balances at the end of each day with transactions, oldest first. */
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
