import { approvalNeeded, standingOf } from '@framewell/domain/content/reviews'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { isContentCollection } from '../publishedState'
import { approvalSetting, findApprovers, liveDocument, newestReview } from './reviewFacts'
import { wordsStamp } from './wordsStamp'

/** A member of the request's context that no request can set. */
const NEEDS_NONE = 'needsNoApproval'

/**
 * Writes with this context are published without approval: the text was live before, or is unchanged at a moved address. requireApproval
 * checks everything else.
 */
export const withoutApproval = { [NEEDS_NONE]: true } as const

/**
 * If the settings require approval, only approved text can be published, through any screen, call, job or bulk edit. Text that is already
 * live needs none. The system itself (seeds) is exempt.
 */
export const requireApproval: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection, context }) => {
  const status = data._status ?? originalDoc?._status
  if (status !== 'published' || !req.user || context[NEEDS_NONE] === true || !isContentCollection(collection.slug)) return data
  const { required, approvers } = await approvalSetting(req, collection.slug)
  if (!required) return data
  const words = wordsStamp({ ...originalDoc, ...data, seo: { ...originalDoc?.seo, ...data.seo } })
  const id = typeof originalDoc?.id === 'string' ? originalDoc.id : null
  if (id !== null && (await isLive(req, collection.slug, id, words))) return data
  const review = id === null ? null : await newestReview(req, id)
  const standing = standingOf(reviewed(review), words)
  if (standing === 'approved') return data
  const names = (await findApprovers(req, approvers)).filter((approver) => approver.id !== String(req.user?.id)).map(({ name }) => name)
  const message = approvalNeeded(standing, names)
  const refusal = new ValidationError({ collection: collection.slug, req, errors: [{ path: '_status', message }] }, req.t)
  // Payload's bulk operations report only this message.
  refusal.message = message
  throw refusal
}

/** A stored review in the shape the rule expects. */
export function reviewed(review: Awaited<ReturnType<typeof newestReview>>): Parameters<typeof standingOf>[0] {
  return review && { state: review.state, approvedWords: review.approvedWords ?? null }
}

async function isLive(req: PayloadRequest, collection: 'pages' | 'posts', id: string, words: string): Promise<boolean> {
  const live = await liveDocument(req, collection, id)
  return live !== null && wordsStamp(live) === words
}
