import type { restoreContentPage as restoreContentPageCall } from '@framewell/domain/content/contentCalls'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { notifyHosts } from '../../platform/live/notifyHosts'
import { type ContentCollection, TABLES } from '../publishedState'
import { moveRedirects } from '../redirects/moveRedirects'
import { lockSlug } from '../slugs/claimSlug'
import { findSlugOwner } from '../slugs/findSlugOwner'
import { lockDocument } from './lockDocument'
import { readContentPage } from './readContentPages'

/**
 * Restores a deleted page or post as it was, including its status. Its address must still be free. A page that is not deleted is returned
 * unchanged.
 */
export const restoreContentPage: Operation<typeof restoreContentPageCall> = async ({ req, refuse }, { id }) => {
  await lockDocument(req, id)
  const trashed = await findTrashed(req, id)
  if (!trashed) return (await readContentPage(req, id)).page
  const owner = await ownerOfAddress(req, trashed)
  if (owner) throw refuse('slugTaken', { detail: owner })
  return restoreTrashed(req, trashed, 'asItWas')
}

interface Trashed {
  readonly collection: ContentCollection
  readonly id: string
  readonly slug: string
  /** Whether it was on the site when it was deleted. */
  readonly wasPublished: boolean
}

/** Who has the address of a deleted page now, as a sentence; undefined if it is free, which it stays until the transaction ends. */
export async function ownerOfAddress(req: PayloadRequest, { collection, id, slug }: Trashed): Promise<string | undefined> {
  await lockSlug(req, slug)
  const owner = await findSlugOwner(req, slug, { collection, id })
  if (!owner) return undefined
  return owner.kind === 'document' ? `'${owner.title}' has the address '${slug}' now.` : `'${slug}' is reserved by the site.`
}

/** Takes a page out of the trash, as it was or as a draft. Its address must be free: see ownerOfAddress. */
export async function restoreTrashed(
  req: PayloadRequest,
  { collection, id, slug }: Trashed,
  status: 'asItWas' | 'draft',
): Promise<ContentPage> {
  const { documents, versions } = TABLES[collection]
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${documents} set deleted_at = null, published_when_deleted = null,
      _status = case when published_when_deleted and ${status === 'asItWas'} then 'published' else _status end
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

/** The deleted page or post of this id. */
export async function findTrashed(req: PayloadRequest, id: string): Promise<Trashed | undefined> {
  const find = {
    where: { id: { equals: id }, deletedAt: { exists: true } },
    trash: true,
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  } as const
  for (const collection of ['pages', 'posts'] as const) {
    const [found] = (await req.payload.find({ collection, ...find })).docs
    if (found) return { collection, id, slug: found.slug ?? '', wasPublished: found.publishedWhenDeleted === true }
  }
  return undefined
}
