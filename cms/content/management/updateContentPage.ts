import type { updateContentPage as updateContentPageCall } from '@framewell/domain/content/contentCalls'
import { recordAudit } from '../../audit/recordAudit'
import type { Operation } from '../../http/bindCall'
import { lockDocument } from './lockDocument'
import { readContentPage } from './readContentPages'
import { saveDocument } from './saveDocument'
import { storedChange } from './storedChange'

/**
 * Changes a page or post. What is published stays published, with the change, unless the request keeps it as a draft or unpublishes;
 * a draft stays one until the request publishes it. Of two editors who saw the same version the second is told.
 */
export const updateContentPage: Operation<typeof updateContentPageCall> = async (
  context,
  { id, expectedVersion, asDraft = false, ...change },
) => {
  const { req, refuse } = context
  await lockDocument(req, id)
  const current = await readContentPage(req, id)
  const { page, stored } = current
  if (expectedVersion !== undefined && expectedVersion !== page.version) {
    throw refuse('changedMeanwhile', {
      detail: `${page.modifiedBy} saved it at ${page.lastModified}.`,
      expected: { version: page.version, modifiedBy: page.modifiedBy, lastModified: page.lastModified },
    })
  }
  const data = await storedChange(context, current, change)
  const changed = Object.keys(data).length > 0
  const live = page.isPublished
  const publish = change.isPublished ?? (live && !asDraft)
  if (publish) {
    if (changed || !live || page.hasUnpublishedChanges) {
      await saveDocument(req, stored.collection, id, { ...data, _status: 'published' }, { draft: false })
    }
  } else if (live && change.isPublished === false) {
    await saveDocument(req, stored.collection, id, { ...data, _status: 'draft' }, { draft: false })
  } else if (changed) {
    await saveDocument(req, stored.collection, id, data, { draft: true, autosave: asDraft })
  }
  const { page: updated } = await readContentPage(req, id)
  if (updated.isPublished !== live) {
    const action = updated.isPublished ? 'content-publish' : 'content-unpublish'
    await recordAudit(req, { action, subjectType: stored.collection, subjectId: id, after: { title: updated.title, slug: updated.slug } })
  }
  return updated
}
