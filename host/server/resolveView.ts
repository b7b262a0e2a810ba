import type { PostListing } from '@framewell/domain/content/blogCalls'
import type { BlogQuery } from '@framewell/domain/content/blogQuery'
import type { Page } from '@framewell/domain/content/page'
import { pageFigure } from '@framewell/domain/content/postFigure'
import { nextEnd, visibleSections } from '@framewell/domain/content/visibleSections'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { linksOf, splitEndLinks } from '../sections/endLinkSections'
import type { View } from '../shell/view'
import { showDrawing } from './drawingFiles'
import { NotCached } from './PageCache'
import { drawingsFor, type LinkFigure } from './pageDrawings'
import { blogListOf, type Listed, pageKey, readPageKey, shownPosts } from './readPosts'
import { readRouteKey, routeKey } from './routeKey'
import type { SiteContent } from './SiteContent'

/** How long a drawn page may show the same reading of the status. An open page reads it again when it changes. */
const STATUS_FRESH_MS = 30_000

export type ViewAnswer =
  | {
      readonly kind: 'view'
      readonly view: View
      readonly status: number
      /** Time (ms) after which the view must be rebuilt: part of it expires, or its figures are stale. */
      readonly freshUntil: number
      /** Other paths whose figures it shows. */
      readonly shows?: readonly string[]
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }

/**
 * Resolves a canonical path, in this order: a cms page; a redirect, unless a live remote has a route there; that route; the 404 page.
 * `key` is the path, with a query when the page lists articles (see keyAt).
 */
export async function resolveView(content: SiteContent, key: string, liveSet: LiveSet = content.releases.liveSet): Promise<ViewAnswer> {
  const { path, query } = readPageKey(key)
  try {
    const resolution = await content.pages.read(key)
    if (resolution.kind === 'page') {
      return pageView(content, resolution.page, { query, posts: resolution.posts })
    }
    if (resolution.kind === 'redirect' && !content.releases.routeAt(path, liveSet)) return resolution
  } catch (error) {
    if (!(error instanceof NotCached)) throw error
    const bare = path === key ? undefined : await withoutList(content, path, query)
    if (bare) return bare
    // A remote's page needs nothing from the cms to render.
    const route = content.releases.routeAt(path, liveSet)
    return {
      kind: 'view',
      freshUntil: Number.POSITIVE_INFINITY,
      ...(route ? { status: 200, view: { kind: 'route', ...route } } : { status: 503, view: { kind: 'unavailable' } }),
    }
  }
  const route = content.releases.routeAt(path, liveSet)
  return {
    kind: 'view',
    freshUntil: Number.POSITIVE_INFINITY,
    ...(route ? { status: 200, view: { kind: 'route', ...route } } : { status: 404, view: { kind: 'notFound' } }),
  }
}

/** A page without its expired sections, and with the platform's figures if it shows them. */
async function pageView(content: SiteContent, stored: Page, { query, posts }: Listed): Promise<Extract<ViewAnswer, { kind: 'view' }>> {
  const now = content.now()
  const page = { ...stored, sections: visibleSections(stored.sections, now) }
  const listed = shownPosts(page, { query, posts })
  const { listing } = listed.blog ?? {}
  const shown = [...(listing?.featured ? [listing.featured] : []), ...(listing?.posts ?? []), ...(listed.related ?? [])]
  const links = linkedPaths(page)
  const drawings = drawingsFor(page, {
    plans: content.plans.value?.plans ?? [],
    posts: shown,
    links: await linkFigures(content, links),
    show: showDrawing,
  })
  const shows = links.map(({ path }) => path)
  const end = nextEnd(
    stored.sections.map(({ showUntil }) => showUntil),
    now,
  )
  const view = { kind: 'page', page, drawings, ...listed } as const
  const httpStatus = isBeyondEnd(posts?.listing) ? 404 : 200
  if (!page.sections.some(({ blockType }) => blockType === 'siteStatus')) {
    return { kind: 'view', status: httpStatus, freshUntil: end, shows, view }
  }
  const status = await content.readStatus()
  return { kind: 'view', status: httpStatus, freshUntil: Math.min(end, now + STATUS_FRESH_MS), shows, view: { ...view, status } }
}

interface LinkedPath {
  readonly href: string
  readonly path: string
}

/** The paths of this site that are linked at the end of a page. */
function linkedPaths({ sections }: Page): LinkedPath[] {
  return splitEndLinks(sections)
    .endLinks.flatMap(({ body }) => linksOf(body.root.children).map(({ href }) => ({ href, path: href.replace(/[?#].*$/, '') })))
    .filter(({ href }) => href.startsWith('/'))
}

/** The figures of linked pages. A tool, or a page that cannot be read, has none. */
async function linkFigures(content: SiteContent, links: readonly LinkedPath[]): Promise<readonly LinkFigure[]> {
  const found = await Promise.all(
    links.map(async ({ href, path }) => {
      const resolution = await content.pages.read(path).catch(() => null)
      const figure = resolution?.kind === 'page' ? pageFigure(resolution.page.sections) : null
      return figure ? [{ href, figure }] : []
    }),
  )
  return found.flat()
}

/** A page number beyond the end of the list. The first page exists even when it is empty. */
function isBeyondEnd(listing: PostListing | undefined): boolean {
  return listing !== undefined && listing.page > 1 && listing.posts.length === 0
}

/** The page without its list when only the list is unavailable; it reports that and offers a retry. */
async function withoutList(content: SiteContent, path: string, query: BlogQuery): Promise<ViewAnswer | undefined> {
  const resolution = await content.pages.read(path).catch(() => null)
  if (resolution?.kind !== 'page') return undefined
  return { ...(await pageView(content, resolution.page, { query, posts: undefined })), status: 503 }
}

/** The cache key of a page: the query counts only when the page lists articles or a route declares it. */
export async function keyAt(
  content: SiteContent,
  path: string,
  search: string,
  liveSet: LiveSet = content.releases.liveSet,
): Promise<string> {
  if (search === '') return path
  const resolution = await content.pages.read(path).catch(() => null)
  if (resolution?.kind === 'page') return blogListOf(resolution.page) ? pageKey(path, search) : path
  return keyOfRoute(content, path, search, liveSet) ?? path
}

/** The same for a page that may be cached, without asking the cms. */
export function cachedKeyAt(content: SiteContent, path: string, search: string, liveSet: LiveSet = content.releases.liveSet): string {
  const route = content.pages.peek(path)?.kind === 'page' ? null : keyOfRoute(content, path, search, liveSet)
  return route ?? pageKey(path, search)
}

/** Whether a key is one of the site's own, of which there are only so many: a stored page or list, or a route without parameters. */
export function isOwnKey(content: SiteContent, key: string, liveSet: LiveSet = content.releases.liveSet): boolean {
  if (content.pages.isStored(key)) return true
  const { path, search } = readRouteKey(key)
  return !search && content.releases.routeAt(path, liveSet)?.route.path === path
}

function keyOfRoute({ releases }: SiteContent, path: string, search: string, liveSet: LiveSet): string | null {
  const found = releases.routeAt(path, liveSet)
  return found ? routeKey(found.route, path, search) : null
}
