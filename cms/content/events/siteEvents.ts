import { setTimeout as pause } from 'node:timers/promises'
import { type SiteEvent, siteEventSchema } from '@framewell/domain/content/site'
import type { BasePayload } from 'payload'
import pg from 'pg'
import { SITE_EVENTS_CHANNEL } from './notifyHosts'

type Listener = (event: SiteEvent) => void
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

  constructor(payload: BasePayload) {
    this.#payload = payload
  }

  /** Calls `listener` for every event until the returned function is called; 'hello' comes once the connection listens. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (!this.#running) {
      this.#running = new AbortController()
      void this.#run(this.#running.signal)
    } else if (this.#listening) listener({ type: 'hello' })
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#running?.abort()
      this.#running = undefined
    }
  }

  #listening = false

  async #run(signal: AbortSignal): Promise<void> {
    for (let wait = SHORTEST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      const client = new pg.Client({ ...this.#payload.db.poolOptions, application_name: 'framewell events', keepAlive: true })
      const ended = new Promise<void>((resolve) => {
        client.on('error', () => resolve())
        client.on('end', () => resolve())
      })
      const stop = () => void client.end().catch(() => undefined)
      try {
        await client.connect()
        client.on('notification', ({ payload }) => this.#relay(payload))
        await client.query(`listen ${SITE_EVENTS_CHANNEL}`)
        signal.addEventListener('abort', stop)
        if (signal.aborted) stop()
        wait = SHORTEST_WAIT_MS
        this.#listening = !signal.aborted
        if (this.#listening) this.#tell({ type: 'hello' })
        await ended
      } catch (error) {
        this.#payload.logger.warn({ err: error, msg: 'Cannot listen for site events; trying again' })
        stop()
      } finally {
        signal.removeEventListener('abort', stop)
        if (!signal.aborted) this.#listening = false
      }
      if (!signal.aborted) await pause(wait, undefined, { ref: false })
    }
  }

  #relay(text: string | undefined): void {
    const event = siteEventSchema.safeParse(parseJson(text ?? ''))
    // A process of another version may say something newer: dropping everything held is always right.
    this.#tell(event.success ? event.data : { type: 'content', paths: ['*'] })
  }

  #tell(event: SiteEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}

const ofPayload = new WeakMap<BasePayload, SiteEvents>()

/** The events of a running cms. */
export function siteEvents(payload: BasePayload): SiteEvents {
  const made = ofPayload.get(payload) ?? new SiteEvents(payload)
  ofPayload.set(payload, made)
  return made
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
