import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { MILS } from '../framing/profile'
import { defineCall } from '../http/defineCall'
import { typedNumber } from '../numbers/typedNumber'
import { TRUST_LEVELS } from '../payments/factoring'
import { applicationNoteSchema } from './applicationNotes'
import { APPLICATION_KINDS } from './applicationOptions'
import { APPLICATION_STATUSES, DOCUMENT_STATUSES, REVIEW_ACTIONS } from './applicationStates'
import { networkDocumentSchema, notSigned, ownApplicationSchema } from './joiningCalls'
import { FABRICATOR_STATUSES } from './networkStatus'
import { latitudeSchema, longitudeSchema } from './simpleApplication'

const operators = { feature: 'network', access: OPERATOR_ROLES } as const
const reason = z.string('Give a reason').trim().min(3, 'Give a reason of at least 3 characters').max(1000, 'Use at most 1,000 characters')
export const SHOP_WEBS = ['350', '362', '550', '600', '800', '1000'] as const

export const networkApplicationRowSchema = ownApplicationSchema
  .pick({ id: true, applicationId: true, kind: true, companyName: true, status: true, submittedAt: true, promisedBy: true })
  .extend({ contactName: z.string(), email: z.string(), place: z.string(), openQuestions: z.number() })
export type NetworkApplicationRow = z.infer<typeof networkApplicationRowSchema>

export const listNetworkApplications = defineCall({
  ...operators,
  name: 'listNetworkApplications',
  method: 'GET',
  path: '/api/network/applications',
  summary: 'Applications to the network, those due first',
  input: z.object({
    status: z.enum(['all', 'open', ...APPLICATION_STATUSES]).default('open'),
    kind: z.enum(['all', ...APPLICATION_KINDS]).default('all'),
    search: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({
    data: z.array(networkApplicationRowSchema),
    total: z.number(),
    /** Open applications in all, and those beyond their promise. */
    summary: z.object({ open: z.number(), late: z.number() }),
  }),
})

/** What routing needs of a shop, given or corrected by the reviewer at approval. */
export const fabricatorFactsSchema = z.object({
  address: z.string().trim().min(1, 'Address required').max(300, 'Use at most 300 characters'),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  weeklyCapacity: typedNumber(z.number('Use a number').int('Use a whole number').min(1, 'At least 1').max(10_000, 'At most 10,000')),
  reachMiles: typedNumber(z.number('Use a number').int('Use a whole number').min(1, 'At least 1 mile').max(3000, 'At most 3,000 miles')),
  /** What the shop asks for 100 sq ft, US dollars. */
  unitPrice: typedNumber(z.number('Use a number').min(1, 'At least $1').max(100_000, 'At most $100,000')),
  webs: z.array(z.enum(SHOP_WEBS)).min(1, 'Choose at least one profile depth'),
  mils: z.array(z.union(MILS.map((mil) => z.literal(mil)))).min(1, 'Choose at least one thickness'),
  maxMemberFeet: typedNumber(z.number('Use a number').min(4, 'At least 4 ft').max(60, 'At most 60 ft')),
  toleranceInches: typedNumber(z.number('Use a number').min(0.001, 'At least 0.001 in').max(1, 'At most 1 in')),
})
export type FabricatorFacts = z.infer<typeof fabricatorFactsSchema>

export const networkApplicationDetailSchema = ownApplicationSchema.extend({
  contactName: z.string(),
  email: z.string(),
  becomesFabricator: z.boolean(),
  /** What the application says of the shop already; the reviewer completes it. */
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
  input: z.object({ id: z.uuid(), status: z.enum(DOCUMENT_STATUSES).exclude(['submitted']), reason }),
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
    reason,
    fabricator: fabricatorFactsSchema.optional(),
    /** Whom an approval invites to sign in, in place of the applicant's address. */
    accountEmail: z.string().trim().max(254, 'Invalid email address').pipe(z.email('Invalid email address')).optional(),
    /** The status the reviewer saw; a review of what changed meanwhile is refused. */
    seen: z.enum(APPLICATION_STATUSES).optional(),
  }),
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
    fabricatorFactsMissing: { status: 422, message: 'Fill in what routing needs of the shop.' },
  },
  idempotent: true,
})

