import { z } from 'zod'
import { BUDGET_SCALES, PROJECT_TYPES, START_TIMELINES, STEEL_FAMILIARITIES } from './application'
import { paymentTermsWords, termsProblems, tierPaymentSchema } from './paymentTerms'
import { ASSIGNABLE_TIERS, TIERS, type Tier } from './tier'

const points = z.number().int().min(0).max(100)
const dollars = z.number().int().min(0)
const pointsFor = <const Options extends readonly [string, ...string[]]>(options: Options) => z.record(z.enum(options), points)

/** A factor's text for an applicant: why it counted, and how to improve it. */
const factorTextSchema = z.object({ label: z.string(), improvement: z.string() })

export const tierFactsSchema = z.object({
  /** As shown in the tier tooltip; an empty fact is hidden. */
  creditScore: z.string(),
  experience: z.string(),
  deposit: z.string(),
  limit: z.string(),
  terms: z.string(),
})

/** A tier's terms: how its orders are paid, and what the terms page says about it. */
const tierTermsSchema = tierPaymentSchema.extend({
  summary: z.string(),
  limitText: z.string(),
  benefits: z.array(z.string()),
  upgradePath: z.array(z.string()),
})

/** A tier's terms with its payment terms in words. */
export const publicTermsSchema = tierTermsSchema.extend({ paymentTerms: z.string() })

export const CREDIT_FACTORS = ['projectType', 'startTimeline', 'budgetScale', 'familiarityWithSteel', 'company'] as const
export type CreditFactor = (typeof CREDIT_FACTORS)[number]

const policyShape = z.object({
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
export type CreditPolicy = z.infer<typeof policyShape>

/**
 * The versioned pre-qualification rules, edited in the CMS. Points add up to at most 100; thresholds and limits follow the order of the
 * tiers, and payment terms never get worse with a better tier. An invalid policy is refused, naming the field to change.
 */
export const creditPolicySchema = policyShape.superRefine((policy, context) => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  const { thresholds, tierLimits } = policy
  if (thresholds.preferred <= thresholds.standard) {
    refuse(['thresholds', 'preferred'], `Preferred must start above Standard (${thresholds.standard} points)`)
  }
  if (thresholds.standard < 1) refuse(['thresholds', 'standard'], 'Standard must start at 1 point or more')
  const highest = highestScore(policy)
  if (highest > 100) refuse(['points'], `The best answers add up to ${highest} points; the most a score can be is 100`)
  if (highest < thresholds.preferred) {
    refuse(['thresholds', 'preferred'], `No application could become Preferred: the best answers add up to ${highest} points`)
  }
  if (tierLimits.Preferred < tierLimits.Standard) refuse(['tierLimits', 'Standard'], 'The Standard limit cannot exceed the Preferred limit')
  if (tierLimits.Standard < tierLimits.Prepay) refuse(['tierLimits', 'Prepay'], 'The Prepay limit cannot exceed the Standard limit')
  for (const { tier, field, message } of termsProblems(policy.tierTerms)) refuse(['tierTerms', tier, field], message)
})

/** The strongest answers' score under a policy, before the cap at 100. */
export function highestScore(policy: Pick<CreditPolicy, 'points'>): number {
  return CREDIT_FACTORS.reduce((total, factor) => total + Math.max(...Object.values(policy.points[factor])), 0)
}

/** Points that naming a company adds to a score under a policy. */
export function companyPoints({ points: { company } }: Pick<CreditPolicy, 'points'>): number {
  return Math.max(0, company.named - company.unnamed)
}

/** The terms of a policy by tier, with the words of their payment. */
export function publicTerms({ tierTerms }: Pick<CreditPolicy, 'tierTerms'>): Record<Tier, z.infer<typeof publicTermsSchema>> {
  const worded = (tier: Tier) => ({ ...tierTerms[tier], paymentTerms: paymentTermsWords(tierTerms[tier]) })
  return { Premium: worded('Premium'), Preferred: worded('Preferred'), Standard: worded('Standard'), Prepay: worded('Prepay') }
}
