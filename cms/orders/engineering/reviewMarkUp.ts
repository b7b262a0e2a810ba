import { placeWords } from '@framewell/domain/orders/engineering/pin'
import type {
  askReviewQuestion as askReviewQuestionCall,
  getReviewDrawing as getReviewDrawingCall,
} from '@framewell/domain/orders/engineering/reviewCalls'
import { z } from 'zod'
import type { FrameWish } from '../../bom/frameWorker'
import type { Order } from '../../payload-types'
import { jsonAnswer } from '../../platform/http/calls/answerFor'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { Refusing } from '../../platform/http/calls/callContext'
import { askOrdered, findInFrame, orderedFile, textOf } from '../orderedFrame'
import { openReview, openReviewForChange } from './openReview'
import { checkReviewed, reviewAnswer } from './reviewAnswer'
import { recordReviewStep, reviewActor } from './reviewSteps'

export const getReviewDrawing: Operation<typeof getReviewDrawingCall> = async (context, { orderId, view }) => {
  const { order } = await openReview(context, orderId)
  const drawing = await findInFrame(context, order, { format: 'view', view })
  if (!drawing) throw context.refuse('unknownView')
  return jsonAnswer(textOf(drawing), 200)
}

/** Before the transaction that stores a question: its frame is checked and its place looked up, and no connection to the database waits for that. */
export async function checkQuestion(
  context: Refusing<'unknownOrder'>,
  { orderId, member, pin }: z.output<(typeof askReviewQuestionCall)['input']>,
): Promise<void> {
  await checkReviewed(context, { orderId })
  if (member === undefined && !pin) return
  const { order } = await openReview(context, orderId)
  await askOrdered(order, { format: 'place', member, pin })
}

/** A question about the whole frame, one of its members, or a place in a drawing. It stays open, and holds the approval, until it is answered. */
export const askReviewQuestion: Operation<typeof askReviewQuestionCall> = async (context, { orderId, text, member, pin }) => {
  const { req, now, session, refuse } = context
  const seen = await openReviewForChange(context, orderId, ['engineer'])
  if (!session) throw refuse('unknownOrder')
  const wrong = member !== undefined || pin ? await placeOf(context, seen.order, { format: 'place', member, pin }) : null
  if (wrong) throw refuse('invalidInput', { fields: [wrong] })
  const place = { member: member ?? null, pin: pin ? { ...pin, revision: seen.order.revision } : null }
  const asked = { text, ...place, askedBy: session.id, askedByName: session.name, askedAt: now.toISOString() }
  await req.payload.db.create({ collection: 'engineering-questions', data: { order: seen.order.id, ...asked }, req, returning: false })
  const about = placeWords(place)
  const step = {
    action: 'review-question',
    words: 'Asked the builder and Framewell a question.',
    told: about ? `${about}: ${text}` : text,
    tells: ['builder'],
    after: { text, ...place },
  } as const
  await recordReviewStep(req, seen, reviewActor(req, seen.seenAs), step, now)
  return reviewAnswer(req, seen, now)
}

const refusalSchema = z.object({ path: z.string(), message: z.string() }).nullable()

/** Why a question cannot be about its place; null when it can. */
async function placeOf(context: Refusing<'framedOtherwise'>, order: Order, wish: FrameWish) {
  return refusalSchema.parse(JSON.parse(textOf(await orderedFile(context, order, wish))))
}
