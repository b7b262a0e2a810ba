import { blocksFabrication, reviewWords } from '@framewell/domain/orders/engineering/reviewState'
import { timeRefusal } from '@framewell/domain/orders/recordedAt'
import { recordOrderStage } from '@framewell/domain/orders/transitions'
import type { recordStage as recordStageCall } from '@framewell/domain/orders/workCalls'
import type { PayloadRequest, Where } from 'payload'
import type { Order, OrderEvent } from '../payload-types'
import type { Operation } from '../platform/http/calls/bindCall'
import { reviewRecord } from './engineering/reviewRecords'
import { orderFile } from './fileOfOrder'
import { openOrderForChange } from './findOrder'
import { needActiveShop } from './needActiveShop'
import { needReason } from './needReason'
import { orderAnswer } from './orderAnswer'
import { reachStage } from './reachStage'
import { acceptanceOf } from './shopPriceOf'

/**
 * Records the next stage, by the assigned shop, or an operator with a reason. A request that an offline phone repeats with the same key has no further
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
  if (stage === 'fabrication_started') await needActiveShop(context, order)
  needReason(context, { seenAs }, notes)
  const time = at ? new Date(at) : now
  const never = timeRefusal(time, order.stageReachedAt, now)
  if (never) throw refuse(never.refusal, never.more)
  if (proof && !(await orderFile(req, order, proof))) throw refuse('unknownProof')
  // A shop that starts fabrication accepts the order by it.
  const accepts = order.acceptedAt ? undefined : await acceptanceOf(context, { order, seenAs }, time)
  const reached = { state: outcome.state, accepts, notes, time, policy: record.policy, proof, deviceKey }
  const moved = await reachStage(
    req,
    { order, seenAs },
    { ...reached, inspectionPassed: seenAs === 'operator' ? inspectionPassed : undefined },
    now,
  )
  return { order: await orderAnswer(req, { order: moved, seenAs }, now) }
}

async function isRecorded(req: PayloadRequest, order: Order, deviceKey: string): Promise<boolean> {
  const where: Where = { and: [{ order: { equals: order.id } }, { deviceKey: { equals: deviceKey } }] }
  return (await req.payload.db.findOne<OrderEvent>({ collection: 'order-events', where, req })) !== null
}
