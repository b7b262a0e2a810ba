import { reviewCalls as calls } from '@framewell/domain/content/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { askForReview, refuseUnready, withdrawReview } from './askForReview'
import { decideReview, refuseUnreadyApproval } from './decideReview'
import { getContentReview, getReviewChanges, listContentReviews } from './readReview'

/** Approval before pages go live. */
export const reviewCalls = bindCalls(calls, {
  listContentReviews,
  getContentReview,
  getReviewChanges,
  askForReview: { run: askForReview, before: refuseUnready },
  withdrawReview,
  decideReview: { run: decideReview, before: refuseUnreadyApproval },
})
