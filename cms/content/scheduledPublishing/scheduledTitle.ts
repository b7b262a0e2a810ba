import { sql } from '@payloadcms/db-postgres'

/**
 * Title of the document that a job is about, for statements that join it as `page` or `post`: as its newest draft has it, which is what goes live.
 * A document that was never published has its title nowhere else.
 */
export const scheduledTitle = sql`coalesce(
  (select nullif(draft.version_title, '') from _pages_v draft where draft.parent_id = page.id and draft.latest limit 1),
  (select nullif(draft.version_title, '') from _posts_v draft where draft.parent_id = post.id and draft.latest limit 1),
  nullif(page.title, ''), nullif(post.title, ''), 'Untitled')`
