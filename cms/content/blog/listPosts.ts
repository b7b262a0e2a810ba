import { recordOf } from '@framewell/domain/collections/recordOf'
import { BLOG_CATEGORIES, listPosts as listPostsCall } from '@framewell/domain/content/blogCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { withFacts } from '../facts/readFacts'
import { saidWords } from '../facts/saidWords'
import { BLOG_ENTRIES, SUMMARY, storedSummarySchema, withCovers } from './blogEntries'

const MAX_TAGS = 14

const answerSchema = z.object({
  posts: z.array(storedSummarySchema).nullable(),
  total: z.coerce.number(),
  everything: z.coerce.number(),
  counts: z.record(z.string(), z.number()).nullable(),
  featured: storedSummarySchema.nullable(),
  tags: z.array(z.object({ tag: z.string(), count: z.number() })).nullable(),
})

/** Reads published articles in one statement: the requested page of the list and the counts of the chips and tags around it. */
export const listPosts: Operation<typeof listPostsCall> = async ({ req }, input) => {
  const { page, limit, tag, q } = input
  const category = input.category === 'All' ? undefined : input.category
  const searched = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = sql.join(
    [
      sql`true`,
      ...(tag ? [sql`exists (select 1 from jsonb_array_elements_text(listing -> 'tags') as own where lower(own) = lower(${tag}))`] : []),
      (await saidWords(req, searched))(sql`search_text`),
    ],
    sql` and `,
  )
  const listed = sql.join(
    [
      sql`true`,
      ...(category ? [sql`listing ->> 'category' = ${category}`] : []),
      ...(input.featured === 'apart' ? [sql`id not in (select id from featured)`] : []),
    ],
    sql` and `,
  )
  const newestFirst = sql`order by published_at desc, slug`
  const database = await transactionOf(req)
  const answered = await database.execute(sql`
    with entry as materialized (${BLOG_ENTRIES}),
    featured as (
      select * from entry where listing ->> 'featuredBy' is not null
      order by listing ->> 'featuredBy', published_at desc, slug limit 1
    ),
    found as (select * from entry where ${found}),
    listed as (select * from found where ${listed})
    select
      (select json_agg(summary) from (
        select ${SUMMARY} as summary from listed ${newestFirst} limit ${limit} offset ${(page - 1) * limit}
      ) as shown) as posts,
      (select count(*) from listed) as total,
      (select count(*) from found) as everything,
      (select json_object_agg(category, articles) from (
        select listing ->> 'category' as category, count(*) as articles from found group by 1
      ) as counted) as counts,
      (select ${SUMMARY} from featured) as featured,
      (select json_agg(json_build_object('tag', tag, 'count', articles)) from (
        select min(tag) as tag, count(*) as articles
        from entry, jsonb_array_elements_text(listing -> 'tags') as tag
        group by lower(tag) order by 2 desc, 1 limit ${MAX_TAGS}
      ) as used) as tags`)
  const { posts, total, everything, counts, featured, tags } = answerSchema.parse(answered.rows[0])
  const [lead = null] = await withCovers(req, featured ? [featured] : [])
  return withFacts(req, listPostsCall.output, {
    posts: await withCovers(req, posts ?? []),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / limit)),
    featured: lead,
    counts: recordOf(BLOG_CATEGORIES, (name) => (name === 'All' ? everything : (counts?.[name] ?? 0))),
    tags: tags ?? [],
  })
}
