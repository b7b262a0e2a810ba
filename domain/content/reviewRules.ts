import type { Refusal } from '../http/refusal'
import type { Review, WaitingReview } from './reviewCalls'
import { decisionRefusal, type ReviewState, standingOf } from './reviews'

interface Said {
  readonly by: string
  /** ISO time. */
  readonly at: string
  readonly words: string
}

/** The latest review of a page. */
export interface PageReview {
  readonly state: ReviewState
  /** Stamp of the approved text; null before approval. */
  readonly approvedWords: string | null
  /** Id of an account; null once it is deleted. */
  readonly askedBy: string | null
  readonly asked: Said
  /** Null until decided. */
  readonly decided: Said | null
}

/** Everything a review of a page depends on. */
export interface ReviewFacts {
  /** Whether the settings require approval for this kind of document. */
  readonly required: boolean
  /** Stamp of the newest draft. */
  readonly stamp: string
  /** Stamp of the published version; null while unpublished. */
  readonly liveStamp: string | null
  readonly review: PageReview | null
  /** Account id of the current person. */
  readonly person: string
  /** Everybody who changed it since it was last published. */
  readonly changedBy: readonly string[]
  /** Everybody who may approve this kind of document. */
  readonly approvers: readonly { readonly id: string; readonly name: string }[]
}

/** Who may decide about a page now, and why the person may not. */
export function decidersOf({ review, person, changedBy, approvers }: Omit<ReviewFacts, 'required' | 'stamp' | 'liveStamp'>) {
  const facts = { askedBy: review?.askedBy ?? null, changedBy, approvers: approvers.map(({ id }) => id) }
  const refusalOf = (id: string) => decisionRefusal({ person: id, ...facts })
  return { deciders: approvers.filter(({ id }) => refusalOf(id) === null), refusal: refusalOf(person) }
}

/** A page's review as one person sees it. Withdrawn and finished reviews show nothing more. */
export function reviewOf(facts: ReviewFacts): Review {
  const { required, stamp, liveStamp, review } = facts
  const standing = standingOf(review, stamp)
  const { deciders, refusal } = decidersOf(facts)
  const shown = standing === 'none' ? null : review
  return {
    required,
    standing,
    hasChanges: liveStamp !== stamp,
    stamp,
    asked: shown?.asked ?? null,
    decided: shown && decidedWords(shown),
    own: shown !== null && shown.askedBy === facts.person,
    mayDecide: refusal === null,
    whyNot: refusal,
    approvers: deciders.map(({ name }) => name),
  }
}

/** A page's line in the list of waiting, approved and returned pages; undefined for any other. */
export function listedReview(facts: Omit<ReviewFacts, 'liveStamp'>): Omit<WaitingReview, 'id' | 'collection' | 'title'> | undefined {
  const { required, stamp, review, person } = facts
  if (!required || !review || review.state === 'withdrawn' || review.state === 'published') return undefined
  const standing = standingOf(review, stamp)
  const mayDecide = standing === 'waiting' && decidersOf(facts).refusal === null
  return { standing, asked: review.asked, decided: decidedWords(review), own: review.askedBy === person, mayDecide }
}

function decidedWords({ state, decided }: PageReview): Said | null {
  return state === 'waiting' ? null : decided
}

/** Why a page can't be marked as ready for review now. A waiting page gets the new note. */
export function askRefusal(facts: ReviewFacts): Refusal<'notRequired' | 'nothingToReview' | 'alreadyApproved'> | undefined {
  const { required, standing, hasChanges } = reviewOf(facts)
  if (!required) return { refusal: 'notRequired' }
  if (!hasChanges) return { refusal: 'nothingToReview' }
  return standing === 'approved' ? { refusal: 'alreadyApproved' } : undefined
}

/** A waiting review, to withdraw it or decide about it. */
export function waitingReview<Kept extends { readonly state: ReviewState }>(
  review: Kept | null,
): { readonly review: Kept } | Refusal<'notWaiting'> {
  return review?.state === 'waiting' ? { review } : { refusal: 'notWaiting' }
}

interface ReviewDecision {
  readonly decision: 'approve' | 'sendBack'
  readonly words: string
  /** Stamp of the text the person saw. */
  readonly stamp: string
}

/** The review after a decision. The decision holds for exactly the text shown; sending back says what to fix. */
export function decidedReview(
  facts: Omit<ReviewFacts, 'required' | 'liveStamp'>,
  { decision, words, stamp }: ReviewDecision,
):
  | { readonly state: 'approved'; readonly approvedWords: string }
  | { readonly state: 'sentBack'; readonly approvedWords: null }
  | Refusal<'notWaiting' | 'notApprover' | 'ownWork' | 'changedMeanwhile' | 'wordsNeeded'> {
  const waiting = waitingReview(facts.review)
  if ('refusal' in waiting) return waiting
  const { refusal } = decidersOf(facts)
  if (refusal) return { refusal }
  if (facts.stamp !== stamp) return { refusal: 'changedMeanwhile' }
  if (decision === 'approve') return { state: 'approved', approvedWords: stamp }
  return words === '' ? { refusal: 'wordsNeeded' } : { state: 'sentBack', approvedWords: null }
}
