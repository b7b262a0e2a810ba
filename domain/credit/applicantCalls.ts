import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { siteSchema } from '../network/siteAnswers'
import { adverseActionSchema } from './adverseAction'
import { creditApplicationSchema } from './application'
import { CREDIT_FACTORS, publicTermsSchema, tierFactsSchema } from './policy'
import { ASSIGNABLE_TIERS, QUALIFICATION_STATUSES, TIERS } from './tier'

/** Shown for any failed application, as specified. */
export const APPLY_FAILED = 'Something went wrong. Please try again.'

export const scoredFactorSchema = z.object({
  factor: z.enum(CREDIT_FACTORS),
  label: z.string(),
  answer: z.string(),
  points: z.number(),
  maxPoints: z.number(),
})

/** A decision as its applicant sees it. */
export const creditResultSchema = z.object({
  id: z.string(),
  /** Opens this decision without sign-in; part of the private link. */
  token: z.string(),
  tier: z.enum(TIERS),
  score: z.number(),
  /** US dollars. */
  assignedCreditLimit: z.number(),
  aiSummary: z.string(),
  improvements: z.array(z.string()),
  status: z.enum(QUALIFICATION_STATUSES),
  factors: z.array(scoredFactorSchema),
  policyVersion: z.number(),
  decidedAt: z.string(),
  /** What was denied or reduced, with the principal reasons; null when nothing was. */
  adverseAction: adverseActionSchema.nullable(),
  /** Where and by when the frame is needed, as far as it was given. */
  site: siteSchema,
})
export type CreditResult = z.infer<typeof creditResultSchema>

export const applyForCredit = defineCall({
  name: 'applyForCredit',
  method: 'POST',
  path: '/api/qualification/apply',
  summary: 'Pre-qualify for credit',
  feature: 'credit',
  access: 'public',
  input: creditApplicationSchema,
  output: creditResultSchema,
  idempotent: true,
  rateLimit: { points: 20, windowSeconds: 600, by: ['address'] },
})

const decisionLinkInput = z.object({ id: z.uuid(), token: z.string().min(16).max(128) })
const unknownDecision = { status: 404, message: 'This link does not open a decision. Check that it is complete, or apply again.' } as const

/** GET: a decision by its private link. A wrong token answers like an unknown id. */
export const getCreditDecision = defineCall({
  name: 'getCreditDecision',
  method: 'GET',
  path: '/api/qualification/decisions/{id}',
  summary: 'One credit decision by its private link',
  feature: 'credit',
  access: 'public',
  input: decisionLinkInput,
  output: creditResultSchema.omit({ token: true }),
  errors: { unknownDecision },
  rateLimit: { points: 60, windowSeconds: 60, by: ['address'] },
})

/** POST: sends the private link to the applicant's own address only ('Save Quote'). */
export const emailCreditDecision = defineCall({
  name: 'emailCreditDecision',
  method: 'POST',
  path: '/api/qualification/decisions/{id}/email',
  summary: "Send the private link to the applicant's email address",
  feature: 'credit',
  access: 'public',
  input: decisionLinkInput,
  output: z.object({ sentTo: z.string() }),
  errors: { unknownDecision },
  idempotent: true,
  rateLimit: { points: 5, windowSeconds: 600, by: ['address', 'id'] },
})

/** The current policy's tier content: tooltip facts and the terms page's comparison. */
export const getCreditTiers = defineCall({
  name: 'getCreditTiers',
  method: 'GET',
  path: '/api/qualification/tiers',
  keys: 'read',
  summary: 'Tier facts and terms of the current credit policy',
  feature: 'credit',
  access: 'public',
  sameForAll: true,
  input: z.object({}),
  output: z.object({
    policyVersion: z.number(),
    thresholds: z.object({ preferred: z.number(), standard: z.number() }),
    /** Points that naming a company adds: what leaving it empty costs. */
    companyPoints: z.number(),
    tierFacts: z.record(z.enum(ASSIGNABLE_TIERS), tierFactsSchema),
    tierTerms: z.record(z.enum(TIERS), publicTermsSchema),
  }),
})
