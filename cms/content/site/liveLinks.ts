import { type DocumentPaths, linkUrl } from '@framewell/domain/content/lexicalText'
import { linkedPath } from '@framewell/domain/content/linkedPath'
import { pathForSlug } from '@framewell/domain/content/page'
import { canUsePath } from '@framewell/domain/content/productRoutes'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { type Section, sectionSchema } from '@framewell/domain/content/sections'
import { matchesRoute } from '@framewell/domain/releases/matchesRoute'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { routeNames } from '../../releases/liveRoutePaths'

/** Whether a visitor who follows a link finds something. */
export type IsLive = (href: string) => boolean

const rowSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['page', 'post']), name: z.string() }),
  z.object({ kind: z.literal('redirect'), name: z.string(), target: z.string() }),
  z.object({ kind: z.literal('route'), name: z.string() }),
])

/** Redirects lead straight to their end (see settleRedirect), so a second step resolves every one. */
const MAX_HOPS = 2

/**
 * Checks in one query which link addresses are live: a published page or post, a redirect to one, or a route of a live micro-frontend.
 * Addresses that are not pages of this site are always live.
 */
export async function liveLinks(req: PayloadRequest, hrefs: Iterable<string>): Promise<IsLive> {
  const live = await livePaths(req, new Set(pathsOf(hrefs)), MAX_HOPS)
  return (href) => {
    const path = linkedPath(href)
    return path === null || live.has(path)
  }
}

async function livePaths(req: PayloadRequest, asked: ReadonlySet<string>, hops: number): Promise<Set<string>> {
  const live = new Set<string>()
  if (asked.size === 0) return live
  const facts = await look(req, [...asked])
  const redirects = new Map<string, string>()
  const routes = facts.flatMap(({ kind, name }) => (kind === 'route' ? [name] : []))
  for (const path of asked) if (routes.some((route) => matchesRoute(route, path))) live.add(path)
  for (const row of facts) {
    if (row.kind === 'route') continue
    const path = row.kind === 'redirect' ? row.name : pathForSlug(row.name)
    // A document from before the route was reserved is not served.
    if (!canUsePath(path, row.kind, routes)) continue
    if (row.kind === 'redirect') redirects.set(path, row.target)
    else live.add(path)
  }
  const open = [...redirects].filter(([from]) => !live.has(from))
  const beyond = hops > 0 ? await livePaths(req, new Set(pathsOf(open.map(([, to]) => to))), hops - 1) : new Set<string>()
  for (const [from, to] of open) {
    const target = linkedPath(to)
    if (target === null || beyond.has(target)) live.add(from)
  }
  // An alias of the landing page.
  if (asked.has('/home') && live.has('/')) live.add('/home')
  return live
}

async function look(req: PayloadRequest, paths: readonly string[]) {
  const slugs = paths.map((path) => (path === '/' ? 'home' : path.slice(1)))
  const list = (values: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select 'page' as kind, slug as name, null as target from pages where _status = 'published' and slug in ${list(slugs)}
    union all select 'post', slug, null from posts where _status = 'published' and slug in ${list(slugs)}
    union all select 'redirect', "from", "to" from redirects where lower("from") in ${list(paths)}
    union all select 'route', name, null from (${routeNames}) routes`)
  return z.array(rowSchema).parse(found.rows)
}

function pathsOf(hrefs: Iterable<string>): string[] {
  return [...hrefs].map(linkedPath).filter((path) => path !== null)
}

/**
 * Every link address in a value, stored or as the site gets it: the `href` of links, cards and features, and the links of running text.
 * @param paths of the documents that stored links name; the site gets addresses only
 */
export function linksIn(value: unknown, paths: DocumentPaths = new Map()): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => linksIn(entry, paths))
  if (!isRecord(value)) return []
  const own = hrefOf(value, paths)
  return [...(own === null ? [] : [own]), ...Object.values(value).flatMap((member) => linksIn(member, paths))]
}

/**
 * Sections without their dead links: a button is removed, a card or feature keeps its text, and a link in running text becomes plain text.
 */
export function sectionsWithLiveLinks(sections: readonly Section[], isLive: IsLive): Section[] {
  return sections.flatMap((section) => {
    if (linksIn(section).every(isLive)) return [section]
    const pruned = sectionSchema.safeParse(prune(section, isLive)[0])
    return pruned.success ? [pruned.data] : []
  })
}

/** A value without dead links: removes a link of its own, or replaces a text link by its children. */
function prune(value: unknown, isLive: IsLive): unknown[] {
  if (Array.isArray(value)) return [value.flatMap((item) => prune(item, isLive))]
  if (!isRecord(value)) return [value]
  const href = hrefOf(value)
  if (href !== null && !isLive(href)) {
    if ('url' in value) return Array.isArray(value.children) ? value.children.flatMap((child) => prune(child, isLive)) : []
    if ('label' in value) return []
  }
  const members = Object.entries(value).filter(([name]) => name !== 'href' || href === null || isLive(href))
  return [Object.fromEntries(members.flatMap(([name, member]) => prune(member, isLive).map((kept) => [name, kept])))]
}

function hrefOf(value: Readonly<Record<string, unknown>>, paths: DocumentPaths = new Map()): string | null {
  if (typeof value.href === 'string') return value.href
  if (value.type !== 'link' && value.type !== 'autolink') return null
  // The editor stores an address among the link's fields.
  if (isRecord(value.fields)) return linkUrl(value, paths) ?? null
  const { url } = value
  return typeof url === 'string' ? url : null
}
