import type { SiteStatus } from '@framewell/domain/content/siteStatus'

export interface StatusState {
  /** The latest reading; null before the first. */
  readonly status: SiteStatus | null
  /** reading: request in progress. failed: the last request failed; `status` is older. */
  readonly phase: 'reading' | 'ready' | 'failed'
  /** Whether changes are announced: the connection to the stream is open. */
  readonly live: boolean
}

/** Receives from the platform's stream. */
export interface StatusWatcher {
  /** A reading may have changed. Also called when the connection is open, because changes may have been missed before. */
  readonly changed: () => void
  /** @param refused true if nothing reconnects */
  readonly lost: (refused: boolean) => void
}

interface StatusFeedOptions {
  /** The status the server rendered the page with; null when the platform did not answer it. */
  readonly initial: SiteStatus | null | undefined
  readonly read: () => Promise<SiteStatus>
  /** Opens the stream; returns a function that closes it. */
  readonly watch: (watcher: StatusWatcher) => () => void
}

/** Changes that come together are one reading. */
const GATHER_MS = 2000

/** Reads the platform's status again when it may have changed, while somebody is watching. */
export class StatusFeed {
  readonly #options: StatusFeedOptions
  readonly #listeners = new Set<() => void>()
  #state: StatusState
  #close: (() => void) | null = null
  #gathering: ReturnType<typeof setTimeout> | null = null
  #reading = false
  /** Something changed during a reading. */
  #outdated = false

  constructor(options: StatusFeedOptions) {
    this.#options = options
    const { initial } = options
    this.#state = { status: initial ?? null, phase: initial ? 'ready' : initial === null ? 'failed' : 'reading', live: false }
  }

  get = (): StatusState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts polling. An old reading is refreshed at once. */
  start(): void {
    this.#close ??= this.#options.watch({
      changed: () => {
        if (!this.#state.live) this.#set({ ...this.#state, live: true })
        this.#gathering ??= setTimeout(() => {
          this.#gathering = null
          this.refresh()
        }, GATHER_MS)
      },
      lost: (refused) => {
        const wasLive = this.#state.live
        this.#set({ ...this.#state, live: false })
        // A lost connection may mean that the platform is down; without a stream, the page still shows a current reading.
        if (wasLive || refused) this.refresh()
      },
    })
    if (this.#state.status === null) this.refresh()
  }

  stop(): void {
    this.#close?.()
    this.#close = null
    if (this.#gathering !== null) clearTimeout(this.#gathering)
    this.#gathering = null
    if (this.#state.live) this.#set({ ...this.#state, live: false })
  }

  /** Reads now; if a reading is in progress, once more after it. */
  refresh = (): void => {
    if (this.#reading) {
      this.#outdated = true
      return
    }
    this.#reading = true
    this.#set({ ...this.#state, phase: 'reading' })
    this.#options.read().then(
      (status) => this.#settle({ ...this.#state, status, phase: 'ready' }),
      () => this.#settle({ ...this.#state, phase: 'failed' }),
    )
  }

  #settle(state: StatusState): void {
    this.#reading = false
    this.#set(state)
    const again = this.#outdated && this.#close !== null
    this.#outdated = false
    if (again) this.refresh()
  }

  #set(state: StatusState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
