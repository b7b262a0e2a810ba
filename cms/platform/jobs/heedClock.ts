import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'

/** The queue in which pg-boss puts scheduled jobs that are due. */
const STRIKES = '__pgboss__send-it'

/**
 * After the clock was set back, the queue would wait until it shows the earlier time again: this removes what it noted as later than now.
 * None of our work waits in the queue itself (`background_jobs.run_after` and `outgoing_mail.send_after` do); failed jobs keep their wait.
 * @param clocks names of the queues the scheduler fills
 */
export async function heedClock(pool: Pool, clocks: readonly string[]): Promise<void> {
  await pool.query(`update pgboss.version set cron_on = null where cron_on > now() + interval '1 minute'`)
  await pool.query(`update pgboss.queue set monitor_claim_on = null where monitor_claim_on > now() + interval '1 minute'`)
  await pool.query(`delete from pgboss.job where name = any($1) and singleton_on > now() at time zone 'utc'`, [[STRIKES, ...clocks]])
  await pool.query(`update pgboss.job set start_after = now() where state = 'created' and start_after > now() + interval '1 minute'`)
}

/**
 * Makes workers poll at once. One that was polling while the clock was set back would sleep for that long: it takes the time of day as the
 * duration of its poll (pg-boss 12.30, worker.js).
 */
export function wake(boss: PgBoss, workers: readonly string[]): void {
  for (const worker of workers) boss.notifyWorker(worker)
}
