import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { cents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import { BUILDERS } from '../parties/company'
import { creditLineSchema } from './creditLine'
import { INVOICE_KINDS, INVOICE_STATUSES } from './invoices'
import { ledgerAccountKindSchema } from './ledgerAccount'
import { lienRecordSchema } from './lienRecord'
import { money, PROJECT_STATUSES, projectIdSchema, unknownProject } from './moneyAccess'
import { PHASE_ERRORS, shownReleaseSchema } from './phaseCalls'
import { refundSchema } from './refund'
import { RETAINAGE_HOLD_WORDS } from './retainage'
import { WAIVER_CONDITIONS, WAIVER_KINDS, WAIVER_STEPS } from './waivers'

export const waiverSchema = z.object({
  id: z.string(),
  phase: z.enum(WAIVER_STEPS),
  condition: z.enum(WAIVER_CONDITIONS),
  kind: z.enum(WAIVER_KINDS),
  amountCents: centsSchema,
  signedBy: z.string(),
  signedAt: z.string(),
  /** What it does not cover, as the shop wrote it; empty for nothing. */
  exceptions: z.string(),
  textVersion: z.number().int(),
  textHash: z.string(),
  /** The payout of its phase that the bank returned; null once a statement shows the payment made again, or if none came back. */
  returnedPayout: z.string().nullable(),
  /** Its payment is another sum than it names: it no longer counts, and the shop signs a new one. */
  amountChanged: z.boolean(),
})
export type Waiver = z.infer<typeof waiverSchema>

export const projectInvoiceSchema = z.object({
  number: z.string(),
  projectId: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** Paid before fabrication; otherwise trade credit, and owed. */
  prepaid: z.boolean(),
  status: z.enum(INVOICE_STATUSES),
  amountCents: centsSchema,
  paidCents: centsSchema,
  /** Credited by a change order or cancellation. */
  creditedCents: centsSchema,
  /** The sales tax in the amount. */
  taxCents: centsSchema,
  /** Its rates, or the certificate for which there is none; null when the amount is before tax. */
  taxNote: z.string().nullable(),
  openCents: centsSchema,
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
  /** For the shop, what it is paid in all; else the contract price. */
  priceCents: centsSchema,
  openedAt: z.string(),
  /** Balances of the project's accounts, each the sum of its entries. */
  balances: z.array(z.object({ account: ledgerAccountKindSchema, title: z.string(), balanceCents: centsSchema })),
  /** The unpaid amount, for the shop of its own price, and how much of it is cash received; the rest is trade credit. */
  funding: z.object({ unpaidCents: centsSchema, cashCents: centsSchema, escrowCents: centsSchema, creditCents: centsSchema }),
  /** Of an order that is partly on credit: its builder's trade credit, over all orders. Null for the shop, and for a builder without credit. */
  creditLine: creditLineSchema.nullable().default(null),
  phases: z.array(
    shownReleaseSchema.extend({
      title: z.string(),
      /** The shop's work has reached it. */
      recorded: z.boolean(),
      /** The last day on which the builder can accept or dispute it; after it, it counts as accepted. Null unless it can be accepted now. */
      acceptanceEndsOn: z.string().nullable(),
      /** Of a phase that counts as accepted and is not released yet: the last day of its window, and why it waits. */
      held: z.object({ endsOn: z.string(), why: z.string() }).nullable(),
      /** Why its waiver can't be signed yet: Framewell has not entered the state's form. Null if it can. */
      waitsForForm: z.string().nullable().default(null),
      completedAt: z.string().nullable(),
      completedBy: z.string().nullable(),
      /** The posting of its release; null before. */
      transactionId: z.string().nullable(),
      notes: z.string(),
      /** Taken of what it pays the shop by decisions of disputes; 0 for the builder, who reads what went back to it. */
      takenCents: centsSchema.default(cents(0)),
      /** True once a bank statement shows its payout. */
      paidOut: z.boolean(),
      /** Waivers the shop may sign now. */
      waiversNeeded: z.array(z.enum(WAIVER_CONDITIONS)),
    }),
  ),
  invoices: z.array(projectInvoiceSchema),
  waivers: z.array(waiverSchema),
  siteAddress: z.string(),
  lienRecord: lienRecordSchema,
  retainage: z.object({
    /** For the shop, what is withheld from it. */
    heldCents: centsSchema,
    /** Null before delivery. */
    releasesOn: z.string().nullable(),
    releasedAt: z.string().nullable(),
    heldByDispute: z.boolean(),
    /** The decision of a dispute ended it, not its release. */
    settledByDispute: z.boolean().default(false),
    /** Its window has passed, and its release would go over Framewell's limit for releases on credit. */
    heldByCreditLimit: z.boolean().default(false),
    /** Its window has passed, and the builder has not paid for it on an order whose credit the shop carries. */
    heldForPayment: z.boolean().default(false),
    /** Waivers that the shop may sign for it now. */
    waiversNeeded: z.array(z.enum(WAIVER_CONDITIONS)).default([]),
    /** Delivered and not released: the waivers that its release lacks, or the forms that they need, in words. */
    missing: z.array(z.string()).default([]),
    /** Why its waivers can't be signed yet: Framewell has not entered the state's form. Null if they can. */
    waitsForForm: z.string().nullable().default(null),
    /** The time to dispute is over, no dispute is open, and it is not released. */
    windowPassed: z.boolean().default(false),
    /** It was released before retainage had waivers of its own (docs/decisions/0080-the-final-waiver-is-that-of-the-retainage.md). */
    withoutWaiver: z.boolean().default(false),
  }),
  openDispute: z.string().nullable(),
  /** What is owed and was paid back to the builder; null when nothing ever was, and for the shop. */
  refund: refundSchema.nullable(),
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
    waiverFormMissing: { status: 409, message: RETAINAGE_HOLD_WORDS.waiverFormMissing },
    waiverMissing: { status: 409, message: RETAINAGE_HOLD_WORDS.waiverMissing },
    builderUnpaid: { status: 409, message: RETAINAGE_HOLD_WORDS.builderUnpaid },
    creditLimitReached: { status: 409, message: RETAINAGE_HOLD_WORDS.creditLimitReached },
  },
  idempotent: true,
})

const day = z.iso.date('Write the day like 2026-11-22')

export const downloadPayApplication = defineCall({
  feature: 'payments',
  access: [...OPERATOR_ROLES, ...BUILDERS],
  name: 'downloadPayApplication',
  method: 'GET',
  path: '/api/payments/projects/{projectId}/pay-application',
  keys: 'read',
  summary: "An order's application for payment over a period, with the content of G702 and G703, as PDF or CSV",
  input: z
    .object({ projectId: projectIdSchema, from: day, until: day, format: z.enum(['csv', 'pdf']).default('pdf') })
    .refine(({ from, until }) => from <= until, { path: ['until'], message: 'The last day is before the first' }),
  output: fileAnswerSchema,
  answers: 'stream',
  errors: { unknownProject },
})
