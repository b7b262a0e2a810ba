import { blocksFabrication, reviewWords } from '@framewell/domain/orders/engineering/reviewState'
import { timeRefusal } from '@framewell/domain/orders/recordedAt'
import { recordOrderStage } from '@framewell/domain/orders/transitions'
import type { recordStage as recordStageCall } from '@framewell/domain/orders/workCalls'
import type { PayloadRequest, Where } from 'payload'
import type { Order, OrderEvent } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { changeOrderRow } from './changeOrderRow'
import { reviewRecord } from './engineering/reviewRecords'
import { orderFile } from './fileOfOrder'
import { openOrderForChange } from './findOrder'
import { finishOrder } from './finishOrder'
import { orderAnswer } from './orderAnswer'
import { tellStage } from './orderNews'
import { currentPanelBasis } from './orderPanelBasis'
import { actorOf, recordEvent } from './recordEvent'

/**
 * Records the next stage, by the assigned shop or an operator. A request that an offline phone repeats with the same key has no further
 * effect.
 */
export const recordStage: Operation<typeof recordStageCall> = async (
  context,
  { orderId, stage, notes, at, proof, deviceKey, inspectionPassed },
) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrderForChange(context, orderId)
  if (seenAs === 'builder') throw refuse('unknownOrder')
  if (deviceKey && (await isRecorded(req, order, deviceKey))) return { order: await orderAnswer(req, { order, seenAs }, now) }
  const record = await reviewRecord(req, order)
  const outcome = recordOrderStage({ ...order, awaitsReview: blocksFabrication(record) }, stage)
  if ('refusal' in outcome)
    throw refuse(outcome.refusal, outcome.refusal === 'notApproved' ? { detail: `${reviewWords(record)}.` } : undefined)
  const time = at ? new Date(at) : now
  const never = timeRefusal(time, order.stageReachedAt, now)
  if (never) throw refuse(never.refusal, never.more)
  if (proof && !(await orderFile(req, order, proof))) throw refuse('unknownProof')
  const reachedAt = time.toISOString()
  // A shop that starts fabrication accepts the order by it.
  const accepts = order.acceptedAt ? {} : { acceptedAt: reachedAt, panelBasis: await currentPanelBasis(req, order) }
  // From here on the order keeps the policy it started under.
  const starts = stage === 'fabrication_started' ? { reviewPolicy: record.policy } : {}
  const { status } = outcome.state
  const moved = await changeOrderRow(req, order, { status, stage, stageReachedAt: reachedAt, ...accepts, ...starts })
  const event = { kind: 'stage', notes, ...(proof && { proof }), ...(deviceKey && { deviceKey }) } as const
  await recordEvent(req, moved, { ...actorOf(req, seenAs, moved), ...event }, time, now)
  const finished =
    moved.status === 'completed' ? await finishOrder(req, moved, seenAs === 'operator' ? (inspectionPassed ?? null) : null, now) : moved
  await recordAudit(req, {
    action: 'order-stage',
    subjectType: 'orders',
    subjectId: order.id,
    before: { status: order.status, stage: order.stage },
    after: { status: moved.status, stage, at: time.toISOString(), proof: proof ?? null },
  })
  await tellStage(req, finished)
  return { order: await orderAnswer(req, { order: finished, seenAs }, now) }
}

async function isRecorded(req: PayloadRequest, order: Order, deviceKey: string): Promise<boolean> {
  const where: Where = { and: [{ order: { equals: order.id } }, { deviceKey: { equals: deviceKey } }] }
  return (await req.payload.db.findOne<OrderEvent>({ collection: 'order-events', where, req })) !== null
}
