import type { decideReview as decideReviewCall } from '@framewell/domain/content/reviewCalls'
import { decidedReview } from '@framewell/domain/content/reviewRules'
import { EDITORS } from '@framewell/domain/notifications/audience'
import { reviewDecided } from '@framewell/domain/notifications/events/contentReviews'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import type { Refusing } from '../../platform/http/calls/callContext'
import { changed } from '../../platform/live/changed'
import { lockDocument } from '../management/lockDocument'
import { saveDocument } from '../management/saveDocument'
import { deadLinksOf } from '../scheduledPublishing/rehearsePublication'
import { refuseUnready } from './askForReview'
import { readReview } from './readReview'
import { accountId, findApprovers } from './reviewFacts'
import { type ReviewSubject, reviewSubject } from './reviewSubject'

type Asked = Parameters<Operation<typeof decideReviewCall>>

/** A text that was changed since its review was asked for may no longer be able to go live: it is sent back, not approved. */
export const refuseUnreadyApproval = async (context: Asked[0], input: Asked[1]): Promise<void> => {
  if (input.decision === 'approve') await refuseUnready(context, input)
}

/** Approves exactly the text that was shown, or sends it back. A concurrent edit runs before or after it, never in between. */
export const decideReview: Operation<typeof decideReviewCall> = async ({ req, refuse, now }, { id, decision, words, stamp, publish }) => {
  await lockDocument(req, id)
  const { user } = req
  if (!user) throw new CallProblem('signInRequired')
  const { collection, draft, title, stored, facts } = await reviewSubject(req, id)
  const decided = decidedReview(facts, { decision, words, stamp })
  if ('refusal' in decided) throw refuse(decided.refusal)
  if (!stored) throw new Error('Nobody decides about what nobody asked for')
  const by = user.name || user.email
  const approves = decided.state === 'approved'
  if (approves && publish) await refuseDeadLinks({ req, refuse }, { collection, draft })
  await req.payload.update({
    collection: 'content-reviews',
    id: stored.id,
    data: { ...decided, decidedBy: user.id, decidedByName: by, decidedAt: now.toISOString(), words },
    depth: 0,
    // Only calls write reviews, and they state who may.
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
  const account = accountId(stored.askedBy)
  const outcome = approves ? (publish ? 'published' : 'approved') : 'sentBack'
  const worksOnContent = (await findApprovers(req, 'editors')).some((person) => person.id === account)
  if (account !== null && worksOnContent) await notify(req, reviewDecided, { document: id, title, by, words, outcome, account })
  await changed(req, 'content', id, [EDITORS])
  return readReview(req, id)
}

/**
 * An editor who publishes sees dead links first; an approval that publishes has to name them too.
 * @throws CallProblem deadLinks
 */
async function refuseDeadLinks(
  { req, refuse }: Refusing<'deadLinks'>,
  { collection, draft }: Pick<ReviewSubject, 'collection' | 'draft'>,
): Promise<void> {
  const { id } = draft
  const dead = (await deadLinksOf(req, [{ collection, id }], new Map([[id, draft]]))).get(id)
  if (dead) throw refuse('deadLinks', { fields: dead.map(({ path, place, message }) => ({ path, message: `${place}: ${message}` })) })
}
