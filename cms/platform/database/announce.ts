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
 * What one process says to all others. PostgreSQL lets only one transaction at a time commit that notifies, and it holds the others until its
 * commit is on the disk: said within their transactions, changes would make all writes of the product wait in one row. Said afterwards, many
 * are one statement that writes nothing to the disk.
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
      // Who listens looks everything up when its connection is back, so of a long absence only the newest are of use.
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
 * Tells whoever listens to a channel, in every process, once the request's transaction is committed, and nothing when it is not. A process that
 * is killed between the two tells nobody: what must not be missed is notified within its transaction.
 */
export async function announce(req: PayloadRequest, channel: string, message: string): Promise<void> {
  const { pool } = req.payload.db
  await afterCommit(req, () => announcerOf(pool).say({ channel, message }))
}

/** Everything that was to be said has been. */
export async function announced(pool: pg.Pool): Promise<void> {
  await announcers.get(pool)?.settled()
}
