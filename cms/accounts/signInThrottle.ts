import { createHmac } from 'node:crypto'
import {
  afterFailure,
  countersOf,
  FORGOTTEN_AFTER_HOURS,
  type SignInAttempt,
  type SignInFailures,
  waitSeconds,
} from '@framewell/domain/accounts/signInThrottle'
import { networkOf } from '@framewell/server-kit/limits/networkOf'
import type { Pool } from 'pg'
import { env } from '../env'
import { inPoolTransaction } from '../platform/database/inPoolTransaction'

export interface Attempt extends Omit<SignInAttempt, 'network'> {
  readonly address: string
}

/** `right` is what the judge found; the others opened nothing. */
export type Judged<T> = { readonly right: T } | { readonly wrong: true } | { readonly lockedSeconds: number }

/** A stored counter, with the database's clock, which all servers share. */
interface Stored extends SignInFailures {
  readonly key: string
  readonly now: Date
}
const STORED = 'key, failures, failed_at as "failedAt", locked_until as "lockedUntil", now() as now'

/** How often an attempt waits for others being judged in this process before it is refused. */
const MAX_ROUNDS = 3
/** Attempts being judged in this process, by counter. */
const inFlight = new Map<string, Set<Promise<unknown>>>()

/**
 * Judges an attempt to guess a secret. The attempt counts as a failure before it is judged, in one transaction over its counters, so that
 * parallel attempts never exceed the limit in any process. A correct one is taken off the counters again. An attempt that would be refused
 * only because others are being judged waits for those first: parallel sign-ins with the correct password all succeed.
 * @param judge returns undefined for a wrong secret. If it throws, the attempt stays counted.
 */
export async function judgeAttempt<T>(pool: Pool, attempt: Attempt, judge: () => Promise<T | undefined>): Promise<Judged<T>> {
  const counters = countersFor(attempt)
  const keys = [...counters.keys()]
  for (let round = 0; ; round++) {
    const reserved = await reserve(pool, counters)
    if (typeof reserved === 'number') {
      const others = keys.flatMap((key) => [...(inFlight.get(key) ?? [])])
      if (others.length === 0 || round === MAX_ROUNDS) return { lockedSeconds: reserved }
      await Promise.allSettled(others)
      continue
    }
    const judged = judge().then(async (right) => {
      if (right !== undefined) await giveBack(pool, keys[0] ?? '', reserved)
      return right
    })
    const right = await whileInFlight(keys, judged)
    return right === undefined ? { wrong: true } : { right }
  }
}

/** Counts the attempt as failed. @returns seconds until the next one is allowed, or what the counters held before */
async function reserve(pool: Pool, counters: ReadonlyMap<string, number>): Promise<number | Stored[]> {
  // In the same order everywhere, and locked until all are counted.
  const keys = [...counters.keys()].sort()
  const { rows: known } = await pool.query<Stored>(`select ${STORED} from sign_in_failures where key = any($1)`, [keys])
  const seconds = known[0] ? waitSeconds(known, known[0].now) : 0
  if (seconds > 0) return seconds
  return inPoolTransaction(pool, async (client) => {
    const { rows } = await client.query<Stored>(
      `insert into sign_in_failures as kept (key, failures, failed_at) select key, 0, now() from unnest($1::text[]) key
       on conflict (key) do update set key = excluded.key returning ${STORED}`,
      [keys],
    )
    const wait = rows[0] ? waitSeconds(rows, rows[0].now) : 0
    if (wait > 0) return wait
    for (const { key, now, ...before } of rows) {
      const { failures, failedAt, lockedUntil } = afterFailure(before, counters.get(key) ?? 0, now)
      await client.query('update sign_in_failures set failures = $2, failed_at = $3, locked_until = $4 where key = $1', [
        key,
        failures,
        failedAt,
        lockedUntil,
      ])
    }
    return rows
  })
}

/** A correct attempt resets the count of its own name; what a network did with other names stays. */
async function giveBack(pool: Pool, own: string, reserved: readonly Stored[]): Promise<void> {
  await inPoolTransaction(pool, async (client) => {
    for (const { key, failedAt, now } of reserved) {
      if (key === own) await client.query('delete from sign_in_failures where key = $1', [key])
      // A lock here was set by this attempt or right after it: nothing is judged while an earlier lock holds.
      else
        await client.query(
          `update sign_in_failures set failures = greatest(failures - 1, 0), locked_until = null,
             failed_at = case when failed_at = $3 then $2 else failed_at end
           where key = $1`,
          [key, failedAt, now],
        )
    }
  })
}

async function whileInFlight<T>(keys: readonly string[], judged: Promise<T>): Promise<T> {
  for (const key of keys) inFlight.set(key, (inFlight.get(key) ?? new Set()).add(judged))
  try {
    return await judged
  } finally {
    for (const key of keys) {
      inFlight.get(key)?.delete(judged)
      if (inFlight.get(key)?.size === 0) inFlight.delete(key)
    }
  }
}

/** Removes counters that no longer matter. */
export async function purgeFailures(pool: Pool): Promise<void> {
  await pool.query(
    `delete from sign_in_failures
     where failed_at < now() - make_interval(hours => $1) and coalesce(locked_until, now()) <= now()`,
    [FORGOTTEN_AFTER_HOURS],
  )
}

/** An attempt's stored counters, its own first, each with the number of free failures. */
function countersFor({ address, ...attempt }: Attempt): ReadonlyMap<string, number> {
  return new Map(countersOf({ ...attempt, network: networkOf(address) }).map(({ of, free }) => [keyed(of), free]))
}

/** Typed names and addresses do not belong in a table of counters; without the secret, nobody can test guesses either. */
function keyed(text: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`sign-in-failure\n${text}`).digest('base64url')
}
