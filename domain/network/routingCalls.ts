import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { TIERS } from '../credit/tier'
import { defineCall } from '../http/defineCall'
import { typedNumber } from '../numbers/typedNumber'
import { routingPolicySchema } from './routingPolicy'
import { latitudeSchema, longitudeSchema } from './simpleApplication'

/** Initial values of the routing test, as specified. */
export const ROUTING_TEST_DEFAULTS = { builderTier: 'Preferred', lat: 39.7817, lng: -84.2, volumeEstimate: 25, deliveryDays: 60 } as const
/** Number of fallback operators shown. */
export const SHOWN_FALLBACKS = 2

/** '2027-01-15T12:00:00Z' and '1/15/2027' are 2027-01-15. */
function isoDayOf(text: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  if (day) return day
  const date = new Date(text)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

export const routingRequestSchema = z.object({
  projectId: z.string('Name the project').trim().min(1, 'Name the project').max(100, 'Use at most 100 characters'),
  builderTier: z.enum(TIERS, 'Choose a tier'),
  location: z.object({ lat: latitudeSchema, lng: longitudeSchema }),
  /** A date or time by which the frame must be delivered; its day counts. */
  requiredDeliveryBy: z
    .string('Say by when it has to be delivered')
    .refine((text) => !Number.isNaN(Date.parse(text)), { message: 'Use a date like 2026-12-31', abort: true })
    .refine((text) => Date.parse(text) < Date.parse('2100-01-01'), 'Use a date before 2100')
    .transform(isoDayOf),
  /** Units of capacity, 100 sq ft of floor each. */
  volumeEstimate: typedNumber(z.number('Use a number').int('Use a whole number').min(1, 'At least 1').max(100_000, 'At most 100,000')),
})

const routedShopSchema = z.object({ id: z.string(), name: z.string(), distance: z.number(), routingScore: z.number() })

export const routingResultSchema = z.object({
  decisionId: z.string(),
  primaryOperator: routedShopSchema,
  rationale: z.object({
    explanation: z.string(),
    proximityScore: z.number(),
    capacityScore: z.number(),
    qualityScore: z.number(),
    /** The quality is every new shop's prior. */
    isNewShop: z.boolean(),
    priceScore: z.number(),
    tierBonusApplied: z.boolean(),
  }),
  fallbackOperators: z.array(routedShopSchema).max(SHOWN_FALLBACKS),
})
export type RoutingResult = z.infer<typeof routingResultSchema>

/** Why no shop is chosen. */
export const NO_SHOP = 'No shop can take this as asked.'

/** Tries routing for a project: returns and stores the decision, holds no capacity. Miles, and shares from 0 to 1. */
export const selectFabricator = defineCall({
  name: 'selectFabricator',
  method: 'POST',
  path: '/api/routing/select-operator',
  keys: 'read',
  summary: 'Find the best fabricator for a project, and say why',
  feature: 'network',
  access: 'public',
  input: routingRequestSchema,
  output: z.object({ result: routingResultSchema }),
  errors: {
    noShop: { status: 422, message: NO_SHOP },
    deliveryTooSoon: { status: 422, message: 'The delivery is too soon: choose a later date.' },
  },
  rateLimit: { points: 60, windowSeconds: 600, by: ['address'] },
})

export const getRoutingPerformance = defineCall({
  name: 'getRoutingPerformance',
  method: 'GET',
  path: '/api/routing/analytics/performance',
  keys: 'read',
  summary: 'Per fabricator: projects routed, mean score, on-time rate, utilization',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object({
    fabricators: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        projectCount: z.number(),
        averageScore: z.number().nullable(),
        onTimeDeliveryRate: z.number().nullable(),
        averageUtilization: z.number(),
      }),
    ),
  }),
})

export const getRoutingAnalytics = defineCall({
  name: 'getRoutingAnalytics',
  method: 'GET',
  path: '/api/routing/analytics',
  keys: 'read',
  summary: 'Routing over all projects: decisions, refusals, mean distance and score',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object({
    decisions: z.number(),
    refused: z.number(),
    averageMiles: z.number().nullable(),
    averageScore: z.number().nullable(),
    tierBonusShare: z.number().nullable(),
  }),
})

/** `savedBy`: the person's name. */
const policyShape = { version: z.number(), policy: routingPolicySchema, savedAt: z.string().nullable(), savedBy: z.string().nullable() }

