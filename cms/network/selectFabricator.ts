import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { ScoredShop } from '@framewell/domain/network/routeProject'
import { SHOWN_FALLBACKS, type selectFabricator as selectFabricatorCall, TEST_PROJECT_PREFIX } from '@framewell/domain/network/routingCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { hasRole } from '../platform/sessions/access'
import { refuseUnplanned } from './refuseUnplanned'
import { routeAndRecord } from './routeAndRecord'

/**
 * Routes a project and says why; nothing is held. A refusal stores the decision, which says what would help. Only operators route
 * projects: any other request is a test under any name, in no plan of waiting projects, and deleted after a time.
 */
export const selectFabricator: Operation<typeof selectFabricatorCall> = async ({ req, now, refuse }, { projectId, ...wish }) => {
  refuseUnplanned({ requiredDeliveryBy: wish.requiredDeliveryBy }, now)
  const isTry = !hasRole(req, OPERATOR_ROLES) && !projectId.startsWith(TEST_PROJECT_PREFIX)
  const recorded = await routeAndRecord(req, { ...wish, projectId: isTry ? `${TEST_PROJECT_PREFIX}${projectId}` : projectId }, now)
  if ('tooSoon' in recorded)
    throw refuse('deliveryTooSoon', { detail: recorded.tooSoon, fields: [{ path: 'requiredDeliveryBy', message: recorded.tooSoon }] })
  const { decisionId, routing, explanation, help } = recorded
  const [primary, ...others] = routing.ranked
  if (!primary) throw refuse('noShop', { detail: help, keepWrites: true })
  return {
    result: {
      decisionId,
      primaryOperator: routedShop(primary),
      rationale: {
        explanation,
        proximityScore: primary.parts.proximity,
        capacityScore: primary.parts.capacity,
        qualityScore: primary.parts.quality,
        isNewShop: primary.shop.finishedOrders === 0,
        priceScore: primary.parts.price,
        tierBonusApplied: primary.tierBonusApplied,
      },
      fallbackOperators: others.slice(0, SHOWN_FALLBACKS).map(routedShop),
    },
  }
}

function routedShop({ shop, miles, score }: ScoredShop) {
  return { id: shop.id, name: shop.name, distance: Math.round(miles * 10) / 10, routingScore: score }
}
