import { linkAudience } from '@framewell/domain/notifications/audience'
import { milestoneCompleted } from '@framewell/domain/notifications/events/production'
import type { moveMilestone as moveMilestoneCall } from '@framewell/domain/production/productionCalls'
import { moveMilestone as movedMilestones } from '@framewell/domain/production/schedule'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { lockRow } from '../platform/database/lockRow'
import type { Operation } from '../platform/http/calls/bindCall'
import { changed } from '../platform/live/changed'
import { ordersOfProductions } from './ordersOfProductions'
import { productionContact } from './productionContact'
import { findProduction, productionAnswer } from './storedProduction'

/** Records a milestone's progress and notifies the contact when one is completed. */
export const moveMilestone: Operation<typeof moveMilestoneCall> = async (
  { req, now, refuse },
  { id, milestone, status, estimatedDate },
) => {
  // Two operators who press at once wait for each other here.
  await lockRow(req, 'plan-productions', id)
  const found = await findProduction(req, id)
  if (!found) throw refuse('unknownProduction')
  if (await ordersOfProductions.get().isTaken(req, id)) throw refuse('ordered')
  if (found.status !== 'confirmed') throw refuse('notConfirmed')
  const before = productionAnswer(found)
  const milestones = movedMilestones(before.milestones, milestone, status, now, estimatedDate)
  if (!milestones) throw refuse('outOfOrder')
  const stored = await req.payload.update({
    collection: 'plan-productions',
    id,
    data: { milestones },
    // The call admits only operators; the collection is closed so that milestones change in no other way.
    overrideAccess: true,
    req,
  })
  const production = productionAnswer(stored)
  await recordAudit(req, {
    action: 'production-milestone',
    subjectType: 'plan-productions',
    subjectId: id,
    before: { milestones: before.milestones },
    after: { milestones: production.milestones },
  })
  await changed(req, 'production', id, [linkAudience(id)])
  const moved = production.milestones.find((each) => each.id === milestone)
  if (status === 'completed') {
    const { facts, secrets } = await productionContact(req, found)
    await notify(
      req,
      milestoneCompleted,
      { ...facts, milestone: moved?.name ?? milestone, progressPercent: production.progress },
      { secrets },
    )
  }
  return { production }
}
