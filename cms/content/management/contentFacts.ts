import type { DocumentPaths } from '@framewell/domain/content/lexicalText'
import { pathForSlug } from '@framewell/domain/content/page'
import type { PictureValue } from '@framewell/domain/content/sectionForm'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { mediaUrl } from '../../platform/uploads/toMedia'

/** Facts about a content page that are stored outside its own row. */
export interface ContentFacts {
  /** IDs of published documents. */
  readonly live: ReadonlySet<string>
  readonly paths: DocumentPaths
  /** Pictures by ID. */
  readonly pictures: ReadonlyMap<string, PictureValue>
}

const rowSchema = z.object({
  kind: z.enum(['document', 'picture']),
  id: z.string(),
  name: z.string().nullable(),
  alt: z.string().nullable(),
  live: z.boolean(),
})

/** Reads in one query which documents are live, the address of each, and the given pictures. */
export async function contentFacts(req: PayloadRequest, pictureIds: readonly string[]): Promise<ContentFacts> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select 'document' as kind, id::text as id, slug as name, null as alt, _status = 'published' as live from pages where deleted_at is null
    union all select 'document', id::text, slug, null, _status = 'published' from posts where deleted_at is null
    union all select 'picture', id::text, filename, alt, false from media
      where id = any(string_to_array(${pictureIds.join(',')}, ',')::uuid[])`)
  const rows = z.array(rowSchema).parse(found.rows)
  const documents = rows.filter(({ kind }) => kind === 'document')
  return {
    live: new Set(documents.filter(({ live }) => live).map(({ id }) => id)),
    // A draft without an address has no path.
    paths: new Map(documents.flatMap(({ id, name }) => (name ? [[id, pathForSlug(name)] as const] : []))),
    pictures: new Map(
      rows.filter(({ kind }) => kind === 'picture').map(({ id, name, alt }) => [id, { id, url: mediaUrl(name ?? ''), alt: alt ?? '' }]),
    ),
  }
}
