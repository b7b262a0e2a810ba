import { counterfactuals } from '@framewell/domain/network/counterfactuals'
import { omittedShopsSchema } from '@framewell/domain/network/omittedShops'
import type {
  getRoutingDecision as getRoutingDecisionCall,
  listRoutingDecisions as listRoutingDecisionsCall,
} from '@framewell/domain/network/routingDecisionCalls'
import { decisionCandidateSchema, type RoutingDecisionRow, unfitCandidateSchema } from '@framewell/domain/network/routingDecisionCalls'
import { routingPolicySchema } from '@framewell/domain/network/routingPolicy'
import { z } from 'zod'
import type { RoutingDecision } from '../payload-types'
import type { Operation } from '../platform/http/calls/bindCall'
import { documentList } from '../platform/lists/documentList'
import { chosen } from '../platform/lists/listing'

export const listRoutingDecisions: Operation<typeof listRoutingDecisionsCall> = documentList({
  collection: 'routing-decisions',
  searched: ['projectId', 'chosenName'],
  where: ({ outcome, tier }) => [
    ...(outcome === 'all' ? [] : [{ chosen: { exists: outcome === 'routed' } }]),
    ...chosen({ builderTier: tier }),
  ],
  newest: 'decidedAt',
  sorts: { project: 'projectId', candidates: 'candidates' },
  row: decisionRow,
})

/** Explains one decision: every candidate as it was, and for those that lost the smallest change that would have won. */
export const getRoutingDecision: Operation<typeof getRoutingDecisionCall> = async ({ req, refuse }, { id }) => {
  const stored = await req.payload.findByID({
    collection: 'routing-decisions',
    id,
    disableErrors: true,
    overrideAccess: false,
    depth: 0,
    req,
  })
  if (!stored) throw refuse('notFound')
  const policy = routingPolicySchema.parse(stored.policy)
  const ranked = z.array(decisionCandidateSchema).parse(stored.ranked)
  const [winner] = ranked
  return {
    decision: {
      ...decisionRow(stored),
      location: { lat: stored.latitude, lng: stored.longitude },
      requiredDeliveryBy: stored.requiredDeliveryBy,
      explanation: stored.explanation,
      weights: { ...policy.weights, tierBonus: policy.tierBonus },
      ranked: ranked.map((one, at) => ({
        ...one,
        winsIf: at === 0 || !winner ? [] : [...counterfactuals(one, winner, policy, stored.units)],
      })),
      unfit: z.array(unfitCandidateSchema).parse(stored.unfit),
      leftOut: omittedShopsSchema.parse(stored.leftOut ?? {}),
    },
  }
}

function decisionRow(stored: RoutingDecision): RoutingDecisionRow {
  const { id, projectId, builderTier, units, decidedAt, policyVersion, chosenName, chosenScore, chosenMiles, candidates } = stored
  return {
    id,
    projectId,
    builderTier,
    units,
    decidedAt,
    policyVersion,
    chosenName: chosenName ?? null,
    chosenScore: chosenScore ?? null,
    chosenMiles: chosenMiles ?? null,
    candidates,
  }
}
