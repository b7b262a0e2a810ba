import { join } from 'node:path'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { listPosts } from '@framewell/domain/content/blogCalls'
import { BLOG_PATH } from '@framewell/domain/content/blogQuery'
import { getSiteChrome, getSitePage, listSitePaths, type SiteEvent } from '@framewell/domain/content/site'
import { getSiteStatus, type SiteStatus } from '@framewell/domain/content/siteStatus'
import { isShownAt } from '@framewell/domain/content/visibleSections'
import { setCompanyZone } from '@framewell/domain/dates/companyZone'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { CachedAnswer } from './CachedAnswer'
import { type CmsAddress, makeCmsClient } from './cmsClient'
import { LiveReleases } from './LiveReleases'
import type { Log } from './log'
import { PageCache } from './PageCache'
import type { ReleaseCopies } from './ReleaseCopies'
import { linkedLists, readPageKey, readPosts } from './readPosts'
import { tellReplaced } from './tellReplaced'
import { watchSite } from './watchSite'

/** Articles in a feed. */
const FEED_LENGTH = 20

interface SiteContentOptions {
  readonly cms: CmsAddress
  /** Folder of the last good copies. */
  readonly folder: string
  readonly log: Log
  readonly copies: ReleaseCopies
  readonly adjustReleases?: (set: LiveSet) => Promise<LiveSet>
  /** Called when the rendering of a path may be stale; undefined means every path. */
  readonly onChange: (path?: string) => void
  /** The clock, in milliseconds. */
  readonly now?: () => number
  /** See LiveReleases. */
  readonly earlierUntil: string | undefined
}

/** Pages and lists fetched at startup, so that they survive a cms outage even if nobody has requested them. */
const MAX_WARMED = 1000
/** A visitor's first page. A host that cannot answer it gets no visitors. */
const HOME = '/'
/** How long a page waits for the platform's figures before it renders without them. */
const STATUS_WITHIN_MS = 1000

/**
 * Everything the host shows, cached from the cms: pages, header and footer, plans, releases. Changes arrive through the cms's event stream.
 */
export class SiteContent {
  readonly chrome: CachedAnswer<typeof getSiteChrome.output>
  readonly paths: CachedAnswer<typeof listSitePaths.output>
  readonly plans: CachedAnswer<typeof listPlans.output>
  /** The latest articles, for the feeds. */
  readonly latestPosts: CachedAnswer<typeof listPosts.output>
  readonly releases: LiveReleases
  readonly pages: PageCache
  readonly now: () => number
  readonly #readStatus: () => Promise<SiteStatus | null>
  readonly #options: SiteContentOptions
  #watch: ReturnType<typeof watchSite> | null = null

  constructor(options: SiteContentOptions) {
    this.#options = options
    const { folder, log, copies, onChange } = options
    const call = makeCmsClient(options.cms)
    this.now = options.now ?? Date.now
    const failed = (what: string) => (error: unknown) =>
      log.warn({ err: error }, `the cms did not answer for ${what}; the last good copy stays`)
    const changed = () => onChange()
    const unchanged = () => {}
    const file = (name: string) => join(folder, `${name}.json`)
    this.#readStatus = () =>
      call(getSiteStatus, {}).catch((error: unknown) => {
        log.warn({ err: error }, 'the cms did not answer for the status; the page says so')
        return null
      })
    this.chrome = new CachedAnswer({
      file: file('chrome'),
      schema: getSiteChrome.output,
      ask: () => call(getSiteChrome, {}),
      changed: () => {
        setCompanyZone(this.chrome.value?.timeZone)
        onChange()
      },
      failed: failed('header and footer'),
    })
    this.paths = new CachedAnswer({
      file: file('paths'),
      schema: listSitePaths.output,
      ask: () => call(listSitePaths, {}),
      changed: unchanged,
      failed: failed('the list of pages'),
    })
    this.plans = new CachedAnswer({
      file: file('plans'),
      schema: listPlans.output,
      ask: () => call(listPlans, {}),
      changed,
      failed: failed('the plans'),
    })
    this.latestPosts = new CachedAnswer({
      file: file('latest-posts'),
      schema: listPosts.output,
      ask: () => call(listPosts, { limit: FEED_LENGTH }),
      changed: unchanged,
      failed: failed('the newest articles'),
    })
    this.releases = new LiveReleases({
      folder,
      call,
      copies,
      adjust: options.adjustReleases,
      earlierUntil: options.earlierUntil,
      now: this.now,
      changed,
      replaced: tellReplaced({ call, log }),
      failed: failed('the live releases'),
    })
    this.pages = new PageCache({
      folder: join(folder, 'pages'),
      ask: async (key) => {
        const { path, query } = readPageKey(key)
        const resolution = await call(getSitePage, { path })
        return resolution.kind === 'page' ? { ...resolution, posts: await readPosts(call, resolution.page, query) } : resolution
      },
      isAnnounced: () => this.#watch?.isOpen() ?? false,
      changed: onChange,
      failed: (path, error) => failed(path)(error),
    })
  }

