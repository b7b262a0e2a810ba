import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { centsSchema } from '../money/centsSchema'
import { BUILDERS } from '../parties/company'
import { ledgerAccountKindSchema } from './ledgerAccount'
import { money, projectIdSchema, unknownProject } from './moneyAccess'
import { PHASES } from './phases'

export const movementSchema = z.object({
  account: ledgerAccountKindSchema,
  title: z.string(),
  /** Debits positive, credits negative. */
  amountCents: centsSchema,
  beforeCents: centsSchema,
  afterCents: centsSchema,
})
export const phaseReleaseSchema = z.object({
  phase: z.enum(PHASES),
  grossCents: centsSchema,
  feeCents: centsSchema,
  retainageCents: centsSchema,
  shopRetainageCents: centsSchema,
  repaidCents: centsSchema,
  netCents: centsSchema,
})

/**
 * A release in the figures of the party that sees it. For the shop, `grossCents` and `retainageCents` are what of its own price is released
 * and withheld; for the builder those of the contract price, without the shop's payout and its repayment. Only operators see the margin.
 */
export const shownReleaseSchema = z.object({
  phase: z.enum(PHASES),
  grossCents: centsSchema,
  feeCents: centsSchema.nullable(),
  retainageCents: centsSchema,
  repaidCents: centsSchema.nullable(),
  netCents: centsSchema.nullable(),
})

/** Why a phase does not release; the first that applies. */
export const PHASE_ERRORS = {
  unknownProject,
  projectClosed: { status: 409, message: 'This project is closed.' },
  phaseOutOfOrder: { status: 409, message: 'Phases complete in order: fabrication start, quality check, shipment, delivery.' },
  stageNotReached: { status: 409, message: 'The order has not reached the stage that goes with this phase.' },
  disputeOpen: { status: 409, message: 'A dispute is open on this project. Resolve it first.' },
  waiverFormMissing: {
    status: 409,
    message: 'The lien waiver form that the state prescribes is not entered yet. We enter it before this phase can be accepted.',
  },
  waiverMissing: { status: 409, message: 'A lien waiver is missing. The shop has to sign it first.' },
  underfunded: { status: 409, message: 'The funds of this order are short for this phase. A payment is still expected.' },
  builderUnpaid: {
    status: 409,
    message: 'This phase waits for the builder’s payment. By the terms of this order, the shop is paid once the builder has paid.',
  },
  creditLimitReached: {
    status: 409,
    message: 'Framewell’s limit for releases on trade credit is reached. This phase waits until a builder’s payment makes room.',
  },
} as const

/**
 * POST /api/payments/projects/{projectId}/phase-complete: the builder, or an operator for the builder, accepts a phase. An already complete
 * phase returns its release again; nothing moves twice.
 */
export const completePhase = defineCall({
  feature: 'payments',
  // Not the shop: it would release money to itself.
  access: [...OPERATOR_ROLES, ...BUILDERS],
  name: 'completePhase',
  method: 'POST',
  path: '/api/payments/projects/{projectId}/phase-complete',
  summary: 'Accept a phase of a project and release its money',
  input: z.object({
    projectId: projectIdSchema,
    phase: z.enum(PHASES, 'Choose a phase'),
    /** Part of the specified payload; the actor is always the signed-in person. */
    triggeredBy: z.string().trim().max(100).optional(),
    /** Required of an operator: why the phase is accepted for the builder. */
    notes: z.string().trim().max(2000, 'Use at most 2,000 characters').default(''),
  }),
  recheck: true,
  output: z.object({
    success: z.literal(true),
    projectId: z.string(),
    release: shownReleaseSchema,
    transactionId: z.string(),
    completedAt: z.string(),
    completedBy: z.string(),
    /** For the last phase: until when the builder can object to the delivery. */
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
    release: shownReleaseSchema,
    movements: z.array(movementSchema),
    /** Null when the phase can complete now. */
    refusal: z.object({ code: z.string(), message: z.string(), missing: z.array(z.string()) }).nullable(),
  }),
  errors: { unknownProject },
})
