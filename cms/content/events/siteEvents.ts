import { type SiteEvent, siteEventSchema } from '@framewell/domain/content/site'
import type { BasePayload } from 'payload'
import type { Pool } from 'pg'
import { listen } from '../../platform/database/listen'
import { SITE_EVENTS_CHANNEL } from '../../platform/live/notifyHosts'

interface Listener {
  readonly hear: (event: SiteEvent) => void
  /** The process is stopping: nothing more will come. */
  readonly end: () => void
}

/**
 * What PostgreSQL tells this process of the site, for everybody here who listens. After a lost connection every listener gets 'hello':
 * events may have been missed meanwhile.
 */
class SiteEvents {
  readonly #pool: Pool
  readonly #listeners = new Set<Listener>()
  #stop: (() => void) | undefined
  #listening = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Tells `listener` of every event until the returned function is called; 'hello' comes once the connection listens. */
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

  /** How many listen: each is a host's open stream. */
  get listeners(): number {
    return this.#listeners.size
  }

  /** Ends every listener, so that their streams don't hold up a process that is stopping. */
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

/** The events of a running cms. */
export function siteEvents(payload: BasePayload): SiteEvents {
  const made = ofPayload.get(payload) ?? new SiteEvents(payload.db.pool)
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
