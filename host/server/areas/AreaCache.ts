import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { RouteAnswer } from '@framewell/domain/releases/shell'
import { areaKey, type RenderedArea } from '../../shell/remotes/renderedArea'
import { traceRemote } from '../tracing'
import type { AreaRenderer } from './AreaRenderer'
import { stampOf } from './AreaThread'
import { extractStyleAttributes } from './extractStyleAttributes'
import type { ReadAnswer, RenderJob } from './messages'
import { withoutComponentIds } from './withoutComponentIds'

/** An area as embedded in a page, with the CSS of what it shows. */
export interface CachedArea extends RenderedArea {
  /** In styled-components' own format. */
  readonly css: string
  /** What its screen says about the address. */
  readonly answer: RouteAnswer
  /** Time (ms) after which its data may be stale. */
  readonly freshUntil: number
}

interface Kept {
  readonly release: string
  readonly area: CachedArea
  readonly reads: ReadonlyMap<string, string>
  readonly bytes: number
  checkedAt: number
}

interface AreaCacheOptions {
  readonly renderer: AreaRenderer
  readonly read: (url: string) => Promise<ReadAnswer | null>
  readonly now: () => number
  readonly patienceMs: number
}

/** How long an area is served without checking whether its data has changed. */
const FRESH_MS = 10_000
const MAX_BYTES = 32e6

/**
 * Cache of rendered areas by release, source and the query its route declares. An area whose reads return the same data is reused without
 * rendering; one whose reads fail stays as it was.
 */
export class AreaCache {
  readonly #options: AreaCacheOptions
  readonly #kept = new Map<string, Kept>()
  readonly #running = new Map<string, Promise<CachedArea | null>>()
  /** How long a page waits for an area. After that the browser renders it, and the result is ready for the next page. */
  readonly patienceMs: number
  #bytes = 0

  constructor(options: AreaCacheOptions) {
    this.#options = options
    this.patienceMs = options.patienceMs
  }

  /** An area, cached or newly rendered; null when browsers render it. */
  area(release: LiveRelease, job: RenderJob): Promise<CachedArea | null> {
    const name = JSON.stringify([release.baseUrl, areaKey(job.source), job.path, job.search, job.closedRoutes, job.timeZone])
    const running = this.#running.get(name) ?? this.#area(name, release, job).finally(() => this.#running.delete(name))
    this.#running.set(name, running)
    return running
  }

  /** Approximate memory use of the cached areas. */
  get bytes(): number {
    return this.#bytes
  }

  /** Evicts the areas of all other releases. One that comes back is rendered again. */
  keep(releases: readonly LiveRelease[]): void {
    const wanted = new Set(releases.map(({ baseUrl }) => baseUrl))
    for (const [name, { release, bytes }] of this.#kept) {
      if (wanted.has(release)) continue
      this.#kept.delete(name)
      this.#bytes -= bytes
    }
  }

  async #area(name: string, release: LiveRelease, job: RenderJob): Promise<CachedArea | null> {
    const { renderer, now } = this.#options
    const kept = this.#kept.get(name)
    if (kept && (await this.#isCurrent(kept))) return this.#fresh(kept)
    const drawn = await traceRemote('draw', release, () => renderer.draw(release, job))
    if (!drawn) return kept ? this.#fresh(kept) : null
    if (!drawn.whole && kept) return this.#fresh(kept)
    const { html, styles } = extractStyleAttributes(withoutComponentIds(drawn.html, drawn.css))
    const area = {
      html,
      styles,
      css: drawn.css,
      answer: drawn.answer,
      queries: JSON.parse(drawn.queries),
      search: job.search,
      finished: drawn.finished,
      freshUntil: 0,
    }
    const bytes = name.length + 2 * (html.length + drawn.css.length + drawn.queries.length)
    const entry = { release: release.baseUrl, area, reads: drawn.reads, bytes, checkedAt: drawn.whole ? now() : 0 }
    this.#keep(name, entry)
    return this.#fresh(entry)
  }

  async #isCurrent(kept: Kept): Promise<boolean> {
    const { read, now } = this.#options
    if (kept.reads.size === 0 || now() - kept.checkedAt < FRESH_MS) return kept.checkedAt > 0
    const answers = await Promise.all(
      [...kept.reads].map(async ([url, stamp]) => {
        const answer = await read(url).catch(() => null)
        return answer === null || answer.status >= 500 || stampOf(answer) === stamp
      }),
    )
    if (!answers.every(Boolean)) return false
    kept.checkedAt = now()
    return true
  }

  #fresh({ area, reads, checkedAt }: Kept): CachedArea {
    return { ...area, freshUntil: reads.size === 0 && checkedAt > 0 ? Number.POSITIVE_INFINITY : this.#options.now() + FRESH_MS }
  }

  #keep(name: string, kept: Kept): void {
    this.#bytes += kept.bytes - (this.#kept.get(name)?.bytes ?? 0)
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= MAX_BYTES) break
      this.#kept.delete(oldest)
      this.#bytes -= bytes
    }
  }
}
