import { sql } from '@payloadcms/db-postgres'

/** The tables of documents and their versions. */
export const TABLES = {
  pages: { documents: sql`pages`, versions: sql`_pages_v` },
  posts: { documents: sql`posts`, versions: sql`_posts_v` },
} as const
