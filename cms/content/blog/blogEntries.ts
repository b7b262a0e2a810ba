import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { toCardMedia } from '../../platform/uploads/toMedia'
import { listingSchema } from './deriveListing'

const COLUMNS = sql`id::text as id, slug, title, coalesce(published_at, updated_at) as published_at, updated_at, listing, search_text`

/**
 * Everything the blog lists: published posts, and published pages listed as articles. Drafts of published documents are stored elsewhere.
 */
export const BLOG_ENTRIES = sql`
  select ${COLUMNS}, cover_id::text as cover from posts where _status = 'published' and listing is not null
  union all
  select ${COLUMNS}, null as cover from pages where _status = 'published' and in_blog and listing is not null`

/** The part of an entry that a list shows, as JSON. */
export const SUMMARY = sql`json_build_object('id', id, 'slug', slug, 'title', title, 'publishedAt', published_at, 'updatedAt', updated_at, 'listing', listing, 'cover', cover)`

/** A summary as the database returns it, in the shape of the contract. */
export const storedSummarySchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    publishedAt: z.string(),
    updatedAt: z.string(),
    listing: listingSchema,
    /** The ID of the cover picture. */
    cover: z.string().nullable(),
  })
  .transform(({ publishedAt, updatedAt, listing: { featuredBy, ...listing }, ...entry }) => ({
    ...entry,
    ...listing,
    featured: featuredBy !== null,
    publishDate: new Date(publishedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }))

/** Replaces cover IDs with the covers. A summary whose file is missing has no cover. */
export async function withCovers(req: PayloadRequest, summaries: readonly z.output<typeof storedSummarySchema>[]): Promise<PostSummary[]> {
  const ids = summaries.flatMap(({ cover }) => (cover === null ? [] : [cover]))
  const find = { collection: 'media', where: { id: { in: ids } }, pagination: false, depth: 0 } as const
  // Pictures of published articles are public; the media library is not.
  const { docs } = ids.length > 0 ? await req.payload.find({ ...find, overrideAccess: true, req }) : { docs: [] }
  const media = new Map(docs.map((document) => [document.id, toCardMedia(document)]))
  return summaries.map((summary) => ({ ...summary, cover: media.get(summary.cover ?? '') ?? null }))
}
