import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { AreaThread, DrawFailure, type DrawnWithReads, NeverBegun } from './AreaThread'
import type { DrawJob, ReadAnswer } from './messages'

/** So many failures in a row switch a release's drawing off, for this long. */
const STRIKES = 2
const OFF_FOR_MS = 5 * 60_000
/** Threads that stay: the live releases, their fallbacks, candidates. */
const MOST_THREADS = 8

interface AreaDrawerOptions {
  readonly workerFile: string
  /** The text of a release's file, checked against its hash. Rejects when it is away or altered. */
  readonly readFile: (release: LiveRelease, file: string) => Promise<string>
  readonly read: (url: string) => Promise<ReadAnswer | null>
  /** A release could not be drawn; browsers draw it. */
  readonly failed: (release: LiveRelease, failure: Error) => void
  readonly now: () => number
}

interface Standing {
  thread: Promise<AreaThread> | null
  strikes: number
  offUntil: number
  failure: Error | null
}

/** Draws areas of releases, each release in a thread of its own. */
export class AreaDrawer {
  readonly #options: AreaDrawerOptions
  readonly #releases = new Map<string, Standing>()

  constructor(options: AreaDrawerOptions) {
    this.#options = options
  }

  /** Draws an area; null when this release can't be drawn here now. Never rejects: what goes wrong is recorded with the release. */
  async draw(release: LiveRelease, job: DrawJob): Promise<DrawnWithReads | null> {
    const { server } = release
    if (server === undefined) return null
    const standing = this.#standingOf(release)
    for (let attempt = 0; attempt < STRIKES; attempt += 1) {
      if (standing.offUntil > this.#options.now()) return null
      standing.thread ??= this.#start(release, server)
      const started = standing.thread
      try {
        const drawn = await (await started).draw(job)
        standing.strikes = 0
        return drawn
      } catch (error) {
        const thread = await started.catch(() => null)
        if (standing.thread === started && (thread === null || thread.isEnded)) standing.thread = null
        // Nobody needs the release any more, which ended its thread: that is no failure, and a new one would never be ended.
        if (this.#releases.get(release.baseUrl) !== standing) return null
        // Another drawing ended the thread while this one waited in line.
        if (error instanceof NeverBegun) continue
        this.#strike(release, standing, error instanceof Error ? error : new DrawFailure(String(error)))
        return null
      }
    }
    return null
  }

  /** Starts the threads of these releases, so that their first visitor does not wait, and ends those of all others. */
  keep(releases: readonly LiveRelease[]): void {
    const wanted = new Set(releases.map(({ baseUrl }) => baseUrl))
    for (const name of [...this.#releases.keys()]) if (!wanted.has(name)) this.#forget(name)
    for (const release of releases) {
      if (release.server === undefined || !hasAreas(release)) continue
      const standing = this.#standingOf(release)
      if (standing.thread) continue
      const started = this.#start(release, release.server)
      standing.thread = started
      // The first drawing tries again, and says what is wrong.
      started.catch(() => {
        if (standing.thread === started) standing.thread = null
      })
    }
  }

  close(): void {
    for (const name of [...this.#releases.keys()]) this.#forget(name)
  }

  #standingOf({ baseUrl }: LiveRelease): Standing {
    const standing = this.#releases.get(baseUrl) ?? { thread: null, strikes: 0, offUntil: 0, failure: null }
    // Whoever draws goes to the end of the line.
    this.#releases.delete(baseUrl)
    this.#releases.set(baseUrl, standing)
    const oldest = this.#releases.keys().next().value
    if (this.#releases.size > MOST_THREADS && oldest !== undefined) this.#forget(oldest)
    return standing
  }

  async #start(release: LiveRelease, file: string): Promise<AreaThread> {
    const { workerFile, readFile, read } = this.#options
    return new AreaThread({ workerFile, read, source: await readFile(release, file), file })
  }

  #strike(release: LiveRelease, standing: Standing, failure: Error): void {
    // All who waited for the same thread to load meet the same failure.
    if (standing.failure === failure) return
    standing.failure = failure
    standing.strikes += 1
    if (standing.strikes >= STRIKES) {
      standing.strikes = 0
      standing.offUntil = this.#options.now() + OFF_FOR_MS
      const ended = standing.thread
      standing.thread = null
      void ended?.then((thread) => thread.end()).catch(() => {})
    }
    this.#options.failed(release, failure)
  }

  #forget(name: string): void {
    const { thread } = this.#releases.get(name) ?? {}
    this.#releases.delete(name)
    void thread?.then((known) => known.end()).catch(() => {})
  }
}

/** Screens for signed-in people are drawn in browsers. */
function hasAreas({ routes, widgets }: LiveRelease): boolean {
  return widgets.length > 0 || routes.some(({ indexed }) => indexed)
}
