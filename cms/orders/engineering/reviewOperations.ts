import { DOCUMENT_LIMITS } from '@framewell/domain/files/uploadRefusal'
import type {
  answerReviewQuestion as answerReviewQuestionCall,
  getReview as getReviewCall,
  listReviewMembers as listReviewMembersCall,
  listReviews as listReviewsCall,
  setReviewSite as setReviewSiteCall,
  uploadSealedSet as uploadSealedSetCall,
} from '@framewell/domain/orders/engineering/reviewCalls'
import { reviewStatus } from '@framewell/domain/orders/engineering/reviewState'
import { isFramedAs } from '@framewell/domain/orders/frozenOrder'
import { orderSite } from '@framewell/domain/orders/siteAddress'
import { rerouteRefusal } from '@framewell/domain/orders/transitions'
import { siteWords } from '@framewell/domain/structure/site'
import type { Where } from 'payload'
import { checkAside } from '../../catalog/checkAside'
import { companiesOf } from '../../parties/companyOf'
import type { EngineeringQuestion, EngineeringReview, Order } from '../../payload-types'
import { idOf } from '../../platform/database/idOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { storedOrder } from '../storedOrder'
import { storeOrderFile } from '../uploadOrderFile'
import { designSite, modelHash } from './modelHash'
import { openReview, openReviewForChange } from './openReview'
import { reviewAnswer } from './reviewAnswer'
import { reviewRecords } from './reviewRecords'
import { recordReviewStep, reviewActor, voidApproval } from './reviewSteps'

/** The newest reviews of one engineer. */
const MOST = 200

export const listReviews: Operation<typeof listReviewsCall> = async ({ req, session }) => {
  const isEngineer = (await companiesOf(req)).some(({ kind }) => kind === 'engineer')
  if (!session || !isEngineer) return { reviews: [] }
  const { docs: reviews } = await req.payload.db.find<EngineeringReview>({
    collection: 'engineering-reviews',
    where: { engineer: { equals: session.id } },
    sort: '-assignedAt',
    limit: MOST,
    pagination: false,
    req,
  })
  const { docs: orders } = await req.payload.db.find<Order>({
    collection: 'orders',
    where: { id: { in: reviews.map(({ order }) => idOf(order)) } },
    limit: MOST,
    pagination: false,
    req,
  })
  const records = await reviewRecords(req, orders)
  return {
    reviews: reviews.flatMap(({ order: id, assignedAt }) => {
      const order = orders.find((each) => each.id === idOf(id))
      const record = records.get(idOf(id))
      if (!order || !record) return []
      const { number, title } = order
      return [{ number, title, siteAddress: orderSite(order), assignedAt, review: reviewStatus(record) }]
    }),
  }
}

/** The rows of an order's members, searched by mark. */
export const listReviewMembers: Operation<typeof listReviewMembersCall> = async (context, { orderId, ...asked }) => {
  const { order, review } = await openReview(context, orderId)
  const site = designSite(review)
  if (!site) return { data: [], total: 0 }
  const { layout, frame: ordered } = storedOrder(order).frozen
  const { members, frame } = await checkAside({ layout, site, members: asked })
  return isFramedAs(ordered, frame) ? { data: [...members.data], total: members.total } : { data: [], total: 0 }
}

export const getReview: Operation<typeof getReviewCall> = async (context, { orderId }) =>
  reviewAnswer(context.req, await openReview(context, orderId), context.now)

/** Another site than the approved one voids the approval. */
export const setReviewSite: Operation<typeof setReviewSiteCall> = async (context, { orderId, site }) => {
  const { req, now } = context
  const { order, review, seenAs } = await openReviewForChange(context, orderId, ['engineer'])
  if (!review) throw context.refuse('unknownOrder')
  const confirmed = { ...site, confirmedBy: review.engineerName, confirmedAt: now.toISOString() }
  const changed: EngineeringReview = await req.payload.db.updateOne({
    collection: 'engineering-reviews',
    id: review.id,
    data: { site: confirmed },
    req,
  })
  const actor = reviewActor(req, seenAs)
  const step = { action: 'review-site', words: `Design site: ${siteWords(confirmed)}, ${site.adoptedCode}.`, after: confirmed } as const
  await recordReviewStep(req, { order, review: changed }, actor, step, now)
  await voidApproval(req, { order, review: changed }, actor, 'the design site changed', now)
  return reviewAnswer(req, { order, review: changed, seenAs }, now)
}

/** Nobody answers for those who are asked: not the engineer, nor one who asked before another took over. */
export const answerReviewQuestion: Operation<typeof answerReviewQuestionCall> = async (context, { orderId, questionId, text }) => {
  const { req, now, session, refuse } = context
  const seen = await openReviewForChange(context, orderId, ['builder', 'engineer', 'operator'])
  const where: Where = { and: [{ id: { equals: questionId } }, { order: { equals: seen.order.id } }] }
  const question = await req.payload.db.findOne<EngineeringQuestion>({ collection: 'engineering-questions', where, req })
  if (!question || !session) throw refuse('unknownQuestion')
  if (seen.seenAs === 'engineer' || idOf(question.askedBy) === session.id) throw refuse('ownQuestion')
  if (question.answeredAt) throw refuse('answered')
  const answered = { answer: text, answeredBy: session.id, answeredByName: session.name, answeredAt: now.toISOString() }
  await req.payload.db.updateOne({ collection: 'engineering-questions', id: question.id, data: answered, req, returning: false })
  const step = {
    action: 'review-answer',
    words: 'Answered a question of the engineer.',
    told: text,
    tells: ['engineer'],
    after: { question: question.text, answer: text },
  } as const
  await recordReviewStep(req, seen, reviewActor(req, seen.seenAs), step, now)
  return reviewAnswer(req, seen, now)
}

/** Stores a PDF; it becomes the sealed set when a revision is approved with it. */
export const uploadSealedSet: Operation<typeof uploadSealedSetCall> = async (context, { orderId, name, id }) => {
  const { order, review, seenAs } = await openReview(context, orderId)
  if (seenAs !== 'engineer') throw context.refuse('unknownOrder')
  if (rerouteRefusal(order)) throw context.refuse('reviewClosed')
  const sealedModel = modelHash(order, designSite(review))
  return storeOrderFile(context, order, { name, id, sealedModel }, { ...DOCUMENT_LIMITS, types: ['application/pdf'] })
}
