import { setTimeout as pause } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import type pg from 'pg'
import { log } from '../../log'
import { afterCommit } from './transactions'

interface Announcement {
  readonly channel: string
  readonly message: string
}

const MAX_AT_ONCE = 500
const MAX_WAITING = 20_000
const TRY_AGAIN_MS = 200

/**
 * Messages from one process to all others. PostgreSQL commits transactions with notifications one at a time and holds the others until the
 * commit is on disk: sending within transactions would serialize all writes of the product. Sent afterwards, many messages are one
 * statement that writes nothing to disk.
 */
class Announcer {
  readonly #pool: pg.Pool
  #waiting: Announcement[] = []
  #sending: Promise<void> | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  say(announcement: Announcement): void {
    this.#waiting.push(announcement)
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined
    })
  }

  async settled(): Promise<void> {
    await this.#sending
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_AT_ONCE)
      if (await this.#sent(batch)) continue
      // Listeners look everything up when their connection is back, so after a long outage only the newest messages matter.
      this.#waiting = [...batch, ...this.#waiting].slice(-MAX_WAITING)
      if (this.#pool.ending) return
      await pause(TRY_AGAIN_MS, undefined, { ref: false })
    }
  }

  async #sent(batch: readonly Announcement[]): Promise<boolean> {
    const values = [batch.map(({ channel }) => channel), batch.map(({ message }) => message)]
    try {
      await this.#pool.query('select pg_notify(channel, message) from unnest($1::text[], $2::text[]) as said (channel, message)', values)
      return true
    } catch (error) {
      log.debug({ err: error, count: batch.length }, 'Changes could not be announced yet')
      return false
    }
  }
}

const announcers = new WeakMap<pg.Pool, Announcer>()

function announcerOf(pool: pg.Pool): Announcer {
  const announcer = announcers.get(pool) ?? new Announcer(pool)
  announcers.set(pool, announcer)
  return announcer
}

/**
 * Notifies the listeners of a channel in every process after the request's transaction commits; never if it rolls back. A process killed in
 * between notifies nobody: what must not be missed is notified within its transaction.
 */
export async function announce(req: PayloadRequest, channel: string, message: string): Promise<void> {
  const { pool } = req.payload.db
  await afterCommit(req, () => announcerOf(pool).say({ channel, message }))
}

/** Resolves when everything queued has been sent. */
export async function announced(pool: pg.Pool): Promise<void> {
  await announcers.get(pool)?.settled()
}
