import { scheduleRefusal } from '@framewell/domain/content/publishingRules'
import type { askForReview as askForReviewCall, withdrawReview as withdrawReviewCall } from '@framewell/domain/content/reviewCalls'
import { askRefusal, waitingReview } from '@framewell/domain/content/reviewRules'
import { EDITORS } from '@framewell/domain/notifications/audience'
import { reviewAsked } from '@framewell/domain/notifications/events/contentReviews'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import type { Refusing } from '../../platform/http/calls/callContext'
import { changed } from '../../platform/live/changed'
import { lockDocument } from '../management/lockDocument'
import { rehearseApproved } from '../scheduledPublishing/rehearsePublication'
import { readReview, reviewFacts } from './readReview'
import { approvalSetting, newestDraft } from './reviewFacts'
import { reviewSubject } from './reviewSubject'

/** Refuses a text that could not go live even when approved, with the fields to fix. The rehearsal publishes in a separate transaction. */
export const refuseUnready = async ({ req, refuse }: Refusing<'notReady'>, { id }: { readonly id: string }): Promise<void> => {
  const { collection } = await newestDraft(req, id)
  const { required } = await approvalSetting(req, collection)
  const no = required ? scheduleRefusal('publish', false, await rehearseApproved(req, { collection, id })) : undefined
  if (no) throw refuse('notReady', no.more)
}

/** Marks a page as ready for review and notifies everybody who may approve it. A page that is already waiting gets the new note. */
export const askForReview: Operation<typeof askForReviewCall> = async ({ req, refuse }, { id, note }) => {
  await lockDocument(req, id)
  const { user } = req
  if (!user) throw new CallProblem('signInRequired')
  const subject = await reviewSubject(req, id)
  const no = askRefusal(await reviewFacts(req, id, subject))
  if (no) throw refuse(no.refusal)
  const { collection, title, stored } = subject
  const by = user.name || user.email
  const data = { title, state: 'waiting', askedBy: user.id, askedByName: by, note } as const
  // Only calls write reviews, and they state who may.
  const write = { collection: 'content-reviews', depth: 0, overrideAccess: true, req } as const
  if (stored?.state === 'waiting') await req.payload.update({ ...write, id: stored.id, data })
  else await req.payload.create({ ...write, data: { ...data, where: collection, document: id } })
  // Read after the change: the person who asked may not decide.
  const { deciders } = await reviewSubject(req, id)
  const accounts = deciders.map((person) => person.id)
  await notify(req, reviewAsked, { document: id, title, by, note, accounts: accounts.filter((account) => account !== String(user.id)) })
  await recordAudit(req, { action: 'content-review-ask', subjectType: collection, subjectId: id, after: { title, note } })
  await changed(req, 'content', id, [EDITORS])
  return readReview(req, id)
}

export const withdrawReview: Operation<typeof withdrawReviewCall> = async ({ req, refuse }, { id }) => {
  await lockDocument(req, id)
  const { collection, stored, title } = await reviewSubject(req, id)
  const waiting = waitingReview(stored)
  if ('refusal' in waiting) throw refuse(waiting.refusal)
  const data = { state: 'withdrawn' } as const
  // Same access as for asking.
  await req.payload.update({ collection: 'content-reviews', id: waiting.review.id, data, depth: 0, overrideAccess: true, req })
  await recordAudit(req, { action: 'content-review-withdraw', subjectType: collection, subjectId: id, after: { title } })
  await changed(req, 'content', id, [EDITORS])
  return readReview(req, id)
}
