import { linkAudience } from '@framewell/domain/notifications/audience'
import { productionConfirmed, productionDeclined } from '@framewell/domain/notifications/events/production'
import type { answerProduction as answerProductionCall } from '@framewell/domain/production/productionCalls'
import { milestonesFrom } from '@framewell/domain/production/schedule'
import { currentRoutingPolicy } from '../network/routingPolicies'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { lockRow } from '../platform/database/lockRow'
import type { Operation } from '../platform/http/calls/bindCall'
import { changed } from '../platform/live/changed'
import { ordersOfProductions } from './ordersOfProductions'
import { productionContact } from './productionContact'
import { findProduction, productionAnswer } from './storedProduction'

/** Confirms a requested production, which dates its milestones, or declines it with a reason. The contact is notified. */
export const answerProduction: Operation<typeof answerProductionCall> = async ({ req, now, refuse }, { id, answer, reason }) => {
  // Two operators who press at once wait for each other here.
  await lockRow(req, 'plan-productions', id)
  const found = await findProduction(req, id)
  if (!found) throw refuse('unknownProduction')
  if (found.status !== 'requested') throw refuse('alreadyAnswered')
  if (await ordersOfProductions.get().isTaken(req, id)) throw refuse('ordered')
  const declineReason = answer === 'declined' ? (reason ?? null) : null
  const stored = await req.payload.update({
    collection: 'plan-productions',
    id,
    data: {
      status: answer,
      declineReason,
      ...(answer === 'confirmed' ? { milestones: milestonesFrom(now, (await currentRoutingPolicy(req)).policy) } : {}),
    },
    // The call admits only operators; the collection is closed so that a request is answered in no other way.
    overrideAccess: true,
    req,
  })
  await recordAudit(req, {
    action: 'production-answer',
    subjectType: 'plan-productions',
    subjectId: id,
    before: { status: found.status },
    after: { status: answer },
    ...(declineReason ? { reason: declineReason } : {}),
  })
  await changed(req, 'production', id, [linkAudience(id)])
  const { facts, secrets } = await productionContact(req, found)
  if (declineReason === null) await notify(req, productionConfirmed, facts, { secrets })
  else await notify(req, productionDeclined, { ...facts, reason: declineReason }, { secrets })
  return { production: productionAnswer(stored) }
}
