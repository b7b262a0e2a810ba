import { decidersOf, type PageReview, type ReviewFacts } from '@framewell/domain/content/reviewRules'
import type { PayloadRequest } from 'payload'
import type { ContentReview, Page, Post } from '../../payload-types'
import type { ContentCollection } from '../publishedState'
import { accountId, approvalSetting, changedBy, findApprovers, newestDraft, newestReview } from './reviewFacts'
import { wordsStamp } from './wordsStamp'

/** A page or post with everything a decision about it depends on. */
export interface ReviewSubject {
  readonly collection: ContentCollection
  readonly draft: Page | Post
  readonly title: string
  /** Its newest stored review. */
  readonly stored: ContentReview | null
  readonly facts: Omit<ReviewFacts, 'liveStamp'>
  /** Everybody who may decide about its current state. */
  readonly deciders: ReviewFacts['approvers']
}

/** @throws CallProblem notFound */
export async function reviewSubject(req: PayloadRequest, id: string): Promise<ReviewSubject> {
  const { collection, draft } = await newestDraft(req, id)
  const { required, approvers: group } = await approvalSetting(req, collection)
  const stored = await newestReview(req, id)
  const facts = {
    required,
    stamp: wordsStamp(draft),
    review: stored && pageReview(stored),
    person: String(req.user?.id ?? ''),
    changedBy: changedBy(draft),
    approvers: await findApprovers(req, group),
  }
  return { collection, draft, title: draft.title || 'Untitled', stored, facts, deciders: decidersOf(facts).deciders }
}

/** A stored review in the shape the rules expect. */
function pageReview(review: ContentReview): PageReview {
  const { state, approvedWords, askedBy, askedByName, createdAt, note, decidedAt, decidedByName, words } = review
  return {
    state,
    approvedWords: approvedWords ?? null,
    askedBy: accountId(askedBy),
    asked: { by: askedByName, at: createdAt, words: note ?? '' },
    decided: decidedAt ? { by: decidedByName ?? '', at: decidedAt, words: words ?? '' } : null,
  }
}
