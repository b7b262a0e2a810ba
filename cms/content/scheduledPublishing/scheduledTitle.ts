import { sql } from '@payloadcms/db-postgres'

/**
 * Title of a job's document, for statements that join it as `page` or `post`. It comes from the newest draft, which is what goes live and
 * the only place where an unpublished document has a title.
 */
export const scheduledTitle = sql`coalesce(
  (select nullif(draft.version_title, '') from _pages_v draft where draft.parent_id = page.id and draft.latest limit 1),
  (select nullif(draft.version_title, '') from _posts_v draft where draft.parent_id = post.id and draft.latest limit 1),
  nullif(page.title, ''), nullif(post.title, ''), 'Untitled')`
