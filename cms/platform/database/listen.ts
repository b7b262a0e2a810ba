import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A listener of one PostgreSQL channel. */
export interface Listener {
  readonly hear: (message: string) => void
  /** The connection is listening. Messages may have been missed if an earlier one was lost. */
  readonly opened: () => void
}

const SHORTEST_WAIT_MS = 100
const LONGEST_WAIT_MS = 3000

/** All channels of one process over its own single connection, opened with the first listener and closed with the last. */
class Listening {
  readonly #config: pg.ClientConfig
  readonly #listeners = new Map<string, Set<Listener>>()
  #running: AbortController | undefined
  #client: pg.Client | undefined
  /** One request at a time per connection. */
  #opening: Promise<void> = Promise.resolve()

  constructor({ options }: pg.Pool) {
    const { connectionString, host, user, password, database, port } = options
    const where = connectionString === undefined ? { host, user, password, database, port } : { connectionString }
    this.#config = { ...where, application_name: 'framewell events', keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
  }

  add(channel: string, listener: Listener): () => void {
    const ofChannel = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, ofChannel.add(listener))
    if (!this.#running) {
      this.#running = new AbortController()
      void this.#run(this.#running.signal)
    } else if (this.#client) void this.#open(this.#client, channel, [listener])
    return () => {
      ofChannel.delete(listener)
      if ([...this.#listeners.values()].every(({ size }) => size === 0)) this.#stop()
    }
  }

  #stop(): void {
    this.#running?.abort()
    this.#running = undefined
    this.#client = undefined
    this.#listeners.clear()
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (let wait = SHORTEST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      // A lost connection is opened again; listeners look up what they missed.
      if (await this.#follow(signal).catch(() => false)) wait = SHORTEST_WAIT_MS
      if (!signal.aborted) await pause(wait, undefined, { ref: false })
    }
  }

  /** Relays one connection's notifications until it ends. @returns whether it ever listened. */
  async #follow(signal: AbortSignal): Promise<boolean> {
    const client = new pg.Client(this.#config)
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    const leave = () => void client.end().catch(() => undefined)
    try {
      await client.connect()
      client.on('notification', ({ channel, payload = '' }) => {
        for (const listener of this.#listeners.get(channel) ?? []) listener.hear(payload)
      })
      if (signal.aborted) return true
      signal.addEventListener('abort', leave)
      this.#client = client
      for (const [channel, listeners] of this.#listeners) await this.#open(client, channel, [...listeners])
      await ended
      return true
    } finally {
      if (this.#client === client) this.#client = undefined
      signal.removeEventListener('abort', leave)
      leave()
    }
  }

  #open(client: pg.Client, channel: string, listeners: readonly Listener[]): Promise<void> {
    const opening = this.#opening.then(() => this.#openNow(client, channel, listeners))
    this.#opening = opening.catch(() => undefined)
    return opening
  }

  async #openNow(client: pg.Client, channel: string, listeners: readonly Listener[]): Promise<void> {
    try {
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch {
      // It is closing, or leads to a standby, which cannot LISTEN: the next connection opens every channel.
      void client.end().catch(() => undefined)
      return
    }
    for (const { opened } of listeners) opened()
  }
}

const ofPool = new WeakMap<pg.Pool, Listening>()

/** Receives what is notified on a channel (`pg_notify`, on the notifier's commit) in any process. @returns a function that stops listening. */
export function listen(pool: pg.Pool, channel: string, listener: Listener): () => void {
  const listening = ofPool.get(pool) ?? new Listening(pool)
  ofPool.set(pool, listening)
  return listening.add(channel, listener)
}
