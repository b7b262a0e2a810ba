import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import { STATUS_REFRESH_MS } from '@framewell/domain/content/statusCards'

export interface StatusState {
  /** The newest reading; null before the first. */
  readonly status: SiteStatus | null
  /** reading: asked and not answered yet. failed: the last question was not answered; `status` is older. */
  readonly phase: 'reading' | 'ready' | 'failed'
}

interface StatusFeedOptions {
  /** What the server drew the page with; null when the platform did not answer it. */
  readonly initial: SiteStatus | null | undefined
  readonly read: () => Promise<SiteStatus>
  readonly now?: () => number
}

/** Reads the platform's status again and again while somebody looks. */
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

  /** Begins to follow; what is at hand is read again at once when it is old. */
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

  /** Reads now; while a reading is under way nothing more is asked. */
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
