import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { PARTNERS } from '../parties/company'
import { NOT_INDEPENDENT } from '../parties/independence'
import { DEBT_DECISIONS } from './advanceOutcome'
import { FACTORING_STATUSES, FACTORING_URGENCIES, TRUST_LEVELS } from './factoring'
import { money, projectIdSchema } from './moneyAccess'

const unknownProject = { status: 404, message: 'There is no such project among yours.' } as const
const urgency = z.enum(FACTORING_URGENCIES, 'Choose standard or urgent')

/** Amounts in US dollars, as specified. */
export const factoringRequestSchema = z.object({
  id: z.string(),
  /** The shop. */
  rollFormerId: z.string(),
  rollFormer: z.string(),
  projectId: z.string(),
  trustLevel: z.enum(TRUST_LEVELS),
  urgency: z.enum(FACTORING_URGENCIES),
  /** What the shop repays from its releases. */
  advanceAmount: z.number(),
  receivableAmount: z.number(),
  /** A fraction of the advance. */
  factoringDiscount: z.number(),
  /** What the shop is paid: the advance less the discount. */
  paidAmount: z.number(),
  /** The unrepaid total of all advances on the project. */
  outstandingAmount: z.number(),
  /** Paid out, no longer covered by the project, and owed by the shop. */
  owedAmount: z.number(),
  status: z.enum(FACTORING_STATUSES),
  /** Whether the shop has signed the conditional waiver of exactly the amount it is paid; null while an approval could pay nothing. */
  waiverSigned: z.boolean().nullable(),
  /** Why that waiver can't be signed yet: Framewell has not entered the state's form. Null if it can, or is. */
  waitsForForm: z.string().nullable().default(null),
  decisionReason: z.string().nullable(),
  createdAt: z.string(),
})
export type FactoringRequest = z.infer<typeof factoringRequestSchema>

export const listFactoring = defineCall({
  ...money,
  name: 'listFactoring',
  method: 'GET',
  path: '/api/payments/factoring',
  summary: 'Requests for early payout, newest first',
  input: z.object({
    projectId: projectIdSchema.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(500).default(500),
  }),
  output: z.array(factoringRequestSchema),
})

/** The paged variant for screens. The list above is the specified one: a top-level array of at most 500 rows. */
export const searchFactoring = defineCall({
  ...money,
  name: 'searchFactoring',
  method: 'GET',
  path: '/api/payments/early-payouts',
  summary: 'Requests for early payout with search, filters and order',
  input: listInput({
    sorts: ['createdAt', 'advanceAmount', 'receivableAmount'],
    filters: { status: z.enum(['all', ...FACTORING_STATUSES]).default('all') },
  }),
  output: listOutput(factoringRequestSchema),
})

const FACTORING_ERRORS = {
  unknownProject,
  noPrice: { status: 409, message: 'No price is agreed for this order yet. Accept it first.' },
  projectClosed: { status: 409, message: 'This project is closed.' },
  orderOnHold: { status: 409, message: 'This order is on hold. Early payout waits until work goes on.' },
  notFunded: {
    status: 409,
    message: 'The rest of the price is not funded yet. You can ask for early payout once it is paid in or on credit.',
  },
  builderUnpaid: {
    status: 409,
    message:
      'The builder has paid nothing that is left to pay early. By the terms of this order, the shop is paid only once the builder has paid.',
  },
  creditLimitReached: {
    status: 409,
    message:
      'The builder has paid nothing that is left to pay early, and Framewell’s limit for trade credit leaves no room for the rest. Ask again once a payment has arrived.',
  },
  nothingToAdvance: { status: 409, message: 'Nothing is left of this receivable that could be advanced.' },
  disputeOpen: { status: 409, message: 'A dispute is open on this project. Resolve it first.' },
} as const

export const getFactoringOffer = defineCall({
  ...money,
  name: 'getFactoringOffer',
  method: 'GET',
  path: '/api/payments/projects/{projectId}/factoring-offer',
  summary: 'What a shop would be advanced on a project now',
  input: z.object({ projectId: projectIdSchema, urgency: urgency.default('standard') }),
  output: z.object({
    trustLevel: z.enum(TRUST_LEVELS),
    receivableAmount: z.number(),
    advanceAmount: z.number(),
    /** What of the advance the builder has paid, and what of it is drawn on Framewell's credit. */
    fundedAmount: z.number(),
    creditAmount: z.number(),
    paidAmount: z.number(),
    discountAmount: z.number(),
    factoringDiscount: z.number(),
  }),
  errors: FACTORING_ERRORS,
})