export const fabricatorRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  status: z.enum(FABRICATOR_STATUSES),
  statusReason: z.string().nullable(),
  isPreferred: z.boolean(),
  qualityScore: z.number(),
  qualityWords: z.string(),
  weeklyCapacity: z.number(),
  bookedThisWeek: z.number(),
  insuredUntil: z.string().nullable(),
  trustLevel: z.enum(TRUST_LEVELS),
  /** Shares of its finished orders; null before the first. */
  onTimeRate: z.number().nullable(),
  disputeRate: z.number().nullable(),
  /** Days from order to delivery, mean over those it delivered in the last 365 days; null without one. */
  avgLeadTime: z.number().nullable(),
  /** Orders under way, and what the house holds for or advanced on them, US dollars. */
  activeProjects: z.number(),
  currentExposure: z.number(),
  /** Sent by the shop and not decided yet. */
  openDocuments: z.number(),
  demo: z.boolean(),
})
export type FabricatorRow = z.infer<typeof fabricatorRowSchema>

export const listFabricators = defineCall({
  ...operators,
  name: 'listFabricators',
  method: 'GET',
  path: '/api/network/fabricators',
  keys: 'read',
  summary: 'Shops of the network with status, quality and load',
  input: z.object({
    status: z.enum(['all', ...FABRICATOR_STATUSES]).default('all'),
    search: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({ data: z.array(fabricatorRowSchema), total: z.number() }),
})

export const listShopDocuments = defineCall({
  ...operators,
  name: 'listShopDocuments',
  method: 'GET',
  path: '/api/network/fabricators/{id}/documents',
  summary: 'Documents of a shop, newest first: what it sent since it joined, and what came with its application',
  input: z.object({ id: z.uuid() }),
  output: z.object({ documents: z.array(networkDocumentSchema) }),
})

export const setFabricatorStatus = defineCall({
  ...operators,
  name: 'setFabricatorStatus',
  method: 'POST',
  path: '/api/network/fabricators/{id}/status',
  summary: 'Make a shop active, pause or suspend it, with a reason',
  input: z.object({ id: z.uuid(), status: z.enum(FABRICATOR_STATUSES, 'Choose a status'), reason }),
  output: z.object({ fabricator: fabricatorRowSchema }),
  errors: {
    unchanged: { status: 409, message: 'The shop has this status already.' },
    uninsured: { status: 422, message: 'The insurance certificate of this shop has ended. Accept a valid one first.' },
  },
  idempotent: true,
})

export const calendarWeekSchema = z.object({
  week: z.string(),
  capacityUnits: z.number(),
  closedUnits: z.number(),
  reservedUnits: z.number(),
  bookedUnits: z.number(),
  note: z.string(),
})
export type CalendarWeek = z.infer<typeof calendarWeekSchema>

export const getCapacity = defineCall({
  ...operators,
  name: 'getCapacity',
  method: 'GET',
  path: '/api/network/fabricators/{id}/capacity',
  keys: 'read',
  summary: "A shop's calendar of weekly capacity, from this week on",
  input: z.object({ id: z.uuid(), weeks: z.coerce.number().int().min(1).max(52).default(16) }),
  output: z.object({ weeks: z.array(calendarWeekSchema) }),
})

export const setCapacityWeek = defineCall({
  ...operators,
  name: 'setCapacityWeek',
  method: 'PUT',
  path: '/api/network/fabricators/{id}/capacity/{week}',
  keys: 'write',
  summary: 'Set what a week of a shop loses to holidays, maintenance and work of its own',
  input: z.object({
    id: z.uuid(),
    week: z.iso
      .date('Use a date like 2026-11-23')
      .refine((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1, 'A week is named by its Monday'),
    closedUnits: typedNumber(z.number('Use a number').int('Use a whole number').min(0, 'At least 0').max(10_000, 'At most 10,000')),
    reservedUnits: typedNumber(z.number('Use a number').int('Use a whole number').min(0, 'At least 0').max(10_000, 'At most 10,000')),
    note: z.string().trim().max(200, 'Use at most 200 characters').default(''),
    /** What stood there when it was changed: somebody else's newer figures are not overwritten. */
    seen: z.object({ closedUnits: z.number(), reservedUnits: z.number() }).optional(),
  }),
  output: z.object({ week: calendarWeekSchema }),
  errors: {
    changedMeanwhile: { status: 409, message: 'This week was changed meanwhile. Close this and look at it before you set it.' },
    pastWeek: { status: 422, message: 'This week is over.' },
    promised: { status: 409, message: 'Orders hold more of this week than would be left. Move them first.' },
  },
})
