import {
  askForReview,
  decideReview,
  type getContentReview,
  type getReviewChanges,
  type listContentReviews,
  withdrawReview,
} from '@framewell/domain/content/reviewCalls'
import { askRefusal, decidedReview, listedReview, type ReviewFacts, reviewOf, waitingReview } from '@framewell/domain/content/reviewRules'
import type { Obstacle } from '@framewell/domain/content/schedules'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { samplePages } from './samplePages'

export interface ReviewDesk {
  readonly contentReviews: AnswerCall<typeof listContentReviews>
  readonly contentReview: AnswerCall<typeof getContentReview>
  readonly reviewChanges: AnswerCall<typeof getReviewChanges>
  readonly askReview: AnswerCall<typeof askForReview>
  readonly withdrawReview: AnswerCall<typeof withdrawReview>
  readonly decideReview: AnswerCall<typeof decideReview>
}

/** A page under review, which several people may open. */
export type ReviewedPage = Pick<ReviewFacts, 'required' | 'stamp' | 'liveStamp' | 'changedBy'> & {
  review: ReviewFacts['review']
  liveStamp: string | null
  readonly id: string
  readonly collection: 'pages' | 'posts'
  readonly title: string
  readonly obstacles?: Obstacle[]
}

const AT = '2026-11-21T09:00:00.000Z'
export const OMAR = { id: 'omar', name: 'Omar Reyes' }
export const ERIN = { id: 'erin', name: 'Erin Vale' }

/** A page for stories; no approval is required by default. */
export function reviewedPage(sample: Partial<ReviewedPage> = {}): ReviewedPage {
  const { id = '', title = '' } = samplePages[0] ?? {}
  return {
    id,
    collection: 'pages',
    title,
    required: false,
    stamp: 'stamp-1',
    liveStamp: null,
    changedBy: [ERIN.id],
    review: null,
    ...sample,
  }
}

/** A fake of the review calls, in memory, for one page at a time. For stories. @param person the person who acts */
export function reviewDesk(page: ReviewedPage = reviewedPage(), person = ERIN, approvers: ReviewFacts['approvers'] = [OMAR]): ReviewDesk {
  const facts = (): ReviewFacts => ({ ...page, person: person.id, approvers })
  const said = (words: string) => ({ by: person.name, at: AT, words })
  return {
    contentReviews: () => {
      const listed = listedReview(facts())
      return { reviews: listed ? [{ id: page.id, collection: page.collection, title: page.title, ...listed }] : [] }
    },
    contentReview: () => ({ ...reviewOf(facts()), obstacles: page.obstacles ?? [] }),
    reviewChanges: () => ({
      stamp: page.stamp,
      isLive: true,
      fields: [{ label: 'Title', before: 'Steel framing', after: 'What is residential steel framing?' }],
      sections: [
        {
          id: 'a',
          name: 'Text: Definition',
          kind: 'changed',
          moved: null,
          fields: [{ label: 'Text', before: 'Rolled from coil.', after: 'Rolled from galvanized coil.' }],
        },
        { id: 'b', name: 'Quote: An engineer', kind: 'removed', moved: null, fields: [] },
      ],
    }),
    askReview: ({ note = '' }) => {
      const no = askRefusal(facts())
      if (no) throw refuseCall(askForReview, no.refusal)
      page.review = { state: 'waiting', approvedWords: null, askedBy: person.id, asked: said(note), decided: null }
      return reviewOf(facts())
    },
    withdrawReview: () => {
      const waiting = waitingReview(page.review)
      if ('refusal' in waiting) throw refuseCall(withdrawReview, waiting.refusal)
      page.review = { ...waiting.review, state: 'withdrawn' }
      return reviewOf(facts())
    },
    decideReview: ({ decision, words = '', stamp, publish }) => {
      const outcome = decidedReview(facts(), { decision, words, stamp })
      if ('refusal' in outcome) throw refuseCall(decideReview, outcome.refusal)
      const { review } = page
      if (!review) throw new Error('There is no review to decide')
      const isLive = outcome.state === 'approved' && publish
      page.review = { ...review, ...outcome, ...(isLive && { state: 'published' }), decided: said(words) }
      if (isLive) page.liveStamp = page.stamp
      return reviewOf(facts())
    },
  }
}
