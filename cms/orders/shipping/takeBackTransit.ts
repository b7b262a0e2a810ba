import { hasReached } from '@framewell/domain/orders/stages'
import type { Order } from '../../payload-types'
import { lockAnyProject } from '../../payments/projects/findProject'
import { isPhaseCompleted } from '../../payments/projects/phaseState'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Refusing } from '../../platform/http/calls/callContext'
import { changeOrderRow } from '../changeOrderRow'
import type { SeenOrder } from '../findOrder'
import { stageTime } from '../orderStagesOf'
import { actorOf, recordEvent } from '../recordEvent'

/**
 * Takes the stage 'In transit' of a locked order back, because a shipment was canceled. Its event stays on the timeline, followed by this one.
 * @returns the order, unchanged if it was not in transit
 * @throws CallProblem shipmentPaid once money was released for the shipment
 */
export async function takeBackTransit(
  { req, refuse, now }: Refusing<'shipmentPaid'> & { readonly now: Date },
  { order, seenAs }: SeenOrder,
  notes: string,
): Promise<Order> {
  if (!hasReached(order.stage, 'in_transit')) return order
  // A release for the shipment waits for this transaction, and finds the earlier stage.
  await lockAnyProject(req, order.number)
  if (await isPhaseCompleted(req, order.number, 'shipment')) throw refuse('shipmentPaid')
  await recordEvent(req, order, { ...actorOf(req, seenAs, order), kind: 'undone', notes }, now)
  const stageReachedAt = (await stageTime(req, order, 'kit_packaged')) ?? order.stageReachedAt
  const moved = await changeOrderRow(req, order, { stage: 'kit_packaged', stageReachedAt })
  await recordAudit(req, {
    action: 'order-stage',
    subjectType: 'orders',
    subjectId: order.id,
    before: { stage: order.stage },
    after: { stage: moved.stage },
    reason: notes,
  })
  return moved
}