export const getRoutingPolicy = defineCall({
  name: 'getRoutingPolicy',
  method: 'GET',
  path: '/api/routing/policy',
  summary: 'The routing policy in force',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object(policyShape),
})

const replayFigures = z.object({
  averageMiles: z.number().nullable(),
  averageScore: z.number().nullable(),
  /** From the decision until the last unit is made; null when the decisions do not say. */
  averageLeadWeeks: z.number().nullable(),
  /** Utilization of the fullest shop by routed projects, 0 to 1 and more. */
  fullestShop: z.number().nullable(),
})

/** Most projects of a year that are replayed: the newest. */
export const REPLAYED_PROJECTS = 1_000

/** Weights and bonus only. Each decision is replayed independently, over every shop that could have been chosen, as it was then. */
export const replayRouting = defineCall({
  name: 'replayRouting',
  method: 'POST',
  path: '/api/routing/replay',
  summary: "Decide the last year's projects again under other weights, without saving anything",
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.object({ weights: routingPolicySchema.shape.weights, tierBonus: routingPolicySchema.shape.tierBonus }),
  output: z.object({
    decisions: z.number(),
    /** Decisions that stored only the best of a large network; they are replayed among those. */
    ofKeptOnly: z.number(),
    changed: z.number(),
    before: replayFigures,
    after: replayFigures,
    /** Each shop's projects and their share of its capacity, before and after. */
    shops: z.array(
      z.object({
        fabricatorId: z.string(),
        name: z.string(),
        before: z.number(),
        after: z.number(),
        utilizationBefore: z.number().nullable(),
        utilizationAfter: z.number().nullable(),
      }),
    ),
  }),
})

export const saveRoutingPolicy = defineCall({
  name: 'saveRoutingPolicy',
  method: 'POST',
  path: '/api/routing/policy',
  summary: 'Put a new version of the routing policy in force, with a reason',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.object({
    policy: routingPolicySchema,
    reason: reasonSchema,
    /** The edited version, so that a newer one is not overwritten. */
    seenVersion: z.number().int(),
  }),
  output: z.object(policyShape),
  errors: { changedMeanwhile: { status: 409, message: 'Somebody else changed the policy meanwhile. Look at theirs before you save.' } },
  idempotent: true,
})

/** Projects with this id prefix only test routing; plans ignore them. */
export const TEST_PROJECT_PREFIX = 'test-'

const planFigures = z.object({
  placed: z.number().int(),
  miles: z.number(),
  /** Weeks the placed projects' units wait: the sum of each project's mean. */
  weeks: z.number(),
  averageScore: z.number().nullable(),
})
const plannedAt = z
  .object({
    fabricatorId: z.string(),
    name: z.string(),
    miles: z.number(),
    slots: z.array(z.object({ week: z.string(), units: z.number().int() })),
  })
  .nullable()

/** Saves and holds nothing: compares the plan with routing alone. */
export const planWaitingProjects = defineCall({
  name: 'planWaitingProjects',
  method: 'POST',
  path: '/api/routing/plan',
  summary: 'Plan the waiting projects of the last days together, beside what routing would do with one after the other',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.strictObject({
    days: z.coerce.number('Use a number').int('Use whole days').min(1, 'At least 1').max(28, 'At most 28').default(7),
  }),
  output: z.object({
    projects: z.array(
      z.object({
        projectId: z.string(),
        builderTier: z.enum(TIERS),
        units: z.number(),
        requiredDeliveryBy: z.string(),
        /** Null when it gets no shop. */
        alone: plannedAt,
        together: plannedAt,
      }),
    ),
    alone: planFigures,
    together: planFigures,
    saving: z.object({ placed: z.number(), miles: z.number(), weeks: z.number() }),
    /** 'optimal': nothing better exists; 'best so far': time ran out; 'none': the solver found nothing better than routing alone. */
    solver: z.enum(['optimal', 'best so far', 'none']),
    /**
     * Maximum distance of the plan from the optimum with the shops near its projects, as a share of its cost; null when it is optimal or
     * nothing is proved.
     */
    gap: z.number().nullable(),
    seconds: z.number(),
  }),
  errors: { busy: { status: 503, message: 'Other plans are being made. Try again in a minute.' } },
  rateLimit: { points: 20, windowSeconds: 600, by: ['account'] },
})
