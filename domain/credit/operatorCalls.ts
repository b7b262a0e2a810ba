import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { NOT_INDEPENDENT } from '../parties/independence'
import { creditLineSchema } from '../payments/creditLine'
import { scoredFactorSchema } from './applicantCalls'
import { BUDGET_SCALES, creditDraftSchema } from './application'
import { QUALIFICATION_STATUSES, TIERS } from './tier'

export const applicationRowSchema = z.object({
  id: z.string(),
  contactName: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  applicationDate: z.string(),
  assignedTier: z.enum(TIERS).nullable(),
  creditScore: z.number().nullable(),
  assignedCreditLimit: z.number().nullable(),
  /** What an approval grants, US dollars; of a rejected application the limit that it would have again. */
  limitIfApproved: z.number(),
  budgetScale: z.enum(BUDGET_SCALES),
  projectLocation: z.string(),
  qualificationStatus: z.enum(QUALIFICATION_STATUSES),
})
export type ApplicationRow = z.infer<typeof applicationRowSchema>

/** Applications shown initially on the operators' list. */
export const RECENT_APPLICATIONS = 10

export const listCreditApplications = defineCall({
  name: 'listCreditApplications',
  method: 'GET',
  path: '/api/qualification/applications',
  keys: 'read',
  summary: 'Credit applications, newest first',
  feature: 'credit',
  access: OPERATOR_ROLES,
  input: listInput({
    sorts: ['applied', 'applicant', 'score', 'limit'],
    filters: { status: z.enum(['all', ...QUALIFICATION_STATUSES]).default('all') },
    perPage: RECENT_APPLICATIONS,
  }),
  output: listOutput(applicationRowSchema).extend({
    /** Over all applications, regardless of filters. */
    summary: z.object({
      total: z.number(),
      approved: z.number(),
      pending: z.number(),
      rejected: z.number(),
      averageScore: z.number().nullable(),
    }),
  }),
})

const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})

export const getCreditApplication = defineCall({
  name: 'getCreditApplication',
  method: 'GET',
  path: '/api/qualification/applications/{id}',
  keys: 'read',
  summary: 'One application with its factors, history and replay',
  feature: 'credit',
  access: OPERATOR_ROLES,
  input: z.object({ id: z.uuid() }),
  output: z.object({
    application: creditDraftSchema.extend(applicationRowSchema.shape).extend({
      aiSummary: z.string(),
      improvements: z.array(z.string()),
      factors: z.array(scoredFactorSchema),
      policyVersion: z.number(),
    }),
    /** What its company uses of its credit; null for an applicant without a company, and for a company without credit. */
    creditLine: creditLineSchema.nullable().default(null),
    /** The stored answers decided again under the stored policy version: equal unless a person overrode the decision. */
    replay: z.object({ score: z.number(), tier: z.enum(TIERS), assignedCreditLimit: z.number(), matchesStored: z.boolean() }),
    history: z.array(auditEntrySchema),
  }),
})
export type ApplicationDetail = CallOutputOf<typeof getCreditApplication>
type CallOutputOf<C extends { output: z.ZodType }> = z.output<C['output']>

/** Maximum Premium limit, US dollars. */
export const MAX_CREDIT_LIMIT = 500_000
export const REVIEW_ACTIONS = ['approve', 'reject', 'override'] as const

export const reviewCreditApplication = defineCall({
  name: 'reviewCreditApplication',
  method: 'POST',
  path: '/api/qualification/applications/{id}/review',
  summary: 'Approve, reject or override an application, with a reason',
  feature: 'credit',
  access: OPERATOR_ROLES,
  input: z
    .object({
      id: z.uuid(),
      action: z.enum(REVIEW_ACTIONS, 'Choose approve, reject or override'),
      /** Required to override. */
      tier: z.enum(TIERS, 'Choose a tier').optional(),
      /** US dollars; required when overriding to Premium, up to the tier's limit; by default the policy's. */
      creditLimit: z
        .number('Use whole dollars')
        .int('Use whole dollars')
        .min(0, 'A limit cannot be negative')
        .max(MAX_CREDIT_LIMIT, 'The highest limit is $500,000')
        .optional(),
      reason: reasonSchema,
      /** What the reviewer saw. If any of it changed since, the review is refused. */
      seen: z
        .object({
          status: z.enum(QUALIFICATION_STATUSES),
          tier: z.enum(TIERS).nullable(),
          /** US dollars, as listed: zero while the application is rejected. */
          creditLimit: z.number().nullable(),
          limitIfApproved: z.number(),
        })
        .partial()
        .optional(),
    })
    .refine((review) => review.action !== 'override' || review.tier !== undefined, { path: ['tier'], message: 'Choose a tier' })
    .refine((review) => review.action !== 'override' || review.tier !== 'Premium' || review.creditLimit !== undefined, {
      path: ['creditLimit'],
      message: 'Premium needs a credit limit',
    }),
  recheck: true,
  output: z.object({ application: applicationRowSchema }),
  errors: {
    notIndependent: NOT_INDEPENDENT,
    limitAboveTier: { status: 422, message: 'This limit is above what the tier allows. Lower it or choose another tier.' },
    changedMeanwhile: { status: 409, message: 'Somebody else reviewed this application meanwhile. Look at it again before you decide.' },
  },
  idempotent: true,
})

export const getQualificationAnalytics = defineCall({
  name: 'getQualificationAnalytics',
  method: 'GET',
  path: '/api/qualification/analytics',
  keys: 'read',
  summary: 'Figures of qualification, computed from the applications',
  feature: 'credit',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object({
    tierDistribution: z.record(z.string(), z.number()).describe('Builders by the tier of their newest application'),
    conversionMetrics: z.object({
      qualificationSubmissions: z.number(),
      tierAssignments: z.number(),
      projectCreations: z.number(),
      fabricatorAssignments: z.number(),
      /** Percent of builders whose company signed an order. */
      conversionRate: z.number(),
    }),
    totalBuilders: z.number(),
    newBuildersThisMonth: z.number(),
    conversionRate: z.number(),
  }),
})
