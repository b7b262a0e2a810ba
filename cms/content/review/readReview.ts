import type {
  getContentReview as getContentReviewCall,
  getReviewChanges as getReviewChangesCall,
  listContentReviews as listContentReviewsCall,
  Review,
  WaitingReview,
} from '@framewell/domain/content/reviewCalls'
import { listedReview, type ReviewFacts, reviewOf } from '@framewell/domain/content/reviewRules'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { rehearseApproved } from '../scheduledPublishing/rehearsePublication'
import { compareDocuments } from '../versions/compareDocuments'
import { liveDocument } from './reviewFacts'
import { type ReviewSubject, reviewSubject } from './reviewSubject'
import { wordsStamp } from './wordsStamp'

/** Maximum recent reviews that the list searches. */
const MAX_LISTED = 100

export const getContentReview: Operation<typeof getContentReviewCall> = async ({ req }, { id }) => {
  const subject = await reviewSubject(req, id)
  const review = reviewOf(await reviewFacts(req, id, subject))
  const goesLive = review.required && review.hasChanges && (review.standing === 'waiting' || review.standing === 'approved')
  return { ...review, obstacles: goesLive ? await rehearseApproved(req, { collection: subject.collection, id }, 'links') : [] }
}

/** The review status of a page, for the person of the request. @throws CallProblem notFound */
export async function readReview(req: PayloadRequest, id: string): Promise<Review> {
  return reviewOf(await reviewFacts(req, id, await reviewSubject(req, id)))
}

/** Everything a review depends on, including the published version. */
export async function reviewFacts(req: PayloadRequest, id: string, { collection, facts }: ReviewSubject): Promise<ReviewFacts> {
  const live = await liveDocument(req, collection, id)
  return { ...facts, liveStamp: live && wordsStamp(live) }
}

/** Reviews that are waiting, approved but not live, or sent back, of documents that still exist. */
export const listContentReviews: Operation<typeof listContentReviewsCall> = async ({ req }) => ({ reviews: await readReviews(req) })

export async function readReviews(req: PayloadRequest): Promise<WaitingReview[]> {
  const { docs } = await req.payload.find({
    collection: 'content-reviews',
    where: { state: { in: ['waiting', 'approved', 'sentBack'] } },
    sort: '-createdAt',
    limit: MAX_LISTED,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const reviews: WaitingReview[] = []
  for (const { document: id } of docs) {
    if (reviews.some((known) => known.id === id)) continue
    const subject = await reviewSubject(req, id).catch(ignoreDeleted)
    const listed = subject && listedReview(subject.facts)
    if (subject && listed) reviews.push({ id, collection: subject.collection, title: subject.title, ...listed })
  }
  return reviews
}

export const getReviewChanges: Operation<typeof getReviewChangesCall> = async ({ req }, { id }) => {
  const { collection, facts } = await reviewSubject(req, id)
  // Includes pictures and linked pages, whose names appear in the list of changes.
  const live = await liveDocument(req, collection, id, 1)
  const draft = await req.payload.findByID({ collection, id, draft: true, depth: 1, overrideAccess: false, req })
  return { stamp: facts.stamp, isLive: live !== null, ...compareDocuments(live, draft) }
}

function ignoreDeleted(error: unknown): undefined {
  if (!(error instanceof CallProblem) || error.code !== 'notFound') throw error
}
