import { blogSearch, readBlogQuery } from '@framewell/domain/content/blogQuery'
import type { RouteMeta } from '@framewell/domain/releases/shell'
import { flushSync } from 'react-dom'
import type { PageSet } from '../PageSet'
import type { BootData } from '../view'
import { initialState, type NavigateOptions, type Navigation, type Place, renderedAreas, type SiteState } from './Navigation'
import { makePageLoader } from './pageLoader'
import { savedScroll, saveScroll, scrollToHash, scrollToTop } from './scrolling'
import { siteUrl } from './siteUrl'

/** A list that arrives sooner than this is shown without a skeleton first. */
const SLOW_LIST_MS = 120

/** Client-side navigation between pages. Anything it cannot handle well is left to the browser. */
export class BrowserNavigation implements Navigation {
  readonly boot: BootData
  readonly areas: Navigation['areas']
  readonly #listeners = new Set<() => void>()
  readonly #loader: ReturnType<typeof makePageLoader>
  #state: SiteState
  #latest = 0

  constructor(boot: BootData) {
    this.boot = boot
    this.areas = renderedAreas(boot)
    this.#state = initialState(boot)
    this.#loader = makePageLoader(boot, () => this.#state.liveSet?.remotes.map(({ live }) => live.remote) ?? [])
  }

  get = (): SiteState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  navigate = (to: string, options: NavigateOptions = {}): void => {
    const url = siteUrl(to)
    if (!url) {
      window.location.assign(to)
      return
    }
    const { place } = this.#state
    if (url.pathname === place.path && !this.#listsAnew(url)) {
      const scrolls = url.search === place.search && url.hash !== ''
      this.#write(url, options)
      this.#set({ place: placeAt(url, options.state) })
      if (scrolls) scrollToHash(url.hash)
      return
    }
    this.#go(url, options, () => this.#write(url, options))
  }

  /** Prefetches a link's target. */
  prefetch = (url: URL): void => {
    if (url.pathname === this.#state.place.path && !this.#listsAnew(url)) return
    this.#loader.load(url).catch(() => {})
  }

  /** Replaces what is shown without navigating: a draft in the live preview. */
  show(change: Partial<Pick<SiteState, 'view' | 'chrome'>>): void {
    this.#set(change)
  }

  describe = (route: RouteMeta): void => {
    const { view } = this.#state
    if (view.kind !== 'route' || view.route.path !== route.path) return
    const { title, description, indexed } = view.route
    if (title === route.title && description === route.description && indexed === route.indexed) return
    // Screens call it in effects, where nothing can be rendered synchronously.
    queueMicrotask(() => this.#set({ view: { ...view, route, declared: view.declared ?? view.route } }))
  }

  /** Starts handling the back and forward buttons. Call once, after hydration. */
  start(): void {
    const here = new URL(window.location.href)
    this.#set({ place: { ...placeAt(here, null), path: this.boot.path || here.pathname, key: keyOfEntry() ?? 'first' } })
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', () => {
      saveScroll(this.#state.place.key)
      window.history.scrollRestoration = 'auto'
    })
    window.addEventListener('pageshow', () => {
      window.history.scrollRestoration = 'manual'
    })
    window.addEventListener('popstate', () => this.#return())
  }

  #return(): void {
    const url = new URL(window.location.href)
    const before = this.#state.place
    const place = { ...placeAt(url, stateOfEntry()), key: keyOfEntry() ?? 'first' }
    saveScroll(before.key)
    if (url.pathname === before.path && !this.#listsAnew(url)) this.#set({ place })
    else this.#go(url, {}, () => {}, place)
  }

  /** Whether a URL changes only the query of the current page's article list. */
  #listsAnew(url: URL): boolean {
    const { view } = this.#state
    return view.kind === 'page' && view.blog !== undefined && blogSearch(readBlogQuery(url.search)) !== blogSearch(view.blog.query)
  }

  async #go(url: URL, options: NavigateOptions, write: () => void, returning?: Place): Promise<void> {
    this.#latest += 1
    const mine = this.#latest
    document.documentElement.dataset.navigating = ''
    const slow = url.pathname === this.#state.place.path ? setTimeout(() => this.#set({ listing: true }), SLOW_LIST_MS) : undefined
    try {
      const answer = await this.#loader.load(url)
      if (mine !== this.#latest) return
      if (answer.kind === 'reload') return leaveFor(url, options)
      if (answer.kind === 'redirect') {
        const target = new URL(answer.to, url)
        return this.navigate(target.pathname + (target.search || url.search) + (target.hash || url.hash), {
          replace: options.replace ?? returning !== undefined,
        })
      }
      if (!returning) saveScroll(this.#state.place.key)
      write()
      const { view, chrome } = answer
      clearTimeout(slow)
      this.#set({
        view,
        chrome,
        listing: false,
        liveSet: withMissing(this.#state.liveSet, answer.liveSet),
        place: returning ?? placeAt(url, options.state),
      })
      arrive(url, returning ? savedScroll(returning.key) : null)
    } catch {
      if (mine === this.#latest) leaveFor(url, options)
    } finally {
      clearTimeout(slow)
      if (this.#state.listing) this.#set({ listing: false })
      if (mine === this.#latest) delete document.documentElement.dataset.navigating
    }
  }

  #write(url: URL, { replace = false, state = null }: NavigateOptions): void {
    const entry = { key: newKey(), state }
    if (replace) window.history.replaceState(entry, '', url)
    else window.history.pushState(entry, '', url)
  }

  #set(change: Partial<SiteState>): void {
    this.#state = { ...this.#state, ...change }
    // Synchronous: the next steps scroll and focus in the new page.
    flushSync(() => {
      for (const listener of this.#listeners) listener()
    })
  }
}

/** A page stays on the releases it has shown. */
function withMissing(has: PageSet | null, answered: PageSet | null): PageSet | null {
  if (!has || !answered) return has ?? answered
  const missing = answered.remotes.filter(({ live }) => !has.remotes.some((pair) => pair.live.remote === live.remote))
  return missing.length === 0 ? has : { ...has, remotes: [...has.remotes, ...missing] }
}

function placeAt(url: URL, state: unknown): Place {
  return { path: url.pathname, search: url.search, hash: url.hash, key: keyOfEntry() ?? 'first', state: state ?? null }
}

/** Focus, scroll position and structured data of the new page. */
function arrive(url: URL, savedTop: number | null): void {
  // Structured data describes the document as loaded; search engines load full documents.
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove()
  document.getElementById('content')?.focus({ preventScroll: true })
  if (savedTop !== null) window.scrollTo({ top: savedTop, behavior: 'instant' })
  else if (url.hash) scrollToHash(url.hash)
  else scrollToTop()
}

function leaveFor(url: URL, { replace = false }: NavigateOptions): void {
  if (replace) window.location.replace(url)
  else window.location.assign(url)
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

function keyOfEntry(): string | null {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'key' in entry && typeof entry.key === 'string' ? entry.key : null
}

function stateOfEntry(): unknown {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'state' in entry ? entry.state : null
}