  /** Restores the stored copies, fetches the rest and subscribes to changes. Resolves when `/` can be answered, or the cms does not answer. */
  async start(): Promise<void> {
    await Promise.all([
      this.chrome.restore(),
      this.paths.restore(),
      this.plans.restore(),
      this.latestPosts.restore(),
      this.releases.restore(),
      this.pages.restore(HOME),
    ])
    const asked = this.#refreshAll()
    this.#watch = watchSite(this.#options.cms, this.#options.log, (event) => this.#take(event))
    if (!this.isReady) await Promise.all([asked, this.pages.warm([HOME])])
    asked.then(() => this.#warm()).catch((error: unknown) => this.#options.log.error({ err: error }, 'warming the pages failed'))
  }

  stop(): void {
    this.#watch?.stop()
    for (const answer of [this.chrome, this.paths, this.plans, this.latestPosts, this.releases]) answer.stop()
  }

  /** Whether `/` can be answered even if the cms goes away: by its page, or by 'not found' when there is none. */
  get isReady(): boolean {
    return this.chrome.value !== null && this.pages.has(HOME)
  }

  /** As isReady, after another attempt to fetch what is missing: no visitor comes to a host that is not ready and would cause one. */
  async becomeReady(): Promise<boolean> {
    if (!this.isReady) await Promise.all([this.needChrome(), this.pages.warm([HOME])])
    return this.isReady
  }

  /** The header and footer of every page, without expired announcements. Fetched again when missing. */
  async needChrome() {
    if (!this.chrome.value) await this.chrome.refresh()
    const chrome = this.chrome.value
    return chrome && !isShownAt(chrome.announcement?.showUntil, this.now()) ? { ...chrome, announcement: null } : chrome
  }

  /** The latest articles. Fetched again when missing. */
  async needLatestPosts() {
    if (!this.latestPosts.value) await this.latestPosts.refresh()
    return this.latestPosts.value
  }

  /** The platform's current figures; null when it does not answer in time. */
  readStatus(): Promise<SiteStatus | null> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, STATUS_WITHIN_MS, null).unref())
    return Promise.race([this.#readStatus(), late])
  }

  #refreshAll(): Promise<unknown> {
    return Promise.all([
      this.chrome.refresh(),
      this.paths.refresh(),
      this.plans.refresh(),
      this.latestPosts.refresh(),
      this.releases.refresh(),
    ])
  }

  /** Fetches every page, then the article lists that pages and lists link to. */
  async #warm(): Promise<void> {
    const warmed = new Set<string>()
    for (let next = this.paths.value?.paths.map(({ path }) => path) ?? []; next.length > 0 && warmed.size < MAX_WARMED; ) {
      next = next.slice(0, MAX_WARMED - warmed.size)
      for (const key of next) warmed.add(key)
      await this.pages.warm(next)
      next = [...new Set(next.flatMap((key) => this.#listsAt(key)))].filter((key) => !warmed.has(key))
    }
  }

  #listsAt(key: string): string[] {
    const resolution = this.pages.peek(key)
    const { path, query } = readPageKey(key)
    return resolution?.kind === 'page' && resolution.posts ? linkedLists(path, query, resolution.posts) : []
  }

  #take(event: SiteEvent): void {
    this.#follow(event).catch((error: unknown) =>
      this.#options.log.error({ err: error, event }, 'a change of the site could not be followed'),
    )
  }

  async #follow(event: SiteEvent): Promise<void> {
    switch (event.type) {
      case 'hello': {
        // Anything may have changed before it, also since start()'s own fetches: the first may come long after them.
        await Promise.all([this.#refreshAll(), this.pages.announce(['*'])])
        return this.#warm()
      }
      case 'releases':
        return this.releases.refresh()
      case 'content': {
        const everywhere = event.paths.includes('*')
        await Promise.all([
          this.pages.announce(event.paths),
          this.paths.refresh(),
          ...(everywhere || event.paths.includes(BLOG_PATH) ? [this.latestPosts.refresh()] : []),
          ...(everywhere ? [this.chrome.refresh(), this.plans.refresh()] : []),
        ])
        return
      }
      default:
        return event satisfies never
    }
  }
}
