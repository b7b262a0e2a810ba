import type { ContentPage } from '@framewell/domain/content/contentPage'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { readContentPages } from './readContentPages'

let kept: { readonly stamp: string; readonly pages: readonly ContentPage[] } | undefined

/**
 * What strangers get: everything published. Put together anew only when the database says that something of it changed, so that anybody may
 * ask often and nobody is shown an old list.
 */
export async function publishedPages(req: PayloadRequest): Promise<readonly ContentPage[]> {
  const stamp = await stampOf(req)
  if (kept?.stamp !== stamp) kept = { stamp, pages: await readContentPages(req) }
  return kept.pages
}

/** Changes with every published document, with every address (links name documents), and with the pictures. */
async function stampOf(req: PayloadRequest): Promise<string> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select md5(string_agg(fact, ',' order by fact)) as stamp from (
      select concat_ws(' ', id, slug, _status, updated_at) as fact from pages where deleted_at is null
      union all select concat_ws(' ', id, slug, _status, updated_at) from posts where deleted_at is null
      union all select concat_ws(' ', count(*), max(updated_at)) from media) facts`)
  return String(found.rows[0]?.stamp)
}
