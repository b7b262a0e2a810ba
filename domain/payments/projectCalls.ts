import { z } from 'zod'
import { OPERATOR_ROLES, type Role } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { listInput, listOutput } from '../lists/listInput'
import { BUILDERS } from '../parties/company'
import { INVOICE_KINDS, INVOICE_STATUSES } from './invoices'
import { LEDGER_ACCOUNT_KINDS, ledgerAccountKindSchema } from './ledgerAccount'
import { PHASES } from './phases'
import { WAIVER_CONDITIONS, WAIVER_KINDS } from './waivers'

/** Operators see every project; a company's members those that they order or fabricate. */
export const MONEY_ROLES = [...OPERATOR_ROLES, 'builder', 'partner'] as const satisfies readonly Role[]
export const money = { feature: 'payments', access: MONEY_ROLES } as const

/** An order's number. */
export const projectIdSchema = z
  .string()
  .trim()
  .min(1, 'Name the project')
  .max(40, 'Use at most 40 characters')
  // Also what the specification's sample ids look like.
  .regex(/^[A-Za-z0-9_-]+$/, 'This is not a project number')
export const reasonSchema = z
  .string('Give a reason')
  .trim()
  .min(3, 'Give a reason of at least 3 characters')
  .max(1000, 'Use at most 1,000 characters')

export const PROJECT_STATUSES = ['active', 'closed', 'completed'] as const

export const escrowAccountSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  status: z.enum(PROJECT_STATUSES),
  /** US dollars, like every amount of this call. */
  totalValue: z.number(),
  /** What is in escrow now. */
  depositsHeld: z.number(),
  advancesReleased: z.number(),
  /** What the next phase can draw on: escrow, less what a dispute holds. */
  availableBalance: z.number(),
  retainageHeld: z.number(),
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

export const transactionSchema = z.object({
  id: z.string(),
  projectId: z.string().nullable(),
  type: z.string(),
  description: z.string(),
  fromParty: z.string(),
  toParty: z.string(),
  amount: z.number(),
  status: z.enum(['completed', 'reversed']),
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
  summary: 'Totals over the projects one sees, and who held the money when',
  input: z.object({}),
  output: z.object({
    /** What is in escrow now. */
    totalEscrowValue: z.number(),
    /** What the house earned: fees, and for operators discounts too. */
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
    pendingFactoring: z.number(),
    advancesOutstanding: z.number(),
    receivables: z.number(),
    overdueReceivables: z.number(),
    /** Balances at the end of each day on which money moved, oldest first: the picture of the money over time. */
    /** What is released next, soonest first. */
    calendar: z.array(scheduledReleaseSchema),
    timeline: z.array(
      z.object({ day: z.string(), escrow: z.number(), retainage: z.number(), fabricators: z.number(), receivables: z.number() }),
    ),
  }),
})

export const movementSchema = z.object({
  account: ledgerAccountKindSchema,
  title: z.string(),
  /** Debits above zero, credits below. */
  amountCents: z.number().int(),
  beforeCents: z.number().int(),
  afterCents: z.number().int(),
})
export const phaseReleaseSchema = z.object({
  phase: z.enum(PHASES),
  grossCents: z.number().int(),
  feeCents: z.number().int(),
  retainageCents: z.number().int(),
  repaidCents: z.number().int(),
  netCents: z.number().int(),
})

const unknownProject = { status: 404, message: 'There is no such project among yours.' } as const
export const PROJECT_ERRORS = { unknownProject } as const
/** Why a phase does not release; the first that applies. */
export const PHASE_ERRORS = {
  unknownProject,
  projectClosed: { status: 409, message: 'This project is closed.' },
  phaseOutOfOrder: { status: 409, message: 'Phases complete in order: fabrication start, quality check, shipment, delivery.' },
  stageNotReached: { status: 409, message: 'The order has not reached the stage that goes with this phase.' },
  disputeOpen: { status: 409, message: 'A dispute is open on this project. Resolve it first.' },
  waiverMissing: { status: 409, message: 'A lien waiver is missing. The shop has to sign it first.' },
  underfunded: { status: 409, message: 'Escrow does not hold enough for this phase. A payment is still expected.' },
} as const

export const waiverSchema = z.object({
  id: z.string(),
  phase: z.enum(PHASES),
  condition: z.enum(WAIVER_CONDITIONS),
  kind: z.enum(WAIVER_KINDS),
  amountCents: z.number().int(),
  signedBy: z.string(),
  signedAt: z.string(),
  textVersion: z.number().int(),
  textHash: z.string(),
})
export type Waiver = z.infer<typeof waiverSchema>

/** POST /api/payments/projects/{projectId}/phase-complete: a phase that is complete already answers its release again; nothing moves twice. */
export const completePhase = defineCall({
  feature: 'payments',
  // Not the shop: it would release money to itself.
  access: [...OPERATOR_ROLES, ...BUILDERS],
  name: 'completePhase',
  method: 'POST',
  path: '/api/payments/projects/{projectId}/phase-complete',
  summary: 'Complete a phase of a project and release its money',
  input: z.object({
    projectId: projectIdSchema,
    phase: z.enum(PHASES, 'Choose a phase'),
    /** As the specification sends it; who acted is the signed-in person, whatever stands here. */
    triggeredBy: z.string().trim().max(100).optional(),
    notes: z.string().trim().max(2000, 'Use at most 2,000 characters').default(''),
  }),
  recheck: true,
  output: z.object({
    success: z.literal(true),
    projectId: z.string(),
    release: phaseReleaseSchema,
    transactionId: z.string(),
    completedAt: z.string(),
    completedBy: z.string(),
    /** With the last phase: until when the builder can object to what was delivered. */
    acceptanceEndsOn: z.string().nullable(),
  }),
  errors: PHASE_ERRORS,
  idempotent: true,
})

