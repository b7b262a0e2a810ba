import { pathForSlug } from '@framewell/domain/content/page'
import type { listSitePaths as listSitePathsCall } from '@framewell/domain/content/site'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'

const rowsSchema = z.array(z.object({ slug: z.string(), ms: z.coerce.number(), no_index: z.boolean() }))

/** Every published path, for the sitemap and for warming caches. Pages with another page as their canonical address are left out. */
export const listSitePaths: Operation<typeof listSitePathsCall> = async ({ req }) => {
  const database = await transactionOf(req)
  const columns = sql`slug, (extract(epoch from updated_at) * 1000)::bigint::text as ms,
    coalesce(seo_no_index, false) or coalesce(seo_canonical_url, '') <> '' as no_index`
  const found = await database.execute(sql`
    select ${columns} from pages where _status = 'published'
    union all select ${columns} from posts where _status = 'published'
    order by slug`)
  const paths = rowsSchema.parse(found.rows)
  return {
    paths: paths.map(({ slug, ms, no_index }) => ({
      path: pathForSlug(slug),
      lastModified: new Date(ms).toISOString(),
      noIndex: no_index,
    })),
  }
}
