import { createHash } from 'node:crypto'
import { nextEnd } from '@framewell/domain/content/visibleSections'
import { answeredRoute } from '@framewell/domain/releases/answeredRoute'
import { givenReleases } from '@framewell/domain/releases/visitTicket'
import { preloadLinks } from '../federation/preloadLinks'
import { partsOf } from '../sections/lazy/loadParts'
import { areaKey, type RenderedArea } from '../shell/remotes/renderedArea'
import { type BootData, needsCodeAtOnce, needsRemotes, type View } from '../shell/view'
import type { AreaCache, CachedArea } from './areas/AreaCache'
import { NO_AREAS, renderAreas } from './areas/renderAreas'
import { filesOf, preloadLink } from './clientAssets'
import type { PinnedSet } from './LiveReleases'
import { pageSet, wholeSet } from './pageSet'
import { readPageKey } from './readPosts'
import { type RenderOptions, renderDocument } from './renderDocument'
import { resolveView } from './resolveView'
import { readRouteKey } from './routeKey'
import type { SiteContent } from './SiteContent'
import { type SplicedPage, spliceNonce } from './spliceNonce'

export interface RenderedPage {
  readonly status: number
  readonly etag: string
  /** Whether other visitors may get a different page here. */
  readonly personal: boolean
  /** Time (ms) after which it is rendered again. */
  readonly freshUntil: number
  /** Headers beyond those of every page. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: SplicedPage
  /** The releases it was rendered with, as its tickets name them. */
  readonly given: readonly string[]
  /** Other paths whose figures it shows: it changes with them. */
  readonly shows: readonly string[]
  /** Approximate memory use in all encodings. */
  readonly bytes: number
}
export type PathAnswer = RenderedPage | { readonly redirect: string; readonly permanent: boolean }

interface PageRendererOptions extends RenderOptions {
  readonly siteUrl: string
  /** Renders remotes on the server; null when browsers do. */
  readonly areas: AreaCache | null
}

const MAX_KEPT = 2000
const MAX_KEPT_BYTES = 128e6
/** A page and its two compressed forms, relative to the page's length. */
const BYTES_KEPT = 1.4
const RETRY_AFTER_SECONDS = '10'

/** Renders paths and caches the pages until their content changes. */
export class PageRenderer {
  readonly #content: () => SiteContent
  readonly #options: PageRendererOptions
  readonly #kept = new Map<string, RenderedPage>()
  readonly #rendering = new Map<string, Promise<PathAnswer>>()
  readonly #variants = new Set<string>()
  #keptBytes = 0
  #missing: { readonly everywhere: number; readonly page: Promise<RenderedPage> } | null = null
  /** The paths of each page being rendered, with whether one changed since: such a page is not cached. */
  readonly #underway = new Set<{ readonly paths: readonly string[]; changed: boolean }>()
  /** Counts changes that affect every page. */
  #everywhere = 0

  constructor(content: () => SiteContent, options: PageRendererOptions) {
    this.#content = content
    this.#options = options
  }

  /** The cached page of a path if it is up to date. */
  kept(path: string, pinned = this.#content().releases.current): RenderedPage | undefined {
    const page = this.#kept.get(this.#nameOf(path, pinned))
    return page && page.freshUntil > this.#content().now() && this.#content().pages.isFresh(readRouteKey(path).path) ? page : undefined
  }

  /** The last rendered page, however old. */
  last(path: string, pinned = this.#content().releases.current): RenderedPage | undefined {
    return this.#kept.get(this.#nameOf(path, pinned))
  }

