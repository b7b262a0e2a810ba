import { pathForSlug } from '@framewell/domain/content/page'
import { mayStandAt } from '@framewell/domain/content/productRoutes'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../database/transactionOf'
import type { ContentCollection } from '../publishedState'
import { liveRoutePaths } from '../site/liveRoutePaths'

export type SlugOwner = { readonly kind: 'house' } | { readonly kind: 'document'; readonly title: string }

/** Who holds a slug besides the given document: the house with its routes [R7], or a page or post (drafts that were never published included, deleted ones not). */
export async function findSlugOwner(
  req: PayloadRequest,
  slug: string,
  except: { readonly collection: ContentCollection; readonly id: string | number | undefined },
): Promise<SlugOwner | undefined> {
  const what = except.collection === 'posts' ? 'post' : 'page'
  if (!mayStandAt(pathForSlug(slug), what, await liveRoutePaths(req))) return { kind: 'house' }
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select title from (
      select 'pages' as collection, id::text as id, title from pages where slug = ${slug} and deleted_at is null
      union all
      select 'posts', id::text, title from posts where slug = ${slug} and deleted_at is null
    ) owner
    where not (collection = ${except.collection} and id = ${String(except.id ?? '')})
    limit 1`)
  const row = found.rows[0]
  return row ? { kind: 'document', title: typeof row.title === 'string' ? row.title : 'Untitled' } : undefined
}
