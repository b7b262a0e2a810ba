import { setTimeout as pause } from 'node:timers/promises'
import { type SiteEvent, siteEventSchema } from '@framewell/domain/content/site'
import type { BasePayload } from 'payload'
import pg from 'pg'
import { SITE_EVENTS_CHANNEL } from './notifyHosts'

interface Listener {
  readonly hear: (event: SiteEvent) => void
  /** The process is stopping: nothing more will come. */
  readonly end: () => void
}

const SHORTEST_WAIT_MS = 100
const LONGEST_WAIT_MS = 3000

/**
 * What PostgreSQL tells this process, for everybody here who listens. One connection of its own, opened with the first listener and
 * closed with the last. After a lost connection every listener gets 'hello': events may have been missed meanwhile.
 */
class SiteEvents {
  readonly #payload: BasePayload
  readonly #listeners = new Set<Listener>()
  #running: AbortController | undefined
  #listening = false

  constructor(payload: BasePayload) {
    this.#payload = payload
  }

  /** Tells `listener` of every event until the returned function is called; 'hello' comes once the connection listens. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (!this.#running) {
      this.#running = new AbortController()
      void this.#run(this.#running.signal)
    } else if (this.#listening) listener.hear({ type: 'hello' })
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stop()
    }
  }

  /** How many listen: each is a host's open stream. */
  get listeners(): number {
    return this.#listeners.size
  }

  /** Ends every listener, so that their streams don't hold up a process that is stopping. */
  end(): void {
    for (const listener of [...this.#listeners]) listener.end()
    this.#listeners.clear()
    this.#stop()
  }

  #stop(): void {
    this.#running?.abort()
    this.#running = undefined
    this.#listening = false
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (let wait = SHORTEST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await this.#follow(signal, () => {
          wait = SHORTEST_WAIT_MS
        })
      } catch (error) {
        this.#payload.logger.warn({ err: error, msg: 'Cannot listen for site events; trying again' })
      }
      if (signal.aborted) return
      this.#listening = false
      await pause(wait, undefined, { ref: false })
    }
  }

  /** Relays one connection's notifications until it ends. */
  async #follow(signal: AbortSignal, onListening: () => void): Promise<void> {
    const client = new pg.Client({ ...this.#payload.db.poolOptions, application_name: 'framewell events', keepAlive: true })
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    const leave = () => void client.end().catch(() => undefined)
    try {
      await client.connect()
      client.on('notification', ({ payload }) => this.#tell(readEvent(payload)))
      await client.query(`listen ${SITE_EVENTS_CHANNEL}`)
      if (signal.aborted) return
      signal.addEventListener('abort', leave)
      onListening()
      this.#listening = true
      this.#tell({ type: 'hello' })
      await ended
    } finally {
      signal.removeEventListener('abort', leave)
      leave()
    }
  }

  #tell(event: SiteEvent): void {
    for (const listener of this.#listeners) listener.hear(event)
  }
}

const ofPayload = new WeakMap<BasePayload, SiteEvents>()

/** The events of a running cms. */
export function siteEvents(payload: BasePayload): SiteEvents {
  const made = ofPayload.get(payload) ?? new SiteEvents(payload)
  ofPayload.set(payload, made)
  return made
}

/** A process of another version may say something newer: dropping everything held is always right. */
function readEvent(text: string | undefined): SiteEvent {
  try {
    return siteEventSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return { type: 'content', paths: ['*'] }
  }
}
