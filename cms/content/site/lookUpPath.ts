import { pathForSlug } from '@framewell/domain/content/page'
import { canUsePath } from '@framewell/domain/content/productRoutes'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { routeNames } from '../../releases/liveRoutePaths'

/** What exists at a path right now. Stamps are the milliseconds of the last change. */
export interface PathFacts {
  readonly document: { readonly collection: 'pages' | 'posts'; readonly id: string; readonly stamp: string } | null
  readonly redirect: { readonly to: string; readonly permanent: boolean } | null
  /** Stamps of those requested documents that still exist. */
  readonly stamps: ReadonlyMap<string, string>
}

const STANDING = { pages: 'page', posts: 'post', redirect: 'redirect' } as const

const rowSchema = z.discriminatedUnion('source', [
  z.object({ source: z.enum(['pages', 'posts', 'used']), id: z.string(), stamp: z.string() }),
  z.object({ source: z.literal('route'), to: z.string() }),
  z.object({ source: z.literal('redirect'), to: z.string(), permanent: z.boolean() }),
])

/**
 * One indexed query: the published document with a slug, the redirect of a path, and the stamps of the documents that a cached copy of the
 * page includes. A route of the product or of a live release takes precedence over documents stored before it was reserved.
 */
export async function lookUpPath(req: PayloadRequest, path: string, slug: string | null, used: Iterable<string>): Promise<PathFacts> {
  const database = await transactionOf(req)
  const ids = sql`any(string_to_array(${[...used].join(',')}, ',')::uuid[])`
  const stamp = sql`(extract(epoch from updated_at) * 1000)::bigint::text as stamp, null as "to", null::boolean as permanent`
  const found = await database.execute(sql`
    select 'pages' as source, id::text as id, ${stamp} from pages where slug = ${slug} and _status = 'published'
    union all select 'posts', id::text, ${stamp} from posts where slug = ${slug} and _status = 'published'
    union all select 'used', id::text, ${stamp} from media where id = ${ids}
    union all select 'used', id::text, ${stamp} from pages where id = ${ids} and deleted_at is null
    union all select 'used', id::text, ${stamp} from posts where id = ${ids} and deleted_at is null
    union all select 'redirect', null, null, "to", coalesce(permanent, true) from redirects where "from" = ${path}
    union all select 'route', null, null, name, null from (${routeNames}) routes`)
  const rows = z.array(rowSchema).parse(found.rows)
  let document: PathFacts['document'] = null
  let redirect: PathFacts['redirect'] = null
  const stamps = new Map<string, string>()
  const routes = rows.flatMap((row) => (row.source === 'route' ? [row.to] : []))
  const standing = slug === null ? path : pathForSlug(slug)
  for (const row of rows) {
    if (row.source === 'route') continue
    if (row.source !== 'used' && !canUsePath(row.source === 'redirect' ? path : standing, STANDING[row.source], routes)) continue
    if (row.source === 'redirect') redirect = { to: row.to, permanent: row.permanent }
    else if (row.source === 'used') stamps.set(row.id, row.stamp)
    else document = { collection: row.source, id: row.id, stamp: row.stamp }
  }
  return { document, redirect, stamps }
}
