import type { Change } from '@framewell/domain/notifications/liveCalls'
import { type Changes, type OpenChanges, readChange } from './changeSource'

/** Name of the lock and the channel shared by the browser's tabs. */
const SHARED = 'framewell-changes'
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000
/** Between two screens there is briefly no listener; the connection stays. */
const LINGER_MS = 5_000

type Listener = (change: Change) => void

/**
 * Change events for everything on this page. All tabs of a browser share one connection: the tab with the lock holds it and informs the
 * others; when it closes, the next one takes over. Refused connections are retried with growing waits.
 */
export class LiveChanges implements Changes {
  readonly #open: OpenChanges
  readonly #shared: boolean
  readonly #listeners = new Set<Listener>()
  #running: AbortController | undefined
  #lingering: ReturnType<typeof setTimeout> | undefined

  /** @param shared across the browser's tabs: for a person's events, not for one link's holder */
  constructor(open: OpenChanges, shared = true) {
    this.#open = open
    this.#shared = shared
  }

  /** @returns stops listening */
  listen(listener: Listener): () => void {
    clearTimeout(this.#lingering)
    this.#listeners.add(listener)
    this.#running ??= this.#start()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#lingering = setTimeout(() => {
        this.#running?.abort()
        this.#running = undefined
      }, LINGER_MS)
    }
  }

  #start(): AbortController {
    const running = new AbortController()
    const { signal } = running
    if (!this.#shared || !('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
      void this.#follow(signal, (change) => this.#tell(change))
      return running
    }
    const channel = new BroadcastChannel(SHARED)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const change = readChange(data)
      if (change) this.#tell(change)
    }
    signal.addEventListener('abort', () => channel.close())
    const lead = () =>
      this.#follow(signal, (change) => {
        this.#tell(change)
        channel.postMessage(JSON.stringify(change))
      })
    // Rejected when the last listener left before the lock came: nothing to do.
    navigator.locks.request(SHARED, { signal }, lead).catch(() => undefined)
    return running
  }

  /** Keeps a connection until the signal. */
  async #follow(signal: AbortSignal, hear: Listener): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      let over = false
      const heard = await this.#connect(signal, (change) => {
        over ||= change.type === 'end'
        hear(change)
      })
      if (heard) wait = FIRST_WAIT_MS
      // After a session ended, listeners leave first. Otherwise spreads reconnects after a server restart.
      await pause(over ? LINGER_MS + 1000 : wait * (0.75 + Math.random() / 2), signal)
    }
  }

  /** @returns whether anything arrived before the connection ended */
  #connect(signal: AbortSignal, hear: Listener): Promise<boolean> {
    return new Promise((resolve) => {
      let heard = false
      const close = this.#open({
        hear: (change) => {
          heard = true
          hear(change)
        },
        ended: () => resolve(heard),
      })
      const leave = () => {
        close()
        resolve(heard)
      }
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
    })
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change)
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
