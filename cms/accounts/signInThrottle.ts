import { createHmac } from 'node:crypto'
import {
  afterFailure,
  countersOf,
  FORGOTTEN_AFTER_HOURS,
  type SignInFailures,
  waitSeconds,
} from '@framewell/domain/accounts/signInThrottle'
import { networkOf } from '@framewell/domain/http/networkOf'
import type { Pool } from 'pg'
import { inPoolTransaction } from '../database/inPoolTransaction'
import { env } from '../env'

export interface Attempt {
  /** The name typed, whether or not there is such an account. */
  readonly name: string
  readonly address: string
  /** Set when the attempt comes from a device this account has signed in on before. */
  readonly device: string | undefined
}

/** A stored counter, and the database's clock: the one that all servers share. */
interface Stored extends SignInFailures {
  readonly key: string
  readonly now: Date
}
const STORED = 'key, failures, failed_at as "failedAt", locked_until as "lockedUntil", now() as now'

/** @returns seconds until the next attempt is heard; 0 when it may be made now. */
export async function lockedFor(pool: Pool, attempt: Attempt): Promise<number> {
  const { rows } = await pool.query<Stored>(`select ${STORED} from sign_in_failures where key = any($1)`, [[...keysOf(attempt).keys()]])
  return rows[0] ? waitSeconds(rows, rows[0].now) : 0
}

/** Counts a failure; whoever has too many of them waits. */
export async function countFailure(pool: Pool, attempt: Attempt): Promise<void> {
  const free = keysOf(attempt)
  await inPoolTransaction(pool, async (client) => {
    // In one order everywhere, and held until all are counted: failures of one moment count each.
    const { rows } = await client.query<Stored>(
      `insert into sign_in_failures as kept (key, failures, failed_at) select key, 0, now() from unnest($1::text[]) key
       on conflict (key) do update set key = excluded.key returning ${STORED}`,
      [[...free.keys()].sort()],
    )
    for (const { key, now, ...before } of rows) {
      const { failures, failedAt, lockedUntil } = afterFailure(before, free.get(key) ?? 0, now)
      await client.query('update sign_in_failures set failures = $2, failed_at = $3, locked_until = $4 where key = $1', [
        key,
        failures,
        failedAt,
        lockedUntil,
      ])
    }
  })
}

/** A success ends the counts of its own name; what an address did with other names stays. */
export async function forgetFailures(pool: Pool, attempt: Attempt): Promise<void> {
  const [own] = keysOf(attempt).keys()
  await pool.query('delete from sign_in_failures where key = $1', [own])
}

/** Removes what no longer counts. */
export async function purgeFailures(pool: Pool): Promise<void> {
  await pool.query(
    `delete from sign_in_failures
     where failed_at < now() - make_interval(hours => $1) and coalesce(locked_until, now()) <= now()`,
    [FORGOTTEN_AFTER_HOURS],
  )
}

/** The counters of an attempt, its own first, as they are stored, each with the failures that cost nothing. */
function keysOf({ name, address, device }: Attempt): ReadonlyMap<string, number> {
  return new Map(countersOf({ name, network: networkOf(address), device }).map(({ of, free }) => [keyed(of), free]))
}

/** Names that somebody typed and addresses have no business in a table of counters; without the secret, nobody can try them out either. */
function keyed(text: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`sign-in-failure\n${text}`).digest('base64url')
}
