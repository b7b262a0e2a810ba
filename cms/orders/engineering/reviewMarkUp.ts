import { placeWords } from '@framewell/domain/orders/engineering/pin'
import type {
  askReviewQuestion as askReviewQuestionCall,
  getReviewDrawing as getReviewDrawingCall,
} from '@framewell/domain/orders/engineering/reviewCalls'
import { placeRefusal, reviewDrawing, viewsOf } from '@framewell/domain/orders/engineering/reviewDrawing'
import type { Operation } from '../../platform/http/calls/bindCall'
import { orderedFrame } from '../orderPanels'
import { openReview, openReviewForChange } from './openReview'
import { reviewAnswer } from './reviewAnswer'
import { recordReviewStep, reviewActor } from './reviewSteps'

export const getReviewDrawing: Operation<typeof getReviewDrawingCall> = async (context, { orderId, view }) => {
  const { order } = await openReview(context, orderId)
  const model = orderedFrame(context, order)
  const views = viewsOf(model)
  if (!views.includes(view)) throw context.refuse('unknownView')
  const { title, viewBox, paths, labels, labelSize } = reviewDrawing(model, view)
  return { drawing: { title, viewBox, paths: [...paths], labels: [...labels], labelSize }, views }
}

/** A question about the whole frame, one of its members, or a place in a drawing. It stays open, and holds the approval, until it is answered. */
export const askReviewQuestion: Operation<typeof askReviewQuestionCall> = async (context, { orderId, text, member, pin }) => {
  const { req, now, session, refuse } = context
  const seen = await openReviewForChange(context, orderId, ['engineer'])
  if (!session) throw refuse('unknownOrder')
  const wrong = member !== undefined || pin ? placeRefusal(orderedFrame(context, seen.order), member, pin) : undefined
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
