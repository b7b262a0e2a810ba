import type { createContentPage as createContentPageCall } from '@framewell/domain/content/contentCalls'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { freeSlug } from '@framewell/domain/content/pageChange'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { findSlugOwner } from '../slugs/findSlugOwner'
import { lockDocument } from './lockDocument'
import { readContentPage } from './readContentPages'
import { saveDocument } from './saveDocument'
import { storedChange } from './storedChange'

/** Creates a post, or a page: a draft with the specified defaults unless the request says otherwise. A taken address gets a number appended. */
export const createContentPage: Operation<typeof createContentPageCall> = async (context, { kind, ...input }) => {
  const { req } = context
  const collection = kind === 'page' ? 'pages' : 'posts'
  await lockDocument(req, 'new')
  // Saving refuses a reserved name with its reason.
  const isTaken = async (slug: string) => (await findSlugOwner(req, slug, { collection, id: undefined }))?.kind === 'document'
  const slug = await freeSlug(input.slug || NEW_PAGE.slug, isTaken)
  const title = input.title || NEW_PAGE.title
  const { id } = await req.payload.create({
    collection,
    data: { title, slug },
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const data = await storedChange(context, await readContentPage(req, id), { ...input, title, slug })
  if (input.isPublished) await saveDocument(req, collection, id, { ...data, _status: 'published' }, { draft: false })
  else if (Object.keys(data).length > 0) await saveDocument(req, collection, id, data, { draft: true })
  await recordAudit(req, { action: 'content-create', subjectType: collection, subjectId: id, after: { title, slug } })
  return (await readContentPage(req, id)).page
}
