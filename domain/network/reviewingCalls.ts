import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { applicationNoteSchema } from './applicationNotes'
import { APPLICATION_KINDS } from './applicationOptions'
import { APPLICATION_STATUSES, DOCUMENT_STATUSES, REVIEW_ACTIONS } from './applicationStates'
import { fabricatorFactsSchema } from './fabricatorFacts'
import { networkDocumentSchema, notSigned, ownApplicationSchema } from './joiningCalls'

const operators = { feature: 'network', access: OPERATOR_ROLES } as const

export const networkApplicationRowSchema = ownApplicationSchema
  .pick({ id: true, applicationId: true, kind: true, companyName: true, status: true, submittedAt: true, promisedBy: true })
  .extend({ contactName: z.string(), email: z.string(), place: z.string(), openQuestions: z.number() })
export type NetworkApplicationRow = z.infer<typeof networkApplicationRowSchema>

export const listNetworkApplications = defineCall({
  ...operators,
  name: 'listNetworkApplications',
  method: 'GET',
  path: '/api/network/applications',
  summary: 'Applications to the network: open ones those due first, others the newest first, unless another order is asked for',
  input: listInput({
    sorts: ['submitted', 'due', 'company'],
    filters: {
      status: z.enum(['all', 'open', ...APPLICATION_STATUSES]).default('open'),
      kind: z.enum(['all', ...APPLICATION_KINDS]).default('all'),
    },
  }),
  output: listOutput(networkApplicationRowSchema).extend({
    /** Number of open applications, and of those past their promise. */
    summary: z.object({ open: z.number(), late: z.number() }),
  }),
})

export const networkApplicationDetailSchema = ownApplicationSchema.extend({
  contactName: z.string(),
  email: z.string(),
  becomesFabricator: z.boolean(),
  /** The application's facts about the shop, for the reviewer to complete. */
  suggestedFacts: fabricatorFactsSchema.partial(),
  insuredUntil: z.string().nullable(),
  /** The newest first. */
  notes: z.array(applicationNoteSchema),
  history: z.array(z.object({ id: z.string(), at: z.string(), actor: z.string(), action: z.string(), reason: z.string().nullable() })),
})
export type NetworkApplicationDetail = z.infer<typeof networkApplicationDetailSchema>

export const getNetworkApplication = defineCall({
  ...operators,
  name: 'getNetworkApplication',
  method: 'GET',
  path: '/api/network/applications/{id}',
  summary: 'One application with its answers, questions, documents and history',
  input: z.object({ id: z.uuid() }),
  output: z.object({ application: networkApplicationDetailSchema }),
})

export const askApplicant = defineCall({
  ...operators,
  name: 'askApplicant',
  method: 'POST',
  path: '/api/network/applications/{id}/questions',
  summary: 'Ask the applicant a question; it is mailed with the private link',
  input: z.object({
    id: z.uuid(),
    text: z.string('Write a question').trim().min(3, 'Write a question').max(4000, 'Use at most 4,000 characters'),
  }),
  output: z.object({ application: networkApplicationDetailSchema }),
  errors: { alreadyDecided: { status: 409, message: 'This application has been decided.' } },
  idempotent: true,
})

export const judgeDocument = defineCall({
  ...operators,
  name: 'judgeDocument',
  method: 'POST',
  path: '/api/network/documents/{id}/review',
  summary: 'Accept or refuse a document, with a reason; an accepted certificate insures its shop',
  input: z.object({ id: z.uuid(), status: z.enum(DOCUMENT_STATUSES).exclude(['submitted']), reason: reasonSchema }),
  output: z.object({ document: networkDocumentSchema }),
  errors: { alreadyJudged: { status: 409, message: 'This document has been decided.' } },
  idempotent: true,
})

export const downloadSignedAgreement = defineCall({
  ...operators,
  name: 'downloadSignedAgreement',
  method: 'GET',
  path: '/api/network/applications/{id}/agreement',
  summary: 'The agreement an applicant has signed, as a PDF',
  input: z.object({ id: z.uuid() }),
  output: z.unknown(),
  answers: 'stream',
  errors: { notSigned },
})

export const downloadNetworkDocument = defineCall({
  ...operators,
  name: 'downloadNetworkDocument',
  method: 'GET',
  path: '/api/network/documents/{id}/file',
  summary: 'Download a document',
  input: z.object({ id: z.uuid() }),
  output: z.unknown(),
  answers: 'stream',
})

export const reviewApplication = defineCall({
  ...operators,
  name: 'reviewApplication',
  method: 'POST',
  path: '/api/network/applications/{id}/review',
  summary:
    'Begin a review, approve or reject, with a reason; approval makes the fabricator or directory partner, its company, and invites its owner',
  input: z.object({
    id: z.uuid(),
    action: z.enum(REVIEW_ACTIONS, 'Choose begin, approve or reject'),
    reason: reasonSchema,
    fabricator: fabricatorFactsSchema.optional(),
    /** Whom an approval invites to sign in, instead of the applicant's address. */
    accountEmail: z.string().trim().max(254, 'Invalid email address').pipe(z.email('Invalid email address')).optional(),
    /** The status the reviewer saw. If it changed since, the review is refused. */
    seen: z.enum(APPLICATION_STATUSES).optional(),
  }),
  recheck: true,
  output: z.object({ application: networkApplicationDetailSchema }),
  errors: {
    alreadyDecided: { status: 409, message: 'This application has been decided.' },
    alreadyInReview: { status: 409, message: 'This application is in review already.' },
    changedMeanwhile: { status: 409, message: 'Somebody else reviewed this application meanwhile. Look at it again before you decide.' },
    insuranceMissing: {
      status: 422,
      message: 'A shop needs an accepted insurance certificate that is valid. Ask for it, or accept it first.',
    },
    otherAccount: {
      status: 409,
      message: 'The address to invite has an account of another kind already. Ask the applicant for another one and invite that.',
    },
    alreadyMember: {
      status: 409,
      message: 'This company already has a shop in the network. Change that shop, or decline this application.',
    },
    fabricatorFactsMissing: { status: 422, message: 'Fill in what routing needs from the shop.' },
  },
  idempotent: true,
})
