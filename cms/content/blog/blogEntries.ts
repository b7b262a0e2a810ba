import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { toMedia } from '../../platform/uploads/toMedia'
import { listingSchema } from './deriveListing'

const COLUMNS = sql`id::text as id, slug, title, coalesce(published_at, updated_at) as published_at, updated_at, listing, search_text`

/** Everything the blog lists: published posts, and published pages that stand among them. Drafts of published documents live elsewhere. */
export const BLOG_ENTRIES = sql`
  select ${COLUMNS}, cover_id::text as cover from posts where _status = 'published' and listing is not null
  union all
  select ${COLUMNS}, null as cover from pages where _status = 'published' and in_blog and listing is not null`

/** What a list shows of an entry, as JSON. */
export const SUMMARY = sql`json_build_object('id', id, 'slug', slug, 'title', title, 'publishedAt', published_at, 'updatedAt', updated_at, 'listing', listing, 'cover', cover)`

/** A summary as the database answers it, in the form of the contract. */
export const storedSummarySchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    publishedAt: z.string(),
    updatedAt: z.string(),
    listing: listingSchema,
    /** The picture's id. */
    cover: z.string().nullable(),
  })
  .transform(({ publishedAt, updatedAt, listing: { featuredBy, ...listing }, ...entry }) => ({
    ...entry,
    ...listing,
    featured: featuredBy !== null,
    publishDate: new Date(publishedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }))

/** Summaries with their covers instead of the covers' ids; one whose file is lost has none. */
export async function withCovers(req: PayloadRequest, summaries: readonly z.output<typeof storedSummarySchema>[]): Promise<PostSummary[]> {
  const ids = summaries.flatMap(({ cover }) => (cover === null ? [] : [cover]))
  const find = { collection: 'media', where: { id: { in: ids } }, pagination: false, depth: 0 } as const
  // What a published article shows is public; the library itself is not.
  const { docs } = ids.length > 0 ? await req.payload.find({ ...find, overrideAccess: true, req }) : { docs: [] }
  const media = new Map(docs.map((document) => [document.id, toMedia(document)]))
  return summaries.map((summary) => ({ ...summary, cover: media.get(summary.cover ?? '') ?? null }))
}
