import { pathForSlug } from '@framewell/domain/content/page'
import { searchSite as searchSiteCall } from '@framewell/domain/content/searchSite'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { withFacts } from '../facts/readFacts'
import { saidWords } from '../facts/saidWords'
import { liveRoutes } from './liveRoutes'

const MAX_FINDINGS = 20
const LONGEST_EXCERPT = 220

const rowSchema = z.object({
  kind: z.enum(['page', 'post']),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  named: z.boolean(),
  total: z.coerce.number(),
})

/** Published pages and posts by the search text that deriveListing stores, then the public routes of live micro-frontends. */
export const searchSite: Operation<typeof searchSiteCall> = async ({ req }, { q }) => {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const database = await transactionOf(req)
  const all = await saidWords(req, words)
  const columns = sql`slug, title, listing, search_text, seo_description, published_at`
  const open = sql`_status = 'published' and not coalesce(seo_no_index, false)`
  const found = await database.execute(sql`
    with entry as (
      select 'page' as kind, ${columns} from pages where ${open}
      union all select 'post', ${columns} from posts where ${open}
    ), found as (select *, ${all(sql`lower(title)`)} as named from entry where ${all(sql`search_text`)})
    select kind, slug, title, coalesce(nullif(seo_description, ''), listing ->> 'excerpt') as excerpt, named, count(*) over () as total
    from found order by named desc, published_at desc, slug limit ${MAX_FINDINGS}`)
  const documents = z.array(rowSchema).parse(found.rows)
  const shown = documents.map(({ kind, slug, title, excerpt, named }) => ({
    named,
    finding: { kind, path: pathForSlug(slug), title, excerpt: shorten(excerpt ?? '') },
  }))
  const tools = (await liveRoutes(req))
    .filter(({ indexed, path }) => indexed && !path.includes(':') && !shown.some(({ finding }) => finding.path === path))
    .filter(({ title, description }) => holds(`${title} ${description}`, words))
    .map(({ path, title, description }) => ({
      named: holds(title, words),
      finding: { kind: 'tool' as const, path, title, excerpt: description },
    }))
  const ordered = [...tools, ...shown].toSorted((a, b) => Number(b.named) - Number(a.named))
  const findings = ordered.slice(0, MAX_FINDINGS).map(({ finding }) => finding)
  return withFacts(req, searchSiteCall.output, { total: (documents[0]?.total ?? 0) + tools.length, findings })
}

function holds(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

function shorten(text: string): string {
  return text.length <= LONGEST_EXCERPT ? text : `${text.slice(0, LONGEST_EXCERPT).replace(/\s+\S*$/, '')}…`
}
