import { BLOG_ANCHOR } from '@framewell/domain/content/blogQuery'
import { headingAnchors } from '@framewell/domain/content/headingAnchors'
import { linkedPath } from '@framewell/domain/content/linkedPath'
import { type Page, pathForSlug } from '@framewell/domain/content/page'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { pageWithFacts } from '../facts/readFacts'
import { loadPage } from './loadPage'

/** Anchors that every document has, and those of an article's sources. */
const ALWAYS = /^(top|source-\d+)$/

/** What links of a page can scroll to: its sections and, in an article, the headings of its texts. */
function anchorsOf({ sections, article }: Page): ReadonlySet<string> {
  const texts = sections.flatMap((section) => (section.blockType === 'richText' ? [section.body] : []))
  return new Set([
    ...sections.flatMap((section) => [section.anchor ?? '', `heading-${section.id}`]),
    ...sections.flatMap((section) => (section.blockType === 'hero' ? [section.aside?.anchor ?? ''] : [])),
    ...(sections.some(({ blockType }) => blockType === 'blogList') ? [BLOG_ANCHOR] : []),
    ...(article ? [...headingAnchors(texts).values()].map(({ id }) => id) : []),
  ])
}

const rows = z.array(z.object({ collection: z.enum(['pages', 'posts']), id: z.string() }))

/**
 * Which links scroll to nothing: their page is published and has no such anchor. Reads only pages that are linked to with one.
 * @param ownPath the page with the links
 */
export async function deadAnchors(req: PayloadRequest, ownPath: string, hrefs: readonly string[]): Promise<ReadonlySet<string>> {
  const dead = new Set<string>()
  const known = new Map<string, ReadonlySet<string> | undefined>()
  for (const href of hrefs) {
    const [address = '', fragment = ''] = href.split('#')
    const path = address === '' ? ownPath : linkedPath(address)
    if (fragment === '' || path === null || ALWAYS.test(fragment)) continue
    if (!known.has(path)) known.set(path, await anchorsAt(req, path))
    const anchors = known.get(path)
    if (anchors && !anchors.has(fragment) && !anchors.has(decoded(fragment))) dead.add(href)
  }
  return dead
}

/** Undefined where no page or post is published: a micro-frontend's route has anchors of its own. */
async function anchorsAt(req: PayloadRequest, path: string): Promise<ReadonlySet<string> | undefined> {
  const slug = path === pathForSlug('home') ? 'home' : path.slice(1)
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select 'pages' as collection, id::text as id from pages where _status = 'published' and deleted_at is null and slug = ${slug}
    union all select 'posts', id::text from posts where _status = 'published' and deleted_at is null and slug = ${slug}`)
  const [place] = rows.parse(found.rows)
  const loaded = place && (await loadPage(req, place.collection, place.id))
  return loaded ? anchorsOf(await pageWithFacts(req, loaded.page)) : undefined
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
