import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BLOG_PATH } from '@framewell/domain/content/blogQuery'
import { getSitePage } from '@framewell/domain/content/site'
import { z } from 'zod'
import { isStorable, type PagePosts, pagePostsSchema, readPageKey } from './readPosts'
import { readStored, writeStored } from './storedFile'

/** The cms content at a path, and the articles that page lists. */
export type Resolution = z.output<typeof getSitePage.output> & { readonly posts?: PagePosts | undefined }

interface KeptPage {
  readonly resolution: Resolution
  readonly text: string
  readonly askedAt: number
  stale: boolean
  /** Not found, or a query made up by a visitor: cached in memory only, and a listing is fresh for seconds. */
  readonly passing: boolean
}

/** A fetch in progress. */
interface Asking {
  done: Promise<void>
  /** Whether a change was announced since it began, so that its answer may be from before the change. */
  changed: boolean
  /** The fetch after this one, when somebody needs an answer from after such a change. */
  next?: Promise<void>
}

interface PageCacheOptions {
  readonly folder: string
  readonly ask: (path: string) => Promise<Resolution>
  /** Whether change announcements arrive; without them a copy is fresh for seconds only. */
  readonly isAnnounced: () => boolean
  readonly changed: (path: string) => void
  readonly failed: (path: string, error: unknown) => void
  readonly now?: () => number
}

const storedPageSchema = z.object({
  path: z.string(),
  resolution: z.intersection(getSitePage.output, z.object({ posts: pagePostsSchema.optional() })),
})
const FRESH_ANNOUNCED_MS = 10 * 60_000
const FRESH_UNANNOUNCED_MS = 2000
/** How long a visitor waits for a newer copy than the cached one. */
const PATIENCE_MS = 300
/** After a failed read, stored copies are served without asking for this long. */
const FAILING_FOR_MS = 1000
const MAX_PAGES = 5000
const MAX_UNKNOWN = 2000
const REFRESHED_AT_ONCE = 4

/** The cms does not answer and no copy is cached. */
export class NotCached extends Error {
  override readonly name = 'NotCached'
}

