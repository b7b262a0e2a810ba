import type { restoreContentPage as restoreContentPageCall } from '@framewell/domain/content/contentCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { notifyHosts } from '../../platform/live/notifyHosts'
import { moveRedirects } from '../redirects/moveRedirects'
import { findSlugOwner } from '../slugs/findSlugOwner'
import { lockDocument } from './lockDocument'
import { readContentPage } from './readContentPages'
import { TABLES } from './trashTables'

/**
 * Restores a deleted page or post as it was, including its status. Its address must still be free. A page that is not deleted is returned
 * unchanged.
 */
export const restoreContentPage: Operation<typeof restoreContentPageCall> = async ({ req, refuse }, { id }) => {
  await lockDocument(req, id)
  const trashed = await findTrashed(req, id)
  if (!trashed) return (await readContentPage(req, id)).page
  const { collection, slug } = trashed
  const owner = await findSlugOwner(req, slug, { collection, id })
  if (owner) {
    const detail =
      owner.kind === 'document' ? `'${owner.title}' has the address '${slug}' now.` : `'${slug}' is a name the site itself uses.`
    throw refuse('slugTaken', { detail })
  }
  const { documents, versions } = TABLES[collection]
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${documents} set deleted_at = null, published_when_deleted = null,
      _status = case when published_when_deleted then 'published' else _status end
    where id = ${id}`)
  await database.execute(sql`update ${versions} set version_deleted_at = null where parent_id = ${id}`)
  const { page } = await readContentPage(req, id)
  await recordAudit(req, { action: 'content-restore', subjectType: collection, subjectId: id, after: { title: page.title, slug } })
  if (page.isPublished) {
    await moveRedirects(req, null, slug)
    await notifyHosts(req, { type: 'content', paths: [page.path, '*'] })
  }
  return page
}

async function findTrashed(req: PayloadRequest, id: string) {
  const find = {
    where: { id: { equals: id }, deletedAt: { exists: true } },
    trash: true,
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  } as const
  const { docs: pages } = await req.payload.find({ collection: 'pages', ...find })
  const { docs: posts } = pages.length > 0 ? { docs: [] } : await req.payload.find({ collection: 'posts', ...find })
  const [page] = pages
  const [post] = posts
  if (page) return { collection: 'pages', slug: page.slug ?? '' } as const
  return post ? ({ collection: 'posts', slug: post.slug ?? '' } as const) : undefined
}
