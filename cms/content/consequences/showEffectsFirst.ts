import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { pathForSlug } from '@framewell/domain/content/page'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../platform/sessions/access'
import { isUntouched } from '../drafts/isUntouched'
import { type ContentCollection, isContentCollection, publishedSlug } from '../publishedState'

/** The arguments of Payload's REST operations. */
const askedSchema = z.object({
  id: z.string().optional(),
  draft: z.boolean().nullish(),
  trash: z.boolean().nullish(),
  data: z.object({ deletedAt: z.unknown(), _status: z.unknown(), slug: z.unknown() }).partial().nullish().catch(undefined),
})
type Asked = z.infer<typeof askedSchema>

/**
 * Limits Payload's own REST, and thus every button and list of its panel, to changes of a single page. Moving, unpublishing, deleting and
 * bulk edits go through the content calls, which show the consequences first. A page restored from the trash is a draft.
 */
export const showEffectsFirst: CollectionBeforeOperationHook = async ({ args, operation, req, collection: { slug: collection } }) => {
  if ((operation !== 'update' && operation !== 'delete') || !isContentCollection(collection) || !isOwnRest(req, collection)) return args
  // The operation itself refuses everybody else.
  if (!hasRole(req, EDITOR_ROLES)) return args
  const asked = askedSchema.parse(args)
  if (asked.id === undefined) throw new ShowFirst('Change, publish or delete pages one by one, or together in the content screen.')
  if (operation === 'delete') await requireWorthless(req, collection, asked.id)
  if (operation === 'update') await requireOwnReach(req, collection, asked.id, asked)
  if (asked.data?.deletedAt === null && 'data' in args) Object.assign(args.data, { _status: 'draft' })
  return args
}

/** Answered as 409: the calls that show the consequences do it instead. */
export class ShowFirst extends APIError {
  override readonly name = 'ShowFirst'
  constructor(message: string) {
    super(message, 409, { code: 'showFirst' }, true)
  }
}

function isOwnRest({ payloadAPI, routeParams }: PayloadRequest, collection: ContentCollection): boolean {
  return payloadAPI === 'REST' && routeParams?.collection === collection
}

/** Only untouched documents and those already in the trash may be deleted permanently. */
async function requireWorthless(req: PayloadRequest, collection: ContentCollection, id: string): Promise<void> {
  const document = await newestDraft(req, collection, id)
  if (!document || document.deletedAt || (isUntouched(document) && (await publishedSlug(req, collection, id)) === null)) return
  throw new ShowFirst('Delete pages on the content screen. It shows what else changes, and you can undo it.')
}

async function requireOwnReach(
  req: PayloadRequest,
  collection: ContentCollection,
  id: string,
  { draft, trash, data: sent }: Asked,
): Promise<void> {
  const data = sent ?? {}
  if (data.deletedAt) {
    throw new ShowFirst('Delete pages on the content screen. It shows what else changes, and you can undo it.')
  }
  // Restored as it was, it must be what was on the site. A draft that says it is restored would leave the page in the trash.
  if (!isRestored({ draft, trash, data }) && (await isTrashed(req, collection, id))) {
    throw new ShowFirst('It is in the trash. Restore it, then change it.')
  }
  // Payload publishes when the status says so, even with `draft` set.
  const keptAsDraft = draft && data._status !== 'published'
  const live = keptAsDraft ? null : await publishedSlug(req, collection, id)
  if (live === null) return
  if (data._status === 'draft') {
    throw new ShowFirst('Unpublish pages on the content screen. It shows what else changes, and you can undo it.')
  }
  const slug = data.slug ?? (await newestDraft(req, collection, id))?.slug
  if (slug === live) return
  throw new ShowFirst(
    `Its address would change from ${pathForSlug(live)}. Publish it on the content screen, which shows what else changes.`,
  )
}

/** Whether Payload takes it out of the trash. */
function isRestored({ draft, trash, data }: Asked): boolean {
  return trash === true && !draft && data?.deletedAt === null
}

async function isTrashed(req: PayloadRequest, collection: ContentCollection, id: string): Promise<boolean> {
  // The operation itself decides who may change it.
  const main = await req.payload.findByID({ collection, id, trash: true, depth: 0, disableErrors: true, overrideAccess: true, req })
  return Boolean(main?.deletedAt)
}

function newestDraft(req: PayloadRequest, collection: ContentCollection, id: string) {
  // The operation itself decides who may change it.
  return req.payload.findByID({ collection, id, draft: true, trash: true, depth: 0, disableErrors: true, overrideAccess: true, req })
}
