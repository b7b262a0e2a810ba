import {
  type askForReview,
  decideReview,
  type getContentReview,
  type getReviewChanges,
  type listContentReviews,
  type Review,
  type withdrawReview,
} from '@framewell/domain/content/reviewCalls'
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

const NOT_REQUIRED: Review = {
  required: false,
  standing: 'none',
  hasChanges: true,
  stamp: 'stamp-1',
  asked: null,
  decided: null,
  own: false,
  mayDecide: false,
  whyNot: 'notApprover',
  approvers: ['Omar Reyes'],
}
const AT = '2026-11-21T09:00:00.000Z'

/** Answers the calls of reviews from memory, for one page at a time. For stories. */
export function reviewDesk(sample: Partial<Review> = {}): ReviewDesk {
  let review: Review = { ...NOT_REQUIRED, ...sample }
  const store = (change: Partial<Review>) => {
    review = { ...review, ...change }
    return review
  }
  return {
    contentReviews: () => {
      const [page] = samplePages
      const { standing, asked, decided, own, mayDecide } = review
      if (!page || !asked || standing === 'none') return { reviews: [] }
      return { reviews: [{ id: page.id, collection: 'pages', title: page.title, standing, asked, decided, own, mayDecide }] }
    },
    contentReview: () => review,
    reviewChanges: () => ({
      stamp: review.stamp,
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
    askReview: ({ note = '' }) => store({ standing: 'waiting', asked: { by: 'Erin Vale', at: AT, words: note }, decided: null, own: true }),
    withdrawReview: () => store({ standing: 'none', asked: null, own: false }),
    decideReview: ({ decision, words = '' }) => {
      if (decision === 'sendBack' && words === '') throw refuseCall(decideReview, 'wordsNeeded')
      return store({ standing: decision === 'approve' ? 'approved' : 'sentBack', decided: { by: 'Omar Reyes', at: AT, words } })
    },
  }
}
