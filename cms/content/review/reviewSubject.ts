import { decisionRefusal, type ReviewStanding, standingOf } from '@framewell/domain/content/reviews'
import type { PayloadRequest } from 'payload'
import type { ContentReview, Page, Post } from '../../payload-types'
import type { ContentCollection } from '../publishedState'
import { reviewed } from './requireApproval'
import { accountId, approvalSetting, changedBy, findApprovers, newestDraft, newestReview } from './reviewFacts'
import { wordsStamp } from './wordsStamp'

interface ReviewPerson {
  readonly id: string
  readonly name: string
  /** Why they may not decide about this document; null when they may. */
  readonly refusal: ReturnType<typeof decisionRefusal>
}

/** A page or post with everything a decision about it depends on. */
export interface ReviewSubject {
  readonly collection: ContentCollection
  readonly draft: Page | Post
  readonly title: string
  readonly stamp: string
  readonly required: boolean
  readonly review: ContentReview | null
  readonly standing: ReviewStanding
  /** Everybody who may approve documents of this kind. */
  readonly approvers: readonly ReviewPerson[]
  /** Why the person of the request may not decide. */
  readonly refusal: ReviewPerson['refusal']
}

/** @throws CallProblem notFound */
export async function reviewSubject(req: PayloadRequest, id: string): Promise<ReviewSubject> {
  const { collection, draft } = await newestDraft(req, id)
  const { required, approvers: group } = await approvalSetting(req, collection)
  const review = await newestReview(req, id)
  const people = await findApprovers(req, group)
  const facts = { askedBy: accountId(review?.askedBy), changedBy: changedBy(draft), approvers: people.map((person) => person.id) }
  const refusalOf = (person: string) => decisionRefusal({ person, ...facts })
  const stamp = wordsStamp(draft)
  return {
    collection,
    draft,
    title: draft.title || 'Untitled',
    stamp,
    required,
    review,
    standing: standingOf(reviewed(review), stamp),
    approvers: people.map((person) => ({ ...person, refusal: refusalOf(person.id) })),
    refusal: refusalOf(String(req.user?.id ?? '')),
  }
}
