import { z } from 'zod'
import { OPERATOR_ROLES, type Role } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { NOT_INDEPENDENT } from '../parties/independence'
import { DISPUTE_OUTCOMES, DISPUTE_REASONS, DISPUTE_STATUSES } from './disputes'
import { money, projectIdSchema } from './moneyAccess'

const unknownDispute = { status: 404, message: 'There is no such dispute among yours.' } as const
const resolved = { status: 409, message: 'This dispute is resolved.' } as const

export const disputeRowSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  reason: z.enum(DISPUTE_REASONS),
  status: z.enum(DISPUTE_STATUSES),
  openedBy: z.string(),
  builder: z.string(),
  fabricator: z.string().nullable(),
  openedAt: z.string(),
  /** Date by which Framewell decides. */
  decideBy: z.string(),
  late: z.boolean(),
  /** When it was decided; null while it is open. */
  resolvedAt: z.string().nullable(),
  /** The amount a decision can allocate now; for the shop, of its own price. */
  heldCents: centsSchema,
  /** The part of it that is not released. */
  unreleasedCents: centsSchema,
  /** Where that is held: in escrow until delivery. */
  heldIn: z.enum(['escrow', 'retainage']),
  /** The part that was released and is not paid out. */
  releasedCents: centsSchema,
  outcome: z.enum(DISPUTE_OUTCOMES).nullable(),
  /** Why the signed-in operator cannot decide it; null when they can, and for everybody else. */
  decisionRefusal: z.string().nullable(),
  /** Unread messages for the signed-in person in the order's conversation, where the dispute is mediated. */
  unread: z.number().int(),
})
export type DisputeRow = z.infer<typeof disputeRowSchema>

export const disputeDetailSchema = disputeRowSchema.extend({
  description: z.string(),
  resolution: z
    .object({ reason: z.string(), by: z.string(), at: z.string(), refundCents: centsSchema, releaseCents: centsSchema })
    .nullable(),
  evidence: z.array(
    z.object({ id: z.string(), name: z.string(), mimeType: z.string(), sizeBytes: z.number(), by: z.string(), at: z.string() }),
  ),
})
export type DisputeDetail = z.infer<typeof disputeDetailSchema>
const detail = z.object({ dispute: disputeDetailSchema })

export const listDisputes = defineCall({
  ...money,
  name: 'listDisputes',
  method: 'GET',
  path: '/api/payments/disputes',
  keys: 'read',
  summary: 'Disputes, newest first',
  input: listInput({
    /** `decideBy`: by the day of the decision, due or made. */
    sorts: ['createdAt', 'decideBy'],
    filters: { status: z.enum(['all', ...DISPUTE_STATUSES]).default('all'), projectId: projectIdSchema.optional() },
  }),
  output: listOutput(disputeRowSchema).extend({ summary: z.object({ open: z.number().int(), late: z.number().int() }) }),
})

/** Either party of a project opens a dispute. It holds phases and retainage until resolved. */
export const openDispute = defineCall({
  feature: 'payments',
  access: ['builder', 'partner'] as const satisfies readonly Role[],
  name: 'openDispute',
  method: 'POST',
  path: '/api/payments/disputes',
  summary: 'Open a dispute on a project',
  input: z.object({
    projectId: projectIdSchema,
    reason: z.enum(DISPUTE_REASONS, 'Choose what it is about'),
    description: z.string().trim().min(20, 'Describe it in at least 20 characters').max(5000, 'Use at most 5,000 characters'),
  }),
  output: detail,
  errors: {
    unknownProject: { status: 404, message: 'There is no such project among yours.' },
    openAlready: { status: 409, message: 'A dispute is open on this project. Add to it.' },
    nothingHeld: { status: 409, message: 'All money of this project has been released. Contact us about a warranty claim.' },
  },
  idempotent: true,
  successStatus: 201,
})

export const getDispute = defineCall({
  ...money,
  name: 'getDispute',
  method: 'GET',
  path: '/api/payments/disputes/{id}',
  keys: 'read',
  summary: 'A dispute with its evidence; messages about it are on its order',
  input: z.object({ id: z.uuid() }),
  output: detail,
  errors: { unknownDispute },
})

/** The file is the body; its type is detected from its bytes: PDF, JPEG, PNG. */
export const addDisputeEvidence = defineCall({
  ...money,
  name: 'addDisputeEvidence',
  method: 'POST',
  path: '/api/payments/disputes/{id}/evidence',
  summary: 'Add a document or photo to a dispute',
  idempotent: true,
  input: z.object({ id: z.uuid(), name: z.string().trim().min(1).max(160) }),
  output: detail,
  takes: 'file',
  errors: {
    unknownDispute,
    resolved,
    fileTooLarge: { status: 413, message: 'Files can have up to 10 MB.' },
    emptyFile: { status: 422, message: 'The file is empty.' },
    unknownFileType: { status: 415, message: 'Only PDF, JPEG and PNG files are taken.' },
  },
})

export const downloadDisputeEvidence = defineCall({
  ...money,
  name: 'downloadDisputeEvidence',
  method: 'GET',
  path: '/api/payments/disputes/{id}/evidence/{evidenceId}',
  summary: 'One file of a dispute',
  input: z.object({ id: z.uuid(), evidenceId: z.uuid() }),
  output: fileAnswerSchema,
  answers: 'stream',
  errors: { unknownDispute },
})

export const resolveDispute = defineCall({
  feature: 'payments',
  access: OPERATOR_ROLES,
  name: 'resolveDispute',
  method: 'POST',
  path: '/api/payments/disputes/{id}/resolve',
  summary: 'Resolve a dispute by release, refund or split of all that it holds, with a reason',
  input: z.object({
    id: z.uuid(),
    outcome: z.enum(DISPUTE_OUTCOMES, 'Choose an outcome'),
    /** For a split: the refund to the builder. */
    refundCents: centsSchema.min(1).optional(),
    reason: reasonSchema,
  }),
  recheck: true,
  output: detail,
  errors: {
    unknownDispute,
    resolved,
    notIndependent: NOT_INDEPENDENT,
    nothingHeld: { status: 409, message: 'Nothing is held that could go back to the builder.' },
    builderUnpaid: {
      status: 409,
      message:
        'The builder has not paid for what this would release. By the terms of this order, the shop is paid once the builder has paid.',
    },
    creditLimitReached: {
      status: 409,
      message: 'Framewell’s limit for releases on trade credit is reached. Decide once a builder’s payment makes room, or raise the limit.',
    },
    splitAmount: { status: 422, message: 'A split gives each side a part: more than nothing, less than all that is held.' },
  },
  idempotent: true,
})
