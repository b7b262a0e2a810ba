import { reviewCalls as calls } from '@framewell/domain/content/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { askForReview, withdrawReview } from './askForReview'
import { decideReview } from './decideReview'
import { getContentReview, getReviewChanges, listContentReviews } from './readReview'

/** Approval before pages go live. */
export const reviewCalls = bindCalls(calls, {
  listContentReviews,
  getContentReview,
  getReviewChanges,
  askForReview,
  withdrawReview,
  decideReview,
})
