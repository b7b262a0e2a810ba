import { sql } from '@payloadcms/db-postgres'

/** Where documents and their versions are kept. */
export const TABLES = {
  pages: { documents: sql`pages`, versions: sql`_pages_v` },
  posts: { documents: sql`posts`, versions: sql`_posts_v` },
} as const
