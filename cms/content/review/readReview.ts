import type {
  getContentReview as getContentReviewCall,
  getReviewChanges as getReviewChangesCall,
  listContentReviews as listContentReviewsCall,
  Review,
  WaitingReview,
} from '@framewell/domain/content/reviewCalls'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../../http/calls/bindCall'
import { CallProblem } from '../../http/calls/CallProblem'
import type { ContentReview } from '../../payload-types'
import { compareDocuments } from '../versions/compareDocuments'
import { accountId, liveDocument } from './reviewFacts'
import { reviewSubject } from './reviewSubject'
import { wordsStamp } from './wordsStamp'

/** Newest reviews that the list looks through; what is older was decided and forgotten. */
const MOST_LISTED = 100

export const getContentReview: Operation<typeof getContentReviewCall> = async ({ req }, { id }) => readReview(req, id)

/** How a page stands, for the person of the request. @throws CallProblem notFound */
export async function readReview(req: PayloadRequest, id: string): Promise<Review> {
  const { collection, stamp, required, review, standing, approvers, refusal } = await reviewSubject(req, id)
  const live = await liveDocument(req, collection, id)
  const shown = standing === 'none' ? null : review
  return {
    required,
    standing,
    hasChanges: live === null || wordsStamp(live) !== stamp,
    stamp,
    asked: shown && askedWords(shown),
    decided: shown && decidedWords(shown),
    own: isOwn(req, shown),
    mayDecide: refusal === null,
    whyNot: refusal,
    approvers: approvers.filter((person) => person.refusal === null).map(({ name }) => name),
  }
}

/** What waits, what was approved and is not live, and what came back: of documents that still are. */
export const listContentReviews: Operation<typeof listContentReviewsCall> = async ({ req }) => ({ reviews: await readReviews(req) })

export async function readReviews(req: PayloadRequest): Promise<WaitingReview[]> {
  const { docs } = await req.payload.find({
    collection: 'content-reviews',
    where: { state: { in: ['waiting', 'approved', 'sentBack'] } },
    sort: '-createdAt',
    limit: MOST_LISTED,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const reviews: WaitingReview[] = []
  for (const { document: id } of docs) {
    if (reviews.some((known) => known.id === id)) continue
    const subject = await reviewSubject(req, id).catch(ignoreDeleted)
    if (!subject?.required || !subject.review) continue
    const { collection, title, review, standing, refusal } = subject
    const mayDecide = standing === 'waiting' && refusal === null
    const words = { asked: askedWords(review), decided: decidedWords(review) }
    reviews.push({ id, collection, title, standing, ...words, own: isOwn(req, review), mayDecide })
  }
  return reviews
}

export const getReviewChanges: Operation<typeof getReviewChangesCall> = async ({ req }, { id }) => {
  const { collection, draft, stamp } = await reviewSubject(req, id)
  const live = await liveDocument(req, collection, id)
  return { stamp, isLive: live !== null, ...compareDocuments(live, draft) }
}

function ignoreDeleted(error: unknown): undefined {
  if (!(error instanceof CallProblem) || error.code !== 'notFound') throw error
}

function isOwn({ user }: PayloadRequest, review: ContentReview | null): boolean {
  return review !== null && user !== null && accountId(review.askedBy) === String(user.id)
}

function askedWords(review: ContentReview) {
  return { by: review.askedByName, at: review.createdAt, words: review.note ?? '' }
}

function decidedWords({ state, decidedByName, decidedAt, words }: ContentReview) {
  return state !== 'waiting' && decidedAt ? { by: decidedByName ?? '', at: decidedAt, words: words ?? '' } : null
}
