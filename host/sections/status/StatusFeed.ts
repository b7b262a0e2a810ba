import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import { STATUS_REFRESH_MS } from '@framewell/domain/content/statusCards'

export interface StatusState {
  /** The latest reading; null before the first. */
  readonly status: SiteStatus | null
  /** reading: request in progress. failed: the last request failed; `status` is older. */
  readonly phase: 'reading' | 'ready' | 'failed'
}

interface StatusFeedOptions {
  /** The status the server rendered the page with; null when the platform did not answer it. */
  readonly initial: SiteStatus | null | undefined
  readonly read: () => Promise<SiteStatus>
  readonly now?: () => number
}

/** Polls the platform's status while somebody is watching. */
export class StatusFeed {
  readonly #options: StatusFeedOptions
  readonly #listeners = new Set<() => void>()
  #state: StatusState
  #timer: ReturnType<typeof setInterval> | null = null
  #reading = false

  constructor(options: StatusFeedOptions) {
    this.#options = options
    const { initial } = options
    this.#state = { status: initial ?? null, phase: initial ? 'ready' : initial === null ? 'failed' : 'reading' }
  }

  get = (): StatusState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts polling. An old reading is refreshed at once. */
  start(): void {
    if (this.#timer !== null) return
    this.#timer = setInterval(() => this.refresh(), STATUS_REFRESH_MS)
    const { status } = this.#state
    const age = status ? (this.#options.now ?? Date.now)() - Date.parse(status.readAt) : Number.POSITIVE_INFINITY
    if (age >= STATUS_REFRESH_MS) this.refresh()
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  /** Reads now, unless a reading is already in progress. */
  refresh = (): void => {
    if (this.#reading) return
    this.#reading = true
    this.#set({ ...this.#state, phase: 'reading' })
    this.#options.read().then(
      (status) => this.#settle({ status, phase: 'ready' }),
      () => this.#settle({ ...this.#state, phase: 'failed' }),
    )
  }

  #settle(state: StatusState): void {
    this.#reading = false
    this.#set(state)
  }

  #set(state: StatusState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
