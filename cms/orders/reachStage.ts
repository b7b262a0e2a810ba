import { paymentTermsSchema } from '@framewell/domain/credit/paymentTerms'
import type { ReviewPolicy } from '@framewell/domain/orders/engineering/reviewState'
import type { OrderState } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import { billForRelease } from '../payments/billing/billForRelease'
import { recordAudit } from '../platform/audit/recordAudit'
import { changeOrderRow } from './changeOrderRow'
import { endOpenChange } from './endChange'
import type { SeenOrder } from './findOrder'
import { finishOrder } from './finishOrder'
import { tellStage } from './orderNews'
import { freeUnusedWeeks } from './orderSlot'
import { actorOf, recordEvent } from './recordEvent'
import { followStage } from './shipping/wholeOrder'
import type { Acceptance } from './shopPriceOf'

interface Reached {
  /** The order's state after the step, by `recordOrderStage`. */
  readonly state: OrderState
  readonly time: Date
  /** What accepting the order sets, where this step accepts it. */
  readonly accepts?: Acceptance | undefined
  readonly notes?: string
  /** The review policy of the day, kept with an order whose fabrication starts. */
  readonly policy?: ReviewPolicy | null
  /** ID of a photo. */
  readonly proof?: string | undefined
  readonly deviceKey?: string | undefined
  readonly inspectionPassed?: boolean | undefined
}

/** Moves a locked order to its next stage, with everything that follows. */
export async function reachStage(
  req: PayloadRequest,
  { order, seenAs }: SeenOrder,
  { state: { status, stage }, time, accepts, notes = '', policy = null, proof, deviceKey, inspectionPassed }: Reached,
  now: Date,
): Promise<Order> {
  const reachedAt = time.toISOString()
  // From here on the order keeps the policy it started under.
  const starts = stage === 'fabrication_started' ? { reviewPolicy: policy } : {}
  const made = stage === 'fabrication_complete' ? await freeUnusedWeeks(req, order, time) : {}
  const moved = await changeOrderRow(req, order, { status, stage, stageReachedAt: reachedAt, ...accepts, ...starts, ...made })
  await followStage(req, moved, stage, time)
  if (stage === 'fabrication_started') await endOpenChange(req, moved, 'fabrication has started', now)
  const event = { kind: 'stage', notes, ...(proof && { proof }), ...(deviceKey && { deviceKey }) } as const
  await recordEvent(req, moved, { ...actorOf(req, seenAs, moved), ...event }, time, now)
  const finished = moved.status === 'completed' ? await finishOrder(req, moved, inspectionPassed ?? null, now) : moved
  await recordAudit(req, {
    action: 'order-stage',
    subjectType: 'orders',
    subjectId: order.id,
    ...(seenAs === 'operator' && { reason: notes }),
    before: { status: order.status, stage: order.stage },
    after: { status: moved.status, stage, at: time.toISOString(), proof: proof ?? null, ...(accepts && { shopPrice: moved.shopPrice }) },
  })
  await billForRelease(req, { number: order.number, terms: paymentTermsSchema.parse(order.terms) }, now)
  await tellStage(req, finished)
  return finished
}
