import { pathForSlug } from '@framewell/domain/content/page'
import { canUsePath } from '@framewell/domain/content/productRoutes'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { liveRoutePaths } from '../../releases/liveRoutePaths'
import type { ContentCollection } from '../publishedState'

export type SlugOwner =
  | { readonly kind: 'house' }
  /** `inDraft`: only through its newest draft, which is not published yet. */
  | { readonly kind: 'document'; readonly id: string; readonly title: string; readonly inDraft: boolean }

/**
 * Who holds a slug besides the given document: the product (reserved names and routes), or a page or post, through its published address or
 * the address in its newest draft. Deleted documents hold none.
 */
export async function findSlugOwner(
  req: PayloadRequest,
  slug: string,
  except: { readonly collection: ContentCollection; readonly id: string | number | undefined; readonly also?: readonly string[] },
): Promise<SlugOwner | undefined> {
  const what = except.collection === 'posts' ? 'post' : 'page'
  if (!canUsePath(pathForSlug(slug), what, await liveRoutePaths(req))) return { kind: 'house' }
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select id, title, "inDraft" from (
      select 'pages' as collection, id::text as id, title, false as "inDraft" from pages where slug = ${slug} and deleted_at is null
      union all
      select 'posts', id::text, title, false from posts where slug = ${slug} and deleted_at is null
      union all
      select 'pages', d.id::text, v.version_title, true from _pages_v v join pages d on d.id = v.parent_id
      where v.latest and v.version_slug = ${slug} and d.deleted_at is null
      union all
      select 'posts', d.id::text, v.version_title, true from _posts_v v join posts d on d.id = v.parent_id
      where v.latest and v.version_slug = ${slug} and d.deleted_at is null
    ) owner
    where not (collection = ${except.collection} and id = ${String(except.id ?? '')})
      and id not in (select jsonb_array_elements_text(${JSON.stringify(except.also ?? [])}::jsonb))
    order by "inDraft" limit 1`)
  const row = found.rows[0]
  return row
    ? { kind: 'document', id: String(row.id), title: typeof row.title === 'string' ? row.title : 'Untitled', inDraft: row.inDraft === true }
    : undefined
}