export const requestFactoring = defineCall({
  feature: 'payments',
  access: PARTNERS,
  name: 'requestFactoring',
  method: 'POST',
  path: '/api/payments/factoring',
  summary: 'Ask for early payout of a receivable',
  input: z.object({ projectId: projectIdSchema, urgency }),
  output: z.object({ request: factoringRequestSchema }),
  errors: {
    ...FACTORING_ERRORS,
    requestWaits: { status: 409, message: 'A request on this project is waiting for its decision.' },
  },
  idempotent: true,
  successStatus: 201,
})

/** Steps that can end or reduce a project's early payouts. */
const ADVANCE_STEPS = ['cancel', 'reroute', 'refund', 'return'] as const

export const previewAdvanceOutcome = defineCall({
  feature: 'payments',
  // Not builders: they are not party to their shop's advances.
  access: [...OPERATOR_ROLES, ...PARTNERS],
  name: 'previewAdvanceOutcome',
  method: 'GET',
  path: '/api/payments/projects/{projectId}/early-payout-outcome',
  summary: 'What canceling, rerouting, a refund or a returned payout would make of early payouts on a project',
  input: z.object({
    projectId: projectIdSchema,
    step: z.enum(ADVANCE_STEPS, 'Choose cancel, reroute, refund or return'),
    /** For 'refund': the amount refunded to the builder. */
    refundCents: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    /** For 'return', which only operators ask: the payout that came back. */
    payoutId: z.uuid().optional(),
  }),
  output: z.object({
    shop: z.string().nullable(),
    requestEnds: z.boolean(),
    undoneCents: centsSchema,
    owedCents: centsSchema,
  }),
  errors: { unknownProject, unknownPayout: { status: 404, message: 'No payout of this order on its way or paid has this ID.' } },
})

/** Settles the whole debt of a request in one decision. A set-off or receipt of less leaves the rest owed. */
export const decideShopDebt = defineCall({
  feature: 'payments',
  access: OPERATOR_ROLES,
  name: 'decideShopDebt',
  method: 'POST',
  path: '/api/payments/factoring/{id}/debt',
  summary: 'Write off what a shop owes of an early payout, set it off against another project, or book what it paid back',
  input: z
    .object({
      id: z.uuid(),
      decision: z.enum(DEBT_DECISIONS, 'Choose write off, set off or received'),
      /** For 'set_off': the shop's other project whose payable is used. */
      fromProjectId: projectIdSchema.optional(),
      /** For 'received': the undecided bank statement line. */
      bankLineId: z.uuid().optional(),
      reason: reasonSchema,
    })
    .refine(({ decision, fromProjectId }) => decision !== 'set_off' || fromProjectId !== undefined, {
      path: ['fromProjectId'],
      message: 'Name the project that pays it',
    })
    .refine(({ decision, bankLineId }) => decision !== 'received' || bankLineId !== undefined, {
      path: ['bankLineId'],
      message: 'Name the line of the bank statement',
    }),
  recheck: true,
  output: z.object({ request: factoringRequestSchema }),
  errors: {
    notIndependent: NOT_INDEPENDENT,
    nothingOwed: { status: 409, message: 'The shop owes nothing of this early payout.' },
    payoutInTransit: { status: 409, message: 'A payout to this shop is still on its way and may come back. Wait for the bank statement.' },
    otherShop: { status: 422, message: 'Choose another open or finished project of the same shop.' },
    nothingPayable: { status: 409, message: 'Nothing is payable to the shop on that project, or a payout run or dispute holds it.' },
    unknownLine: { status: 422, message: 'There is no receipt waiting for a decision under this id.' },
    moreThanOwed: { status: 422, message: 'The receipt is more than the shop owes of this early payout.' },
  },
  idempotent: true,
})

/** Approval pays what is funded at that moment, and the rest as a draw on Framewell's credit, within its limit. */
export const decideFactoring = defineCall({
  feature: 'payments',
  access: OPERATOR_ROLES,
  name: 'decideFactoring',
  method: 'POST',
  path: '/api/payments/factoring/{id}/decide',
  summary: 'Approve or reject a request for early payout, with a reason',
  input: z.object({ id: z.uuid(), decision: z.enum(['approve', 'reject'], 'Choose approve or reject'), reason: reasonSchema }),
  recheck: true,
  output: z.object({ request: factoringRequestSchema }),
  errors: {
    ...FACTORING_ERRORS,
    waiverFormMissing: { status: 409, message: 'The lien waiver form that the state prescribes for this early payout is not entered yet.' },
    waiverMissing: { status: 409, message: 'The shop has not signed the conditional waiver of this early payout.' },
    alreadyDecided: { status: 409, message: 'This request has been decided.' },
    notIndependent: NOT_INDEPENDENT,
    shopChanged: { status: 409, message: 'Another shop makes this order now. The shop that asked cannot be paid early for it.' },
  },
  idempotent: true,
})
