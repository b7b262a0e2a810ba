import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { TIERS } from '../credit/tier'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { CHANGE_UNITS } from './counterfactuals'
import { omittedShopsSchema } from './omittedShops'
import { SCORE_PARTS, UNFIT_REASONS } from './routeProject'

const partsSchema = z.object({ proximity: z.number(), capacity: z.number(), quality: z.number(), price: z.number() })
/** 'Would win if …' of a losing shop: for each part, the smallest single change that would have won, in its display unit. */
const counterfactualsSchema = z.array(
  z.object({
    part: z.enum(SCORE_PARTS),
    from: z.number(),
    to: z.number(),
    unit: z.enum(CHANGE_UNITS),
    /** In miles, units, points of 100 or dollars a unit. */
    amount: z.number(),
    becomes: z.number().nullable(),
  }),
)

export const decisionCandidateSchema = z.object({
  fabricatorId: z.string(),
  name: z.string(),
  miles: z.number(),
  score: z.number(),
  parts: partsSchema,
  tierBonusApplied: z.boolean(),
  freeUnits: z.number(),
  freightCents: centsSchema,
  // The earliest decisions did not store these.
  /** Whether the builder's tier earns it a bonus, of any size. */
  preferred: z.boolean().optional(),
  capacityUnits: z.number().optional(),
  /** Null for a shop without an approved price for it: its price part is neutral. */
  unitCents: centsSchema.nullable().optional(),
  /** The quality was every new shop's prior. */
  isNewShop: z.boolean().optional(),
  /** The week in which the last unit would be made. */
  lastWeek: z.string().optional(),
})
export const unfitCandidateSchema = z.object({
  fabricatorId: z.string(),
  name: z.string(),
  miles: z.number(),
  reason: z.enum(UNFIT_REASONS),
  freeUnits: z.number(),
  // The earliest decisions did not store it.
  parts: partsSchema.optional(),
})

export const decisionRowSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  builderTier: z.enum(TIERS),
  units: z.number(),
  decidedAt: z.string(),
  policyVersion: z.number(),
  /** Null when no shop could take it. */
  chosenName: z.string().nullable(),
  chosenScore: z.number().nullable(),
  chosenMiles: z.number().nullable(),
  candidates: z.number(),
})
export type RoutingDecisionRow = z.infer<typeof decisionRowSchema>

export const listRoutingDecisions = defineCall({
  name: 'listRoutingDecisions',
  method: 'GET',
  path: '/api/routing/decisions',
  keys: 'read',
  summary: 'Routing decisions, newest first',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: listInput({
    sorts: ['decided', 'project', 'candidates'],
    filters: { outcome: z.enum(['all', 'routed', 'refused']).default('all'), tier: z.enum(['all', ...TIERS]).default('all') },
  }),
  output: listOutput(decisionRowSchema),
})

export const getRoutingDecision = defineCall({
  name: 'getRoutingDecision',
  method: 'GET',
  path: '/api/routing/decisions/{id}',
  keys: 'read',
  summary: 'One routing decision with its best candidates, their parts, and what would have changed it',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.object({ id: z.uuid() }),
  output: z.object({
    decision: decisionRowSchema.extend({
      location: z.object({ lat: z.number(), lng: z.number() }),
      requiredDeliveryBy: z.string(),
      explanation: z.string(),
      weights: partsSchema.extend({ tierBonus: z.number() }),
      ranked: z.array(decisionCandidateSchema.extend({ winsIf: counterfactualsSchema })),
      unfit: z.array(unfitCandidateSchema),
      /** Shops of a large network that are not listed, by reason; `listDecisionShops` names them. */
      leftOut: omittedShopsSchema,
    }),
  }),
})

/** One shop of a decision: its figures, and why it lost. */
export const decisionShopSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Why it was not scored; null for a shop that could have taken the project. */
  reason: z.enum(UNFIT_REASONS).nullable(),
  isChosen: z.boolean(),
  // On a large network, inactive or out-of-reach shops are stored by reason only.
  miles: z.number().nullable(),
  freeUnits: z.number().nullable(),
  parts: partsSchema.nullable(),
  /** Whether its price part is neutral, because it has no approved price for the project. */
  unpriced: z.boolean().default(false),
  /** Null when not scored. */
  score: z.number().nullable(),
  winsIf: counterfactualsSchema,
})
export type DecisionShop = z.infer<typeof decisionShopSchema>
export const DECISION_SHOP_FILTERS = ['all', 'fit', ...UNFIT_REASONS] as const

export const listDecisionShops = defineCall({
  name: 'listDecisionShops',
  method: 'GET',
  path: '/api/routing/decisions/{id}/shops',
  keys: 'read',
  summary: 'Every shop of one routing decision, best first: its parts and why it lost',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.object({
    id: z.uuid(),
    reason: z.enum(DECISION_SHOP_FILTERS).default('all'),
    search: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({ data: z.array(decisionShopSchema), total: z.number() }),
})
