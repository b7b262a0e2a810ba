import { type SiteEvent, siteEventSchema } from '@framewell/domain/content/site'
import type { BasePayload } from 'payload'
import type { Pool } from 'pg'
import { listen } from '../../platform/database/listen'
import { SITE_EVENTS_CHANNEL } from '../../platform/live/notifyHosts'

interface Listener {
  readonly hear: (event: SiteEvent) => void
  /** Called when the process stops: no more events follow. */
  readonly end: () => void
}

/**
 * Passes this process's PostgreSQL notifications to all its listeners. After a reconnect every listener gets 'hello', because events may
 * have been missed.
 */
class SiteEvents {
  readonly #pool: Pool
  readonly #listeners = new Set<Listener>()
  #stop: (() => void) | undefined
  #listening = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Calls `listener` for every event until the returned function is called. Sends 'hello' once the connection listens. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.#listening) listener.hear({ type: 'hello' })
    this.#stop ??= listen(this.#pool, SITE_EVENTS_CHANNEL, {
      hear: (message) => this.#tell(readEvent(message)),
      opened: () => {
        this.#listening = true
        this.#tell({ type: 'hello' })
      },
    })
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#leave()
    }
  }

  /** The number of listeners; each is a host's open stream. */
  get listeners(): number {
    return this.#listeners.size
  }

  /** Ends every listener, so that open streams don't delay the shutdown. */
  end(): void {
    for (const listener of [...this.#listeners]) listener.end()
    this.#listeners.clear()
    this.#leave()
  }

  #leave(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#listening = false
  }

  #tell(event: SiteEvent): void {
    for (const listener of this.#listeners) listener.hear(event)
  }
}

const ofPayload = new WeakMap<BasePayload, SiteEvents>()

/** The site events of a running cms. */
export function siteEvents(payload: BasePayload): SiteEvents {
  const made = ofPayload.get(payload) ?? new SiteEvents(payload.db.pool)
  ofPayload.set(payload, made)
  return made
}

/** Another version of the cms may send an unknown event; invalidating everything is always safe. */
function readEvent(text: string | undefined): SiteEvent {
  try {
    return siteEventSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return { type: 'content', paths: ['*'] }
  }
}
