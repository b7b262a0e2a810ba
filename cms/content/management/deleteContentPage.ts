import type { deleteContentPage as deleteContentPageCall } from '@framewell/domain/content/contentCalls'
import { sql } from '@payloadcms/db-postgres'
import { recordAudit } from '../../audit/recordAudit'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/bindCall'
import { notifyHosts } from '../events/notifyHosts'
import { lockDocument } from './lockDocument'
import { readContentPage } from './readContentPages'
import { TABLES } from './trashTables'

/**
 * Takes a page or post off the site and into the trash, from where it comes back exactly as it was: published or not, with the draft beside
 * it. Payload's own trash would merge the draft into what was published, hence the direct update.
 */
export const deleteContentPage: Operation<typeof deleteContentPageCall> = async ({ req }, { id }) => {
  await lockDocument(req, id)
  const { page, stored } = await readContentPage(req, id)
  const { documents, versions } = TABLES[stored.collection]
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${documents} set deleted_at = now(), published_when_deleted = coalesce(_status = 'published', false), _status = 'draft' where id = ${id}`)
  await database.execute(sql`update ${versions} set version_deleted_at = now() where parent_id = ${id}`)
  await recordAudit(req, {
    action: 'content-delete',
    subjectType: stored.collection,
    subjectId: id,
    before: { title: page.title, slug: page.slug, isPublished: page.isPublished },
  })
  // Lists and links on any page may have named it.
  if (page.isPublished) await notifyHosts(req, { type: 'content', paths: [page.path, '*'] })
  return { deleted: true, id }
}
