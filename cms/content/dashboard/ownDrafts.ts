import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { hasRole } from '../../platform/sessions/access'
import { isUntouched } from '../drafts/isUntouched'

const rowSchema = z.object({
  collection: z.enum(['pages', 'posts']),
  id: z.string(),
  title: z.string(),
  saved: z.coerce.date(),
  /** The last editor, who may be somebody else. */
  by: z.string(),
  /** Whether visitors see an earlier version of it. */
  live: z.boolean(),
})
export type OwnDraft = z.infer<typeof rowSchema>

/** Forms of new documents that were opened and abandoned; the hourly sweep deletes them. */
const LEFT_EMPTY = 20

/** Pages and posts that the person edited since they were last published, most recent first. Empty for people who may not edit. */
export async function ownDrafts(req: PayloadRequest, limit: number): Promise<OwnDraft[]> {
  if (!req.user || !hasRole(req, EDITOR_ROLES)) return []
  const person = JSON.stringify([String(req.user.id)])
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select drafts.*, coalesce(title, '') as title, coalesce(by, '') as by from (
      select 'pages' as collection, page.id::text as id, draft.version_title as title, draft.version_updated_at as saved,
        draft.version_modified_by as by, page._status = 'published' as live
      from _pages_v draft join pages page on page.id = draft.parent_id
      where draft.latest and draft.version__status = 'draft' and draft.version_changed_by @> ${person}::jsonb and page.deleted_at is null
      union all
      select 'posts', post.id::text, draft.version_title, draft.version_updated_at, draft.version_modified_by, post._status = 'published'
      from _posts_v draft join posts post on post.id = draft.parent_id
      where draft.latest and draft.version__status = 'draft' and draft.version_changed_by @> ${person}::jsonb and post.deleted_at is null
    ) drafts order by saved desc limit ${limit + LEFT_EMPTY}`)
  const written: OwnDraft[] = []
  for (const draft of z.array(rowSchema).parse(found.rows)) {
    if (written.length === limit) break
    if (draft.title !== '' || !(await isLeftEmpty(req, draft))) written.push({ ...draft, title: draft.title || 'Untitled' })
  }
  return written
}

async function isLeftEmpty(req: PayloadRequest, { collection, id }: OwnDraft): Promise<boolean> {
  const document = await req.payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true, overrideAccess: false, req })
  return document !== null && isUntouched(document)
}
