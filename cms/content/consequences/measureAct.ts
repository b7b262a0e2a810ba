import { createHash } from 'node:crypto'
import type { AffectedLink, Consequences, EffectsOf } from '@framewell/domain/content/consequences'
import { linkedPath } from '@framewell/domain/content/linkedPath'
import { pathForSlug } from '@framewell/domain/content/page'
import { publishesLater } from '@framewell/domain/content/schedules'
import type { PayloadRequest } from 'payload'
import { contentFacts } from '../management/contentFacts'
import { type ContentDocument, findDocuments } from '../management/findDocuments'
import { publishedSlug } from '../publishedState'
import { findSchedules } from '../scheduledPublishing/findSchedules'
import { linksIn, liveLinks } from '../site/liveLinks'
import { loadPage } from '../site/loadPage'
import { linkedParts, partsOf } from '../siteChecks/contentPlaces'
import { brokenLinksIn } from '../siteChecks/listBrokenLinks'
import { readRedirects } from '../undo/redirectRows'

/**
 * Performs an act in the request's transaction and compares the state before and after to find what changed beyond the page. The figures
 * are measured, not predicted by a second set of rules; a preview rolls everything back (see rehearse).
 */
export async function measureAct(
  req: PayloadRequest,
  act: EffectsOf,
  { collection, document }: ContentDocument,
  work: () => Promise<void>,
): Promise<Consequences> {
  const { id } = document
  const before = await standing(req, collection, id)
  const redirectsBefore = await readRedirects(req)
  const planned = (await findSchedules(req, id)).filter(publishesLater)
  await work()
  const stillPlanned = new Set((await findSchedules(req, id)).map(({ jobId }) => jobId))
  const after = await standing(req, collection, id)
  const redirectsAfter = await readRedirects(req)
  const added = [...redirectsAfter.values()].filter(({ from }) => !redirectsBefore.has(from))
  const changed = [...redirectsAfter.values()].filter(({ from, to }) => redirectsBefore.has(from) && redirectsBefore.get(from)?.to !== to)
  const removed = [...redirectsBefore.values()].filter(({ from }) => !redirectsAfter.has(from))
  const leadHere = [...redirectsBefore.values()].filter(({ to }) => before.path !== null && linkedPath(to) === before.path)
  const left =
    before.path === null || before.path === after.path ? { links: [], dead: [] } : await leftBehind(req, before.path, leadHere, id)
  const address = { before: before.path, after: after.path }
  const figures = {
    act,
    title: document.title ?? 'Untitled',
    version: document.updatedAt,
    address,
    redirects: { added: added.map(plain), changed: changed.map(plain), removed: removed.map(plain), dead: left.dead.map(plain) },
    links: left.links,
    ownLinks: after.path === null ? [] : await ownBrokenLinks(req, id),
    feeds: feedsOf(collection, document),
    card: { before: before.card, after: after.card },
    schedules:
      act === 'publish' ? planned.map(({ jobId, at, by }) => ({ at: at.toISOString(), by, withdrawn: !stillPlanned.has(jobId) })) : [],
    obstacles: [],
  }
  return { ...figures, stamp: createHash('sha256').update(JSON.stringify(figures)).digest('base64url').slice(0, 32) }
}

async function standing(req: PayloadRequest, collection: 'pages' | 'posts', id: string) {
  const slug = await publishedSlug(req, collection, id)
  const loaded = slug === null ? null : await loadPage(req, collection, id)
  return { path: slug === null ? null : pathForSlug(slug), card: loaded?.page.seo.drawnImage ?? null }
}

/** Links in the current text (also of a restored version) that lead nowhere or through a redirect. */
async function ownBrokenLinks(req: PayloadRequest, id: string): Promise<Consequences['ownLinks']> {
  const written = await findDocuments(req, { id: { equals: id } })
  const broken = await brokenLinksIn(req, written.flatMap(partsOf))
  return broken.map(({ place, href, state, leadsTo }) => ({ place, href, state, leadsTo }))
}

/**
 * The current state of the site: links to the address that the page left, and redirects to it that now lead nowhere, with the links that
 * used them.
 */
async function leftBehind(
  req: PayloadRequest,
  path: string,
  leadHere: readonly Redirect[],
  own: string,
): Promise<{ links: AffectedLink[]; dead: readonly Redirect[] }> {
  const isLive = await liveLinks(req, [path, ...leadHere.map(({ from }) => from)])
  const dead = leadHere.filter(({ from }) => !isLive(from))
  const paths = new Set([path, ...dead.map(({ from }) => linkedPath(from) ?? from)])
  const found = new Map<string, AffectedLink>()
  const parts = (await linkedParts(req)).filter(({ id }) => id !== own)
  const { paths: documents } = await contentFacts(req, [])
  const links = parts.flatMap(({ value, ...at }) => linksIn(value, documents).map((href) => ({ ...at, href })))
  for (const { where, id, title, place, href, seenIn } of links) {
    const to = linkedPath(href)
    if (to === null || !paths.has(to)) continue
    const key = [where, id, place, href].join(' ')
    const known = found.get(key)
    const both = known && known.seenIn !== seenIn ? 'both' : seenIn
    found.set(key, { where, id, title, place, href, seenIn: both, becomes: isLive(href) ? 'redirected' : 'dead' })
  }
  return { links: [...found.values()], dead }
}

function feedsOf(collection: 'pages' | 'posts', document: ContentDocument['document']): string[] {
  const listed = collection === 'posts' || ('inBlog' in document && document.inBlog === true)
  return [...(listed ? ['Blog', 'RSS feed', 'JSON feed'] : []), ...(document.seo?.noIndex ? [] : ['Sitemap']), 'Search of the site']
}

interface Redirect {
  readonly from: string
  readonly to: string
}

function plain({ from, to }: Redirect) {
  return { from, to }
}
