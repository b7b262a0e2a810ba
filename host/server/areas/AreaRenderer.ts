import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { AreaThread, NotStarted, RenderFailure, type RenderWithReads } from './AreaThread'
import type { ReadAnswer, RenderJob } from './messages'

/** This many consecutive failures disable a release's server rendering, for this long. */
const STRIKES = 2
const OFF_FOR_MS = 5 * 60_000
/** Threads of previewed releases together. Each release that visitors get has its own thread besides, as many as operators approved. */
const MAX_PREVIEW_THREADS = 2

interface AreaRendererOptions {
  readonly workerFile: string
  /** The text of a release's file, checked against its hash. Rejects when it is missing or altered. */
  readonly readFile: (release: LiveRelease, file: string) => Promise<string>
  readonly read: (url: string) => Promise<ReadAnswer | null>
  /** Called when a release could not be rendered; browsers render it instead. */
  readonly failed: (release: LiveRelease, failure: Error) => void
  readonly now: () => number
}

interface Standing {
  thread: Promise<AreaThread> | null
  strikes: number
  offUntil: number
  failure: Error | null
}

/** Renders areas of releases, each release in its own thread. */
export class AreaRenderer {
  readonly #options: AreaRendererOptions
  readonly #releases = new Map<string, Standing>()
  /** Base URLs of the releases that visitors get. */
  #visited: ReadonlySet<string> = new Set()

  constructor(options: AreaRendererOptions) {
    this.#options = options
  }

  /** Renders an area; null when this release cannot be rendered here now. Never rejects: failures are recorded with the release. */
  async draw(release: LiveRelease, job: RenderJob): Promise<RenderWithReads | null> {
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
        // The release is no longer needed and its thread was stopped. That is not a failure, and a new thread would never be stopped.
        if (this.#releases.get(release.baseUrl) !== standing) return null
        // Another render ended the thread while this one waited in the queue.
        if (error instanceof NotStarted) continue
        this.#strike(release, standing, error instanceof Error ? error : new RenderFailure(String(error)))
        return null
      }
    }
    return null
  }

  /** Starts the threads of these releases so that their first visitor does not wait, and stops all others. */
  keep(releases: readonly LiveRelease[]): void {
    this.#visited = new Set(releases.map(({ baseUrl }) => baseUrl))
    for (const name of [...this.#releases.keys()]) if (!this.#visited.has(name)) this.#forget(name)
    for (const release of releases) {
      if (release.server === undefined || !hasAreas(release)) continue
      const standing = this.#standingOf(release)
      if (standing.thread) continue
      const started = this.#start(release, release.server)
      standing.thread = started
      // The first render retries and reports the error.
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
    // Moves the release to the end as the most recently used.
    this.#releases.delete(baseUrl)
    this.#releases.set(baseUrl, standing)
    const previewed = [...this.#releases.keys()].filter((name) => !this.#visited.has(name))
    const [oldest] = previewed
    if (previewed.length > MAX_PREVIEW_THREADS && oldest !== undefined) this.#forget(oldest)
    return standing
  }

  async #start(release: LiveRelease, file: string): Promise<AreaThread> {
    const { workerFile, readFile, read } = this.#options
    return new AreaThread({
      workerFile,
      read,
      source: await readFile(release, file),
      file,
      baseUrl: release.baseUrl,
      shared: release.shared,
    })
  }

  #strike(release: LiveRelease, standing: Standing, failure: Error): void {
    // Everyone who waited for the same thread to load gets the same failure.
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

/** Screens for signed-in users are rendered in browsers. */
function hasAreas({ routes, widgets }: LiveRelease): boolean {
  return widgets.length > 0 || routes.some(({ indexed }) => indexed)
}