export const previewPhase = defineCall({
  ...money,
  name: 'previewPhase',
  method: 'GET',
  path: '/api/payments/projects/{projectId}/phases/{phase}/preview',
  summary: 'What completing a phase would move, to the cent',
  input: z.object({ projectId: projectIdSchema, phase: z.enum(PHASES) }),
  output: z.object({
    release: phaseReleaseSchema,
    movements: z.array(movementSchema),
    /** Null when the phase can complete now. */
    refusal: z.object({ code: z.string(), message: z.string(), missing: z.array(z.string()) }).nullable(),
  }),
  errors: { unknownProject },
})

export const projectInvoiceSchema = z.object({
  number: z.string(),
  projectId: z.string(),
  kind: z.enum(INVOICE_KINDS),
  status: z.enum(INVOICE_STATUSES),
  amountCents: z.number().int(),
  openCents: z.number().int(),
  /** Null while scheduled. */
  issuedOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  daysLate: z.number().int(),
  builder: z.string(),
})
export type ProjectInvoice = z.infer<typeof projectInvoiceSchema>

export const paymentProjectSchema = z.object({
  projectId: z.string(),
  title: z.string(),
  status: z.enum(PROJECT_STATUSES),
  builder: z.string(),
  fabricator: z.string().nullable(),
  priceCents: z.number().int(),
  openedAt: z.string(),
  /** Balances of the project's accounts, each the sum of its entries. */
  balances: z.array(z.object({ account: ledgerAccountKindSchema, title: z.string(), balanceCents: z.number().int() })),
  phases: z.array(
    phaseReleaseSchema.extend({
      title: z.string(),
      completedAt: z.string().nullable(),
      completedBy: z.string().nullable(),
      notes: z.string(),
      /** A bank statement has shown its payout. */
      paidOut: z.boolean(),
      /** Waivers that the shop may sign now. */
      waiversNeeded: z.array(z.enum(WAIVER_CONDITIONS)),
    }),
  ),
  invoices: z.array(projectInvoiceSchema),
  waivers: z.array(waiverSchema),
  retainage: z.object({
    heldCents: z.number().int(),
    /** Null before delivery. */
    releasesOn: z.string().nullable(),
    releasedAt: z.string().nullable(),
    heldByDispute: z.boolean(),
  }),
  openDispute: z.string().nullable(),
})
export type PaymentProject = z.infer<typeof paymentProjectSchema>

export const getPaymentProject = defineCall({
  ...money,
  name: 'getPaymentProject',
  method: 'GET',
  path: '/api/payments/projects/{projectId}',
  keys: 'read',
  summary: "A project's money: balances, phases, invoices, waivers, retainage",
  input: z.object({ projectId: projectIdSchema }),
  output: z.object({ project: paymentProjectSchema }),
  errors: { unknownProject },
})

export const releaseRetainage = defineCall({
  feature: 'payments',
  access: [...OPERATOR_ROLES, ...BUILDERS],
  name: 'releaseRetainage',
  method: 'POST',
  path: '/api/payments/projects/{projectId}/retainage-release',
  summary: 'Release retainage: the builder accepts early, or the acceptance window has passed',
  input: z.object({ projectId: projectIdSchema, notes: z.string().trim().max(2000).default('') }),
  recheck: true,
  output: z.object({ project: paymentProjectSchema }),
  errors: {
    unknownProject,
    notDelivered: { status: 409, message: 'Retainage is held back with delivery; this project is not delivered.' },
    acceptanceRunning: { status: 409, message: 'The acceptance window is still open. Until it ends only the builder can accept.' },
    disputeOpen: PHASE_ERRORS.disputeOpen,
    releasedAlready: { status: 409, message: 'Retainage of this project was released before.' },
  },
  idempotent: true,
})

export const ledgerEntrySchema = z.object({
  id: z.string(),
  postingId: z.string(),
  postedAt: z.string(),
  kind: z.string(),
  description: z.string(),
  projectId: z.string().nullable(),
  account: ledgerAccountKindSchema,
  title: z.string(),
  amountCents: z.number().int(),
  /** The account's balance after this entry. */
  balanceCents: z.number().int(),
  by: z.string(),
})
export type LedgerEntryRow = z.infer<typeof ledgerEntrySchema>

export const listLedgerEntries = defineCall({
  ...money,
  name: 'listLedgerEntries',
  method: 'GET',
  path: '/api/payments/entries',
  keys: 'read',
  summary: 'The entries that a balance is the sum of, newest first; accounts of the house are for operators',
  input: listInput({
    sorts: ['postedAt'],
    filters: { projectId: projectIdSchema.optional(), account: z.enum(['all', ...LEDGER_ACCOUNT_KINDS]).default('all') },
  }),
  output: listOutput(ledgerEntrySchema).extend({ balanceCents: z.number().int() }),
  errors: { unknownProject },
})

export const downloadAccountStatement = defineCall({
  ...money,
  name: 'downloadAccountStatement',
  method: 'GET',
  path: '/api/payments/account-statement',
  keys: 'read',
  summary: "A statement of account as CSV or PDF: one project's, or of all projects one sees",
  input: z.object({ projectId: projectIdSchema.optional(), format: z.enum(['csv', 'pdf']).default('pdf') }),
  output: fileAnswerSchema,
  answers: 'stream',
  errors: { unknownProject },
})
