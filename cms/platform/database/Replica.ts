import { setTimeout as pause } from 'node:timers/promises'
import { HEALTH_LIMITS } from '@framewell/domain/health/limits'
import pg from 'pg'
import type { Connection } from './embeddedPostgres'
import { steadyPool } from './steadyPool'

const ASK_EVERY_MS = 1_000
const RESPONSE_TIMEOUT_MS = 2_000
const MARKS = 60

/** How far a server has written or replayed its log, and which database the log belongs to. */
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position, system_identifier::text as cluster from pg_control_system()`
const REPLAYED = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position,
  system_identifier::text as cluster from pg_control_system()`

interface Place {
  readonly position: string | null
  readonly cluster: string
}

/**
 * A physical standby and how stale its data may be. Once a second the primary reports how far it has written and the standby how far it has
 * replayed. This compares no clocks, and a standby that stops answering becomes stale on its own.
 */
export class Replica {
  readonly pool: pg.Pool
  readonly #primary: pg.Pool
  /** Separate pool for these reports: long reads may use up every connection of the other. */
  readonly #asking: pg.Pool
  /** How far the primary had written at past moments, the newest last. */
  #marks: { readonly position: bigint; readonly at: number }[] = []
  /** Everything committed before this moment is on the standby. */
  #asOf = Number.NEGATIVE_INFINITY
  #failure: string | null = 'it was not asked yet'
  #away = new AbortController()
  #closed = new AbortController()
  readonly #watching: Promise<void>
  #reads = 0

  constructor(connection: Connection, primary: pg.Pool, size: number) {
    this.pool = steadyPool(connection, size)
    this.#primary = primary
    this.#asking = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: RESPONSE_TIMEOUT_MS, query_timeout: RESPONSE_TIMEOUT_MS })
    this.#asking.on('error', () => undefined)
    this.#asking.on('connect', (client) => client.on('error', () => undefined))
    this.#watching = this.#watch()
  }

  /** Whether reads may use it: it lacks at most the last few seconds. */
  get isFresh(): boolean {
    return this.#lagMs <= HEALTH_LIMITS.replicaLagSeconds * 1000
  }

  /** For the health page: how many seconds it may lag (null before it ever answered), why it cannot be read, and how many reads it answered. */
  get figures() {
    const lagSeconds = Number.isFinite(this.#lagMs) ? this.#lagMs / 1000 : null
    return { lagSeconds, failure: this.#failure, used: this.isFresh, reads: this.#reads }
  }

  /** Aborts when the standby stops answering, so that waiting reads can give up. */
  get away(): AbortSignal {
    return this.#away.signal
  }

  /** Counts a read it answered. */
  answered(): void {
    this.#reads += 1
  }

  async close(): Promise<void> {
    this.#closed.abort()
    await this.#watching
    await Promise.all([this.pool.end(), this.#asking.end()])
  }

  get #lagMs(): number {
    return performance.now() - this.#asOf
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closed
    while (!signal.aborted) {
      try {
        await this.#look()
        this.#failure = null
      } catch (error) {
        this.#failure = error instanceof Error ? error.message || error.name : String(error)
        this.#away.abort(new Error(`The read replica does not answer: ${this.#failure}`))
        this.#away = new AbortController()
      }
      await pause(ASK_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }

  async #look(): Promise<void> {
    const at = performance.now()
    const written = await placeOf(this.#primary, WRITTEN)
    const replayed = await placeOf(this.#asking, REPLAYED)
    if (replayed.position === null) throw new Error('it is no standby')
    if (replayed.cluster !== written.cluster) throw new Error('it is a standby of another database')
    const now = BigInt(written.position ?? 0)
    // After a failover the new primary may be behind the old one: drop the old one's marks.
    this.#marks = [...this.#marks.filter(({ position }) => position <= now), { position: now, at }].slice(-MARKS)
    const reached = this.#marks.findLast(({ position }) => position <= BigInt(replayed.position ?? 0))
    if (reached) this.#asOf = reached.at
  }
}

async function placeOf(pool: pg.Pool, question: string): Promise<Place> {
  const { rows } = await pool.query<Place>(question)
  const [place] = rows
  if (!place) throw new Error('it does not say how far it has come')
  return place
}