  /** Invalidates one path with the pages that show figures of it, or everything. */
  forget(path?: string): void {
    if (path === undefined) {
      this.#everywhere += 1
      // New requests do not join renders that started with the previous releases or header.
      this.#rendering.clear()
      this.#kept.clear()
      this.#keptBytes = 0
      this.#variants.clear()
    } else {
      for (const render of this.#underway) if (render.paths.includes(path)) render.changed = true
      for (const [name, { shows }] of this.#kept)
        if (shows.includes(path) || readRouteKey(name.slice(name.indexOf(' ') + 1)).path === path) this.#drop(name)
    }
  }

  /** Renders a canonical path (with its query, see keyAt). Concurrent requests for the same path share one render. */
  render(path: string, pinned = this.#content().releases.current): Promise<PathAnswer> {
    const name = this.#nameOf(path, pinned)
    const running = this.#rendering.get(name)
    if (running) return running
    const rendering = this.#render(path, pinned).finally(() => {
      if (this.#rendering.get(name) === rendering) this.#rendering.delete(name)
    })
    this.#rendering.set(name, rendering)
    return rendering
  }

  /** The not-found page: one for all addresses, so that requests for made-up addresses render nothing. */
  async missing(): Promise<RenderedPage> {
    const content = this.#content()
    const kept = this.#missing?.everywhere === this.#everywhere ? this.#missing : null
    if (kept && (await kept.page).freshUntil > content.now()) return kept.page
    const announced = nextEnd([content.chrome.value?.announcement?.showUntil], content.now())
    const page = this.renderView({ kind: 'notFound' }, 404, '').then((rendered) => ({ ...rendered, freshUntil: announced }))
    this.#missing = { everywhere: this.#everywhere, page }
    page.catch(() => {
      this.#missing = null
    })
    return page
  }

  /** Renders a view without caching: a preview. */
  async renderView(
    resolved: View,
    found: number,
    path: string,
    extra: Partial<BootData> = {},
    pinned = this.#content().releases.current,
    search: string | null = null,
  ): Promise<RenderedPage> {
    const content = this.#content()
    const chrome = await content.needChrome()
    if (!chrome) throw new Error('The cms was never reached: header and footer are unknown')
    const remotes = needsRemotes(resolved)
    const { areas: cache } = this.#options
    const { areas, freshUntil } =
      cache && remotes && search !== null
        ? await renderAreas({
            areas: cache,
            releases: content.releases,
            pinned,
            chrome,
            view: resolved,
            path,
            search,
            now: content.now,
          })
        : NO_AREAS
    const { view, status } = answeredView(resolved, found, areas)
    const boot: BootData = {
      build: this.#options.assets.build,
      origin: this.#options.siteUrl,
      path,
      chrome,
      view,
      setId: pinned.id,
      liveSet: extra.preview && remotes ? wholeSet(pinned.liveSet) : pageSet(pinned.liveSet, view),
      ...(areas.size > 0 ? { areas: Object.fromEntries([...areas].map(([key, area]) => [key, renderedArea(area)])) } : {}),
      ...extra,
    }
    const halves = renderDocument(boot, this.#options, content.plans.value?.plans, areas)
    const links = needsCodeAtOnce(boot) ? this.#preloads(view, pinned) : []
    return {
      status,
      personal: content.releases.hasCandidates,
      freshUntil,
      bytes: (halves.before.length + halves.after.length) * BYTES_KEPT,
      etag: `W/"${createHash('sha256').update(halves.before).update(halves.after).digest('base64url').slice(0, 22)}"`,
      headers: {
        ...(links.length > 0 ? { link: links.join(', ') } : {}),
        ...(status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
      },
      body: await spliceNonce(halves),
      given: givenReleases(pinned.liveSet),
      shows: [],
    }
  }

  async #render(path: string, pinned: PinnedSet): Promise<PathAnswer> {
    const name = this.#nameOf(path, pinned)
    const everywhere = this.#everywhere
    const content = this.#content()
    const { path: pageKey, search } = readRouteKey(path)
    const answer = await resolveView(content, pageKey, pinned.liveSet)
    if (answer.kind === 'redirect') return { redirect: answer.to, permanent: answer.permanent }
    if (answer.view.kind === 'notFound') return this.missing()
    const before = this.#kept.get(name)
    if (before && before.freshUntil > content.now() && answer.status === 200) return before
    // Only from here: reading a page for the first time itself counts as a change of its path.
    const { shows = [] } = answer
    const underway = { paths: [pageKey, ...shows], changed: false }
    this.#underway.add(underway)
    try {
      const announced = nextEnd([content.chrome.value?.announcement?.showUntil], content.now())
      const rendered = await this.renderView(answer.view, answer.status, readPageKey(pageKey).path, {}, pinned, search)
      const page = { ...rendered, shows, freshUntil: Math.min(answer.freshUntil, announced, rendered.freshUntil) }
      if (page.status === 200 && !underway.changed && everywhere === this.#everywhere) this.#keep(name, page)
      return page
    } finally {
      this.#underway.delete(underway)
    }
  }

  /** A page is cached once per set of releases that visitors get. */
  #nameOf(path: string, { id }: PinnedSet): string {
    if (id === this.#content().releases.current.id) return path
    this.#variants.add(id)
    return `${id} ${path}`
  }

  #keep(name: string, page: RenderedPage): void {
    this.#drop(name)
    this.#kept.set(name, page)
    this.#keptBytes += page.bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_KEPT && this.#keptBytes <= MAX_KEPT_BYTES) break
      this.#drop(oldest)
    }
  }

  #drop(name: string): void {
    this.#keptBytes -= this.#kept.get(name)?.bytes ?? 0
    this.#kept.delete(name)
  }

  #preloads(view: View, { liveSet }: PinnedSet): readonly string[] {
    // A widget on a page is not preloaded before it is visible.
    const remotes: ReadonlySet<string> = new Set(view.kind === 'route' ? [view.remote] : [])
    const ours = ['main', ...partsOf(view), ...(remotes.size > 0 ? ['federation'] : [])].flatMap((chunk) =>
      filesOf(this.#options.assets, chunk),
    )
    return [
      ...ours.map((file) => preloadLink(this.#options.assets, file)),
      ...liveSet.remotes.filter(({ live }) => remotes.has(live.remote)).flatMap(({ live }) => preloadLinks(live)),
    ]
  }
}

/** The view and status of a route as its screen says; all others are as they were found. */
function answeredView(
  view: View,
  status: number,
  areas: ReadonlyMap<string, CachedArea>,
): { readonly view: View; readonly status: number } {
  if (view.kind !== 'route') return { view, status }
  const area = areas.get(areaKey({ remote: view.remote, route: view.route.path }))
  if (!area) return { view, status }
  if (Object.values(area.answer).every((said) => said === undefined)) return { view, status }
  const answered = answeredRoute(view.route, area.answer)
  return { view: { ...view, route: answered.route, declared: view.route }, status: answered.status }
}

/** The part of an area that the document contains; its CSS is among the page's. */
function renderedArea({ html, styles, queries, search, finished }: CachedArea): RenderedArea {
  return { html, styles, queries, search, finished }
}
