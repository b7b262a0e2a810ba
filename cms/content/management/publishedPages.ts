import type { ContentPage } from '@framewell/domain/content/contentPage'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { readContentPages } from './readContentPages'

let kept: { readonly stamp: string; readonly pages: readonly ContentPage[] } | undefined

/**
 * All published documents, as the public gets them. The list is cached and rebuilt only when the database reports a change, so frequent
 * requests are cheap and never stale.
 */
export async function publishedPages(req: PayloadRequest): Promise<readonly ContentPage[]> {
  const stamp = await stampOf(req)
  if (kept?.stamp !== stamp) kept = { stamp, pages: await readContentPages(req) }
  return kept.pages
}

/** Changes with every published document, every address (links refer to documents) and the pictures. */
async function stampOf(req: PayloadRequest): Promise<string> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select md5(string_agg(fact, ',' order by fact)) as stamp from (
      select concat_ws(' ', id, slug, _status, updated_at) as fact from pages where deleted_at is null
      union all select concat_ws(' ', id, slug, _status, updated_at) from posts where deleted_at is null
      union all select concat_ws(' ', count(*), max(updated_at)) from media) facts`)
  return String(found.rows[0]?.stamp)
}
