import { listRelatedPosts as listRelatedPostsCall } from '@framewell/domain/content/blogCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { withFacts } from '../facts/readFacts'
import { BLOG_ENTRIES, SUMMARY, storedSummarySchema, withCovers } from './blogEntries'

/**
 * A shared tag weighs as much as the category. Articles that share neither come last, newest first. An unknown article has no related ones.
 */
export const listRelatedPosts: Operation<typeof listRelatedPostsCall> = async ({ req }, { slug, limit }) => {
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    with entry as materialized (${BLOG_ENTRIES}),
    asked as (select * from entry where slug = ${slug}),
    weighed as (
      select entry.*,
        (entry.listing ->> 'category' = asked.listing ->> 'category')::int
        + (select count(*) from jsonb_array_elements_text(entry.listing -> 'tags') as tag
           where lower(tag) in (select lower(own) from jsonb_array_elements_text(asked.listing -> 'tags') as own)) as weight
      from entry, asked where entry.id <> asked.id
    )
    select ${SUMMARY} as summary from weighed order by weight desc, published_at desc, slug limit ${limit}`)
  return withFacts(req, listRelatedPostsCall.output, {
    posts: await withCovers(
      req,
      z
        .array(z.object({ summary: storedSummarySchema }))
        .parse(found.rows)
        .map(({ summary }) => summary),
    ),
  })
}
