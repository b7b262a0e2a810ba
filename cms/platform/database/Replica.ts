import { setTimeout as pause } from 'node:timers/promises'
import { HEALTH_LIMITS } from '@framewell/domain/health/limits'
import pg from 'pg'
import type { Connection } from './embeddedPostgres'
import { steadyPool } from './steadyPool'

const ASK_EVERY_MS = 1_000
const RESPONSE_TIMEOUT_MS = 2_000
const MARKS = 60

/** How far a server had written, or replayed, its log; and which database that log belongs to. */
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position, system_identifier::text as cluster from pg_control_system()`
const REPLAYED = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position,
  system_identifier::text as cluster from pg_control_system()`

interface Place {
  readonly position: string | null
  readonly cluster: string
}

/**
 * A physical standby of the database, and how old what it shows may be. Once a second the primary says how far it has written and the standby
 * how far it has come: that compares no clocks, and a standby of which nothing is heard grows old by itself.
 */
export class Replica {
  readonly pool: pg.Pool
  readonly #primary: pg.Pool
  /** For the question alone: reads that take long may hold every connection of the other. */
  readonly #asking: pg.Pool
  /** How far the primary had written at moments past, the newest last. */
  #marks: { readonly position: bigint; readonly at: number }[] = []
  /** Everything committed before this moment is there. */
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

  /** Whether it may be read from: it lacks at most the last few seconds. */
  get isFresh(): boolean {
    return this.#lagMs <= HEALTH_LIMITS.replicaLagSeconds * 1000
  }

  /** For the health page: seconds that it may lack (null before it ever answered), why it cannot be read from, and how often it was. */
  get figures() {
    const lagSeconds = Number.isFinite(this.#lagMs) ? this.#lagMs / 1000 : null
    return { lagSeconds, failure: this.#failure, used: this.isFresh, reads: this.#reads }
  }

  /** Says when nothing is heard of it any more: what waits for its answer need not wait longer. */
  get away(): AbortSignal {
    return this.#away.signal
  }

  /** Notes a read that it answered. */
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
    // After a failover the new primary may have come less far: what the former one said is void.
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