/**
 * Caches the content of each path (with the query where the page lists articles, see pageKey): the last good answer of the cms, in memory
 * and on disk, fetched again when it may have changed.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #now: () => number
  readonly #pages = new Map<string, KeptPage>()
  readonly #unknown = new Map<string, KeptPage>()
  readonly #asking = new Map<string, Asking>()
  #failedAt = Number.NEGATIVE_INFINITY

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** Whether the cached copy can be served without asking the cms. */
  isFresh(path: string): boolean {
    const kept = this.#at(path)
    return kept !== undefined && this.#isFresh(kept)
  }

  /** Whether a path is the site's own rather than made up by a visitor: its copy is stored and refreshed without anybody asking. */
  isStored(path: string): boolean {
    return this.#pages.has(path)
  }

  /** Whether there is a copy in memory, however old, or the knowledge that there is no such page. */
  has(path: string): boolean {
    return this.#at(path) !== undefined
  }

  /** The cached copy, however old; for uses that tolerate stale data, such as a sitemap. */
  peek(path: string): Resolution | null {
    return this.#pages.get(path)?.resolution ?? null
  }

  /**
   * The content at a path. A copy that may be stale is refreshed for at most PATIENCE_MS, then served as it is.
   * @throws NotCached when the cms does not answer and no copy is cached
   */
  async read(path: string): Promise<Resolution> {
    const kept = this.#at(path) ?? (await this.restore(path))
    if (kept && this.#isFresh(kept)) return kept.resolution
    // A failed read of one page says nothing about the others, so only a page with a copy does without asking.
    if (kept && this.#isFailing()) return kept.resolution
    if (kept) await withPatience(this.#ask(path))
    else await this.#askFirst(path)
    const newest = this.#at(path) ?? kept
    if (!newest) throw new NotCached(`Nothing is kept for ${path}`)
    return newest.resolution
  }

  /** Handles a change at these paths ('*' for all): refreshes the copies at once and resolves when done. */
  async announce(paths: readonly string[]): Promise<void> {
    const everywhere = paths.includes('*')
    const named = paths.filter((path) => path !== '*')
    // Named paths come first, because an editor is waiting for them.
    const lists = named.includes(BLOG_PATH)
    const others = [...this.#pages].filter(([, { resolution }]) => everywhere || (lists && resolution.posts !== undefined))
    const known = [...new Set([...named, ...others.map(([path]) => path)])]
    if (everywhere || lists) this.#unknown.clear()
    // A page that is being read now may be from before the change, even one that is not cached yet.
    for (const [path, asking] of this.#asking) asking.changed ||= everywhere || lists || known.includes(path)
    for (const path of known) {
      this.#unknown.delete(path)
      const kept = this.#pages.get(path)
      if (kept) kept.stale = true
    }
    await this.warm(known)
  }

  /** Fetches these paths, a few at a time, skipping fresh copies. */
  async warm(paths: readonly string[]): Promise<void> {
    const waiting = paths.filter((path) => !this.isFresh(path))
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await this.#ask(path)
    }
    await Promise.all(Array.from({ length: REFRESHED_AT_ONCE }, work))
  }

  /** Loads the copy stored by an earlier run unless a newer one is present. */
  async restore(path: string): Promise<KeptPage | undefined> {
    const found = await readStored(this.#file(path), storedPageSchema)
    if (!found || found.path !== path || this.#at(path)) return this.#at(path)
    const kept = { resolution: found.resolution, text: JSON.stringify(found.resolution), askedAt: 0, stale: true, passing: false }
    keepNewest(this.#pages, path, kept, MAX_PAGES)
    return kept
  }

  #at(path: string): KeptPage | undefined {
    return this.#pages.get(path) ?? this.#unknown.get(path)
  }

  #isFresh(kept: KeptPage): boolean {
    if (kept.stale) return false
    const trusted = this.#options.isAnnounced() && !(kept.resolution.kind === 'page' && kept.passing)
    return this.#now() - kept.askedAt < (trusted ? FRESH_ANNOUNCED_MS : FRESH_UNANNOUNCED_MS)
  }

  #isFailing(): boolean {
    return this.#now() - this.#failedAt < FAILING_FOR_MS
  }

  /** Resolves when a fetch is done that no change was announced for before this call. Waits for two fetches at most. */
  #ask(path: string): Promise<void> {
    const running = this.#asking.get(path)
    if (running?.changed) {
      running.next ??= running.done.then(() => this.#ask(path))
      return running.next
    }
    if (running) return running.done
    const asking: Asking = { changed: false, done: Promise.resolve() }
    this.#asking.set(path, asking)
    asking.done = this.#askOnce(path, asking).finally(() => this.#asking.delete(path))
    return asking.done
  }

  /** Asks for a page without a copy, and once more if it changed meanwhile; not until no change comes, or a busy site would never answer. */
  async #askFirst(path: string): Promise<void> {
    await this.#ask(path)
    if (this.#at(path)?.stale) await this.#ask(path)
  }

  async #askOnce(path: string, asking: Asking): Promise<void> {
    const kept = this.#pages.get(path)
    try {
      const resolution = await this.#options.ask(path)
      this.#failedAt = Number.NEGATIVE_INFINITY
      this.#take(path, resolution, asking.changed)
      await (isPassing(path, resolution) ? rm(this.#file(path), { force: true }) : writeStored(this.#file(path), { path, resolution }))
    } catch (error) {
      if (kept) kept.stale = true
      this.#failedAt = this.#now()
      this.#options.failed(path, error)
    }
  }

  /** `stale`: another change was announced during this fetch. */
  #take(path: string, resolution: Resolution, stale: boolean): void {
    const before = this.#at(path)
    const text = JSON.stringify(resolution)
    const kept = { resolution, text, askedAt: this.#now(), stale, passing: isPassing(path, resolution) }
    this.#pages.delete(path)
    this.#unknown.delete(path)
    if (kept.passing) keepNewest(this.#unknown, path, kept, MAX_UNKNOWN)
    else keepNewest(this.#pages, path, kept, MAX_PAGES)
    if (before?.text !== text) this.#options.changed(path)
  }

  #file(path: string): string {
    return join(this.#options.folder, `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`)
  }
}

function isPassing(path: string, resolution: Resolution): boolean {
  return resolution.kind === 'none' || (resolution.kind === 'page' && !isStorable(readPageKey(path).query, resolution.posts))
}

function keepNewest(pages: Map<string, KeptPage>, path: string, kept: KeptPage, most: number): void {
  pages.set(path, kept)
  if (pages.size <= most) return
  const oldest = pages.keys().next().value
  if (oldest !== undefined) pages.delete(oldest)
}

function withPatience(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    work.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
