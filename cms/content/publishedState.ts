import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { transactionOf } from '../platform/database/transactionOf'

/** The tables of documents and their versions. */
export const TABLES = {
  pages: { documents: sql`pages`, versions: sql`_pages_v` },
  posts: { documents: sql`posts`, versions: sql`_posts_v` },
} as const
export type ContentCollection = keyof typeof TABLES

/** Identifies a page or post. */
export interface DocumentPlace {
  readonly collection: ContentCollection
  readonly id: string
}

export function isContentCollection(slug: string): slug is ContentCollection {
  return Object.hasOwn(TABLES, slug)
}

/** The slug under which a document is currently published, as the request's transaction sees it; null if it is not published. */
export async function publishedSlug(req: PayloadRequest, collection: ContentCollection, id: string): Promise<string | null> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`select slug from ${TABLES[collection].documents} where id = ${id} and _status = 'published'`)
  const slug = found.rows[0]?.slug
  return typeof slug === 'string' ? slug : null
}

/** Remembers the published state before a write; a document's own `previousDoc` may be a draft that visitors never saw. */
export const rememberPublished: CollectionBeforeChangeHook = async ({ collection, originalDoc, req, data, context }) => {
  if (isContentCollection(collection.slug) && typeof originalDoc?.id === 'string') {
    context[memoryKey(originalDoc.id)] = await publishedSlug(req, collection.slug, originalDoc.id)
  }
  return data
}

/** What rememberPublished found; null for a document that is new or was not published. */
export function publishedBefore(context: Record<string, unknown>, id: string): string | null {
  const slug = context[memoryKey(id)]
  return typeof slug === 'string' ? slug : null
}

function memoryKey(id: string): string {
  return `published-before:${id}`
}
