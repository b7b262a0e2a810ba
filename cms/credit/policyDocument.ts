import { BUDGET_SCALES, PROJECT_TYPES, START_TIMELINES, STEEL_FAMILIARITIES } from '@framewell/domain/credit/application'
import { type CreditPolicy, creditPolicySchema } from '@framewell/domain/credit/policy'
import { TIERS } from '@framewell/domain/credit/tier'
import type { z } from 'zod'
import { policyKey } from './policyKey'

type Entries = Readonly<Record<string, unknown>>

/** The policy as the panel's global stores it: answers by their field names, lists with one entry per line. */
export function policyDocument(policy: CreditPolicy) {
  const { points, budgetCaps, tierTerms } = policy
  return {
    ...policy,
    points: {
      projectType: byKey(points.projectType),
      startTimeline: byKey(points.startTimeline),
      budgetScale: byKey(points.budgetScale),
      familiarityWithSteel: byKey(points.familiarityWithSteel),
      company: points.company,
    },
    budgetCaps: byKey(budgetCaps),
    tierTerms: Object.fromEntries(
      TIERS.map((tier) => {
        const { benefits, upgradePath, ...terms } = tierTerms[tier]
        return [tier, { ...terms, benefits: benefits.join('\n'), upgradePath: upgradePath.join('\n') }]
      }),
    ),
  }
}

/** Reads the global back into the domain's policy; an error names the invalid field. */
export function parsePolicy(document: unknown): z.ZodSafeParseResult<CreditPolicy> {
  const stored = entries(document)
  const points = entries(stored.points)
  const terms = entries(stored.tierTerms)
  const facts = entries(stored.tierFacts)
  return creditPolicySchema.safeParse({
    ...stored,
    points: {
      ...points,
      projectType: byOption(points.projectType, PROJECT_TYPES),
      startTimeline: byOption(points.startTimeline, START_TIMELINES),
      budgetScale: byOption(points.budgetScale, BUDGET_SCALES),
      familiarityWithSteel: byOption(points.familiarityWithSteel, STEEL_FAMILIARITIES),
    },
    budgetCaps: byOption(stored.budgetCaps, BUDGET_SCALES),
    tierFacts: mapEntries(facts, (fact) => mapEntries(entries(fact), (text) => text ?? '')),
    tierTerms: mapEntries(terms, (term) => {
      const { benefits, upgradePath, ...rest } = entries(term)
      return { ...rest, benefits: linesOf(benefits), upgradePath: linesOf(upgradePath) }
    }),
  })
}

function byKey(values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([option, value]) => [policyKey(option), value]))
}

function byOption(values: unknown, options: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(options.map((option) => [option, entries(values)[policyKey(option)]]))
}

function linesOf(text: unknown): string[] {
  return typeof text === 'string'
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : []
}

function mapEntries(values: Entries, map: (value: unknown) => unknown): Entries {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}

function entries(value: unknown): Entries {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
