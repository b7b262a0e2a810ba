import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { PARTNERS } from '../parties/company'
import { NOT_INDEPENDENT } from '../parties/independence'
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
  /** What the shop owes back from its releases. */
  advanceAmount: z.number(),
  receivableAmount: z.number(),
  /** A fraction of the advance. */
  factoringDiscount: z.number(),
  /** What the shop is paid: the advance less the discount. */
  paidAmount: z.number(),
  /** What releases have not repaid yet, of all advances on the project. */
  outstandingAmount: z.number(),
  status: z.enum(FACTORING_STATUSES),
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

/** What screens page through. The list above is the specified one: plain rows at the top, at most 500. */
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
  projectClosed: { status: 409, message: 'This project is closed.' },
  notFunded: {
    status: 409,
    message: 'The rest of the price is not funded yet. You can ask for early payout once it is paid in or on credit.',
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

/** Approval pays what the receivable still covers at that moment, which may be less than was asked for, never more. */
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
    alreadyDecided: { status: 409, message: 'This request has been decided.' },
    notIndependent: NOT_INDEPENDENT,
  },
  idempotent: true,
})
