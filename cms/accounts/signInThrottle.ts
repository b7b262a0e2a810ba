import { createHmac } from 'node:crypto'
import { lockSeconds } from '@framewell/domain/accounts/session'
import { networkOf } from '@framewell/domain/http/networkOf'
import type { Pool } from 'pg'
import { env } from '../env'

/** Failures in a row that a name may have from all unknown devices together, and an address with all names together. */
const NAME_FAILURES = 20
const ADDRESS_FAILURES = 50
/** After this time without an attempt, earlier failures no longer count. */
const FORGOTTEN_AFTER = '24 hours'
/** A failure later than this from now was counted before the clock was set back: a lock from then would last longer than any. */
const CLOCK_SET_BACK = '1 minute'

export interface Attempt {
  /** The name typed, whether or not there is such an account. */
  readonly name: string
  readonly address: string
  /** Set when the attempt comes from a device this account has signed in on before. */
  readonly device: string | undefined
}

/**
 * Slows guessing down without telling who exists and without letting a stranger lock anybody out: what counts is who tries, never who is
 * tried. A name is locked for the address its failures came from; for all unknown devices only after many more; and never for a device
 * its owner has signed in on, which has a count of its own. All of it is the same for names that nobody has.
 */
function countersOf({ name, address, device }: Attempt): readonly { readonly key: string; readonly free?: number }[] {
  const person = name.trim().toLowerCase()
  if (device) return [{ key: keyed(`device\n${person}\n${device}`) }]
  const network = networkOf(address)
  return [
    { key: keyed(`here\n${person}\n${network}`) },
    { key: keyed(`name\n${person}`), free: NAME_FAILURES },
    { key: keyed(`address\n${network}`), free: ADDRESS_FAILURES },
  ]
}

/** @returns seconds until the next attempt is heard; 0 when it may be made now. */
export async function lockedFor(pool: Pool, attempt: Attempt): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(ceil(extract(epoch from max(locked_until) - now())), 0)::int as seconds
     from sign_in_failures where key = any($1) and locked_until > now() and failed_at <= now() + $2::interval`,
    [countersOf(attempt).map(({ key }) => key), CLOCK_SET_BACK],
  )
  return rows[0]?.seconds ?? 0
}

/** Counts a failure; whoever has too many of them waits. */
export async function countFailure(pool: Pool, attempt: Attempt): Promise<void> {
  for (const { key, free } of countersOf(attempt)) {
    const { rows } = await pool.query<{ failures: number }>(
      `insert into sign_in_failures as kept (key, failures, failed_at) values ($1, 1, now())
       on conflict (key) do update set failed_at = now(),
         failures = case when kept.failed_at < now() - $2::interval then 1 else kept.failures + 1 end,
         locked_until = case when kept.failed_at > now() + $3::interval then null else kept.locked_until end
       returning failures`,
      [key, FORGOTTEN_AFTER, CLOCK_SET_BACK],
    )
    const seconds = lockSeconds(rows[0]?.failures ?? 1, free)
    if (seconds > 0)
      await pool.query(
        'update sign_in_failures set locked_until = greatest(locked_until, now() + make_interval(secs => $2)) where key = $1',
        [key, seconds],
      )
  }
}

/** A success ends the counts of its own name; what an address did with other names stays. */
export async function forgetFailures(pool: Pool, attempt: Attempt): Promise<void> {
  const [own] = countersOf(attempt)
  await pool.query('delete from sign_in_failures where key = $1', [own?.key])
}

/** Removes what no longer counts. */
export async function purgeFailures(pool: Pool): Promise<void> {
  await pool.query('delete from sign_in_failures where failed_at < now() - $1::interval and coalesce(locked_until, now()) <= now()', [
    FORGOTTEN_AFTER,
  ])
}

/** Names that somebody typed and addresses have no business in a table of counters; without the secret, nobody can try them out either. */
function keyed(text: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`sign-in-failure\n${text}`).digest('base64url')
}
