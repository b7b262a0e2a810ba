import { z } from 'zod'
import { BUDGET_SCALES, PROJECT_TYPES, START_TIMELINES, STEEL_FAMILIARITIES } from './application'
import { ASSIGNABLE_TIERS, TIERS } from './tier'

const points = z.number().int().min(0).max(100)
const dollars = z.number().int().min(0)
const pointsFor = <const Options extends readonly [string, ...string[]]>(options: Options) => z.record(z.enum(options), points)

/** What a factor tells an applicant: why it counted, and what would raise it. */
const factorTextSchema = z.object({ label: z.string(), improvement: z.string() })

export const tierFactsSchema = z.object({
  /** As the tier tooltip shows them. */
  creditScore: z.string(),
  experience: z.string(),
  deposit: z.string(),
  limit: z.string(),
  terms: z.string(),
})

export const tierTermsSchema = z.object({
  /** As the terms page shows them [K6]. */
  summary: z.string(),
  paymentTerms: z.string(),
  limitText: z.string(),
  benefits: z.array(z.string()),
  upgradePath: z.array(z.string()),
})

/** The versioned rules of pre-qualification, edited in the CMS [K1]. Points add up to a score out of 100. */
export const creditPolicySchema = z.object({
  version: z.number().int().min(1),
  points: z.object({
    projectType: pointsFor(PROJECT_TYPES),
    startTimeline: pointsFor(START_TIMELINES),
    budgetScale: pointsFor(BUDGET_SCALES),
    familiarityWithSteel: pointsFor(STEEL_FAMILIARITIES),
    company: z.object({ named: points, unnamed: points }),
  }),
  factors: z.object({
    projectType: factorTextSchema,
    startTimeline: factorTextSchema,
    budgetScale: factorTextSchema,
    familiarityWithSteel: factorTextSchema,
    company: factorTextSchema,
  }),
  thresholds: z.object({ preferred: points, standard: points }),
  /** US dollars. */
  tierLimits: z.record(z.enum(ASSIGNABLE_TIERS), dollars),
  budgetCaps: z.record(z.enum(BUDGET_SCALES), dollars),
  tierFacts: z.record(z.enum(ASSIGNABLE_TIERS), tierFactsSchema),
  tierTerms: z.record(z.enum(TIERS), tierTermsSchema),
})
export type CreditPolicy = z.infer<typeof creditPolicySchema>

export const CREDIT_FACTORS = ['projectType', 'startTimeline', 'budgetScale', 'familiarityWithSteel', 'company'] as const
export type CreditFactor = (typeof CREDIT_FACTORS)[number]
