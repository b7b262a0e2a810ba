import type { deleteContentPage as deleteContentPageCall } from '@framewell/domain/content/contentCalls'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { notifyHosts } from '../../platform/live/notifyHosts'
import { doAsShown } from '../consequences/doAsShown'
import { lockDocument } from './lockDocument'
import { readContentPage } from './readContentPages'
import { trashDocument } from './trashDocument'

/** Unpublishes a page or post and moves it to the trash. Restoring brings it back exactly as it was, with its status and its draft. */
export const deleteContentPage: Operation<typeof deleteContentPageCall> = async (context, { id, stamp }) => {
  const { req } = context
  await lockDocument(req, id)
  const { page, stored } = await readContentPage(req, id)
  await doAsShown(context, { act: 'delete', stamp }, stored, () => trashDocument(req, stored))
  await recordAudit(req, {
    action: 'content-delete',
    subjectType: stored.collection,
    subjectId: id,
    before: { title: page.title, slug: page.slug, isPublished: page.isPublished },
  })
  // Lists and links on any page may have referred to it.
  if (page.isPublished) await notifyHosts(req, { type: 'content', paths: [page.path, '*'] })
  return { deleted: true, id }
}
