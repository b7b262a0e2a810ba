import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { listingSchema } from './deriveListing'

const COLUMNS = sql`id::text as id, slug, title, coalesce(published_at, updated_at) as published_at, updated_at, listing, search_text`

/** Everything the blog lists: published posts, and published pages that stand among them. Drafts of published documents live elsewhere. */
export const BLOG_ENTRIES = sql`
  select ${COLUMNS} from posts where _status = 'published' and listing is not null
  union all
  select ${COLUMNS} from pages where _status = 'published' and in_blog and listing is not null`

/** What a list shows of an entry, as JSON. */
export const SUMMARY = sql`json_build_object('id', id, 'slug', slug, 'title', title, 'publishedAt', published_at, 'updatedAt', updated_at, 'listing', listing)`

/** A summary as the database answers it, in the form of the contract. */
export const storedSummarySchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    publishedAt: z.string(),
    updatedAt: z.string(),
    listing: listingSchema,
  })
  .transform(
    ({ publishedAt, updatedAt, listing: { featuredBy, ...listing }, ...entry }): PostSummary => ({
      ...entry,
      ...listing,
      featured: featuredBy !== null,
      publishDate: new Date(publishedAt).toISOString(),
      updatedAt: new Date(updatedAt).toISOString(),
    }),
  )
