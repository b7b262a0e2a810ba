import type { decideReview as decideReviewCall } from '@framewell/domain/content/reviewCalls'
import { EDITORS } from '@framewell/domain/notifications/audience'
import { reviewDecided } from '@framewell/domain/notifications/events/contentReviews'
import { recordAudit } from '../../audit/recordAudit'
import type { Operation } from '../../http/calls/bindCall'
import { CallProblem } from '../../http/calls/CallProblem'
import { changed } from '../../notifications/changed'
import { notify } from '../../notifications/notify'
import { lockDocument } from '../management/lockDocument'
import { saveDocument } from '../management/saveDocument'
import { readReview } from './readReview'
import { accountId } from './reviewFacts'
import { reviewSubject } from './reviewSubject'

/** Approves the very words that were shown, or sends them back. Whoever edits meanwhile comes before or after, never in between. */
export const decideReview: Operation<typeof decideReviewCall> = async ({ req, refuse, now }, { id, decision, words, stamp, publish }) => {
  await lockDocument(req, id)
  const { user } = req
  if (!user) throw new CallProblem('signInRequired')
  const { collection, title, review, refusal, stamp: current } = await reviewSubject(req, id)
  if (review?.state !== 'waiting') throw refuse('notWaiting')
  if (refusal) throw refuse(refusal)
  if (current !== stamp) throw refuse('changedMeanwhile')
  if (decision === 'sendBack' && words === '') throw refuse('wordsNeeded')
  const by = user.name || user.email
  const approves = decision === 'approve'
  const decided = approves ? ({ state: 'approved', approvedWords: stamp } as const) : ({ state: 'sentBack', approvedWords: null } as const)
  await req.payload.update({
    collection: 'content-reviews',
    id: review.id,
    data: { ...decided, decidedBy: user.id, decidedByName: by, decidedAt: now.toISOString(), words },
    depth: 0,
    // Written by calls only, which say who may.
    overrideAccess: true,
    req,
  })
  const audited = { subjectType: collection, subjectId: id }
  const action = approves ? 'content-review-approve' : 'content-review-send-back'
  await recordAudit(req, { ...audited, action, after: { title, words, stamp } })
  if (approves && publish) {
    await saveDocument(req, collection, id, { _status: 'published' }, { draft: false })
    await recordAudit(req, { ...audited, action: 'content-publish', after: { title } })
  }
  const account = accountId(review.askedBy)
  const outcome = approves ? (publish ? 'published' : 'approved') : 'sentBack'
  if (account !== null) await notify(req, reviewDecided, { document: id, title, by, words, outcome, account })
  await changed(req, 'content', id, [EDITORS])
  return readReview(req, id)
}
