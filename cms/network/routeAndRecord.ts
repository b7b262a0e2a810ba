import { randomUUID } from 'node:crypto'
import type { Tier } from '@framewell/domain/credit/tier'
import type { WeekStart } from '@framewell/domain/network/capacityWeek'
import type { Coordinates } from '@framewell/domain/network/greatCircle'
import { makingWeeks, PLANNED_WEEKS, readyDays, shopLead, tooSoonText } from '@framewell/domain/network/leadTime'
import type { RoutableProject, Routing, ScoredShop } from '@framewell/domain/network/routeProject'
import { NO_SHOP } from '@framewell/domain/network/routingCalls'
import type { decisionCandidateSchema } from '@framewell/domain/network/routingDecisionCalls'
import { helpWords, rationaleWords, routingHelp } from '@framewell/domain/network/routingWords'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { routeOverNetwork } from './candidateShops'
import { currentRoutingPolicy } from './routingPolicies'

type Candidate = z.infer<typeof decisionCandidateSchema>

export interface RoutingWish {
  readonly projectId: string
  readonly builderTier: Tier
  readonly location: Coordinates
  /** ISO day. */
  readonly requiredDeliveryBy: string
  readonly volumeEstimate: number
  readonly needs?: RoutableProject['needs']
  /** For shops' plan prices and prices per pound. */
  readonly job?: RoutableProject['job']
  /** Shops it must leave: one that has declined it, or may not continue. */
  readonly awayFrom?: readonly string[]
  readonly ownLastWeeks?: RoutableProject['ownLastWeeks']
  /** It is paid for already: only the engineering comes before fabrication. */
  readonly paid?: boolean
}

export interface RecordedRouting {
  readonly decisionId: string
  readonly routing: Routing
  readonly fromWeek: WeekStart
  readonly byWeek: WeekStart
  readonly explanation: string
  /** What would help when no shop is chosen. */
  readonly help: string
}

/**
 * Routes a project under the current policy and stores the decision with every candidate, its score parts, and why it lost. In a large
 * network the decision itself holds the best and all that other weights could choose; every other shop is stored next to it (`keepShops`).
 * @returns why, if the delivery is too soon for any week.
 */
export async function routeAndRecord(
  req: PayloadRequest,
  wish: RoutingWish,
  now: Date,
): Promise<RecordedRouting | { readonly tooSoon: string }> {
  const { version, policy } = await currentRoutingPolicy(req)
  const ready = readyDays(policy, wish.paid ?? false)
  const weeks = makingWeeks(now, wish.requiredDeliveryBy, ready, shopLead(policy, 0))
  if (!weeks) return { tooSoon: tooSoonText(now, policy, ready) }
  const project: RoutableProject = {
    location: wish.location,
    tier: wish.builderTier,
    units: wish.volumeEstimate,
    ...weeks,
    deliverBy: wish.requiredDeliveryBy,
    ownLastWeeks: wish.ownLastWeeks,
    ...(wish.needs && { needs: wish.needs }),
    ...(wish.job && { job: wish.job }),
    ...(wish.awayFrom && { awayFrom: wish.awayFrom }),
  }
  const decisionId = randomUUID()
  const asked = { project, policy, weekCount: PLANNED_WEEKS, decisionId }
  const { routing, leftOut } = await routeOverNetwork(req, asked)
  const [chosen, runnerUp] = routing.ranked
  const help = chosen ? '' : helpWords(routingHelp(project, routing.unfit, policy))
  const explanation = chosen ? rationaleWords(chosen, runnerUp, project.units) : `${NO_SHOP} ${help}`
  await req.payload.db.create({
    collection: 'routing-decisions',
    // Every shop of a large network was stored under this ID while they were examined.
    customID: decisionId,
    data: {
      projectId: wish.projectId,
      builderTier: wish.builderTier,
      latitude: wish.location.lat,
      longitude: wish.location.lng,
      units: wish.volumeEstimate,
      requiredDeliveryBy: wish.requiredDeliveryBy,
      policyVersion: version,
      policy,
      chosen: chosen?.shop.id ?? null,
      chosenName: chosen?.shop.name ?? null,
      chosenScore: chosen?.score ?? null,
      chosenMiles: chosen?.miles ?? null,
      tierBonusApplied: chosen?.tierBonusApplied ?? false,
      explanation,
      ranked: routing.ranked.map((one) => candidate(one, policy.bonusTiers.includes(wish.builderTier))),
      unfit: routing.unfit.map(({ shop, miles, reason, freeUnits, parts }) => ({
        fabricatorId: shop.id,
        name: shop.name,
        miles,
        reason,
        freeUnits,
        parts,
      })),
      needs: wish.needs ?? {},
      leftOut,
      candidates: Object.values(leftOut).reduce((sum, shops) => sum + shops, routing.ranked.length + routing.unfit.length),
      decidedAt: now.toISOString(),
    },
    req,
    returning: false,
  })
  return { decisionId, routing, ...weeks, explanation, help }
}

function candidate(
  { shop, miles, score, parts, tierBonusApplied, freeUnits, capacityUnits, freightCents, slots }: ScoredShop,
  hasBonus: boolean,
): Candidate {
  const { id: fabricatorId, name, unitCents, finishedOrders } = shop
  const preferred = shop.isPreferred && hasBonus
  const lastWeek = slots.at(-1)?.week
  const facts = { fabricatorId, name, miles, score, parts, tierBonusApplied, preferred, freeUnits, capacityUnits, unitCents, freightCents }
  return { ...facts, ...(finishedOrders === 0 && { isNewShop: true }), ...(lastWeek && { lastWeek }) }
}
