import { pathForSlug } from '@framewell/domain/content/page'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../database/transactionOf'
import { mediaUrl } from '../toMedia'
import type { DocumentPaths } from './lexicalText'

/** What a content page says that stands in other rows than its own. */
export interface ContentFacts {
  /** Ids of what visitors see. */
  readonly live: ReadonlySet<string>
  readonly paths: DocumentPaths
  /** Addresses of pictures by id. */
  readonly pictures: ReadonlyMap<string, string>
}

const rowSchema = z.object({ kind: z.enum(['document', 'picture']), id: z.string(), name: z.string().nullable(), live: z.boolean() })

/** In one query: which documents are live, where each stands, and the addresses of the given pictures. */
export async function contentFacts(req: PayloadRequest, pictureIds: readonly string[]): Promise<ContentFacts> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select 'document' as kind, id::text as id, slug as name, _status = 'published' as live from pages where deleted_at is null
    union all select 'document', id::text, slug, _status = 'published' from posts where deleted_at is null
    union all select 'picture', id::text, filename, false from media
      where id = any(string_to_array(${pictureIds.join(',')}, ',')::uuid[])`)
  const rows = z.array(rowSchema).parse(found.rows)
  const documents = rows.filter(({ kind }) => kind === 'document')
  return {
    live: new Set(documents.filter(({ live }) => live).map(({ id }) => id)),
    paths: new Map(documents.map(({ id, name }) => [id, pathForSlug(name ?? '')])),
    pictures: new Map(rows.filter(({ kind }) => kind === 'picture').map(({ id, name }) => [id, mediaUrl(name ?? '')])),
  }
}
