import type { Payload } from 'payload'
import { PgBoss } from 'pg-boss'
import { alertLateSchedules } from './content/scheduledPublishing/alertLateSchedules'
import { env } from './env'
import { MailRelay } from './notifications/mailRelay'
import { smtp } from './notifications/smtp'
import { pruneReleases } from './releases/pruneReleases'

const PURGE_QUEUE = 'purge-expired'
const LATE_QUEUE = 'late-schedules'

/**
 * Starts the background work of one process: mail delivery, the hourly purge of expired records, the watch over scheduled
 * publications. Any number of processes may run it.
 * @returns what stops it, after the work in hand is done.
 */
export async function startJobs(payload: Payload): Promise<() => Promise<void>> {
  const { pool } = payload.db
  const boss = new PgBoss({ schema: 'pgboss', db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => payload.logger.warn({ err: error, msg: 'A background job could not run; it will be tried again' }))
  await boss.start()
  const send = env.SMTP_URL ? smtp(env.SMTP_URL, env.MAIL_FROM, new URL(env.SITE_URL).hostname) : undefined
  const relay = new MailRelay({ boss, pool, send, log: payload.logger })
  await relay.start()
  await boss.createQueue(PURGE_QUEUE, { policy: 'singleton' })
  await boss.work(PURGE_QUEUE, async () => {
    await pruneReleases(payload)
    await pool.query('delete from idempotency_records where expires_at < now()')
    await pool.query('delete from rate_limits where expire < $1', [Date.now()])
  })
  await boss.schedule(PURGE_QUEUE, '17 * * * *')
  await boss.createQueue(LATE_QUEUE, { policy: 'singleton' })
  await boss.work(LATE_QUEUE, () => alertLateSchedules(payload))
  await boss.schedule(LATE_QUEUE, '* * * * *')
  return async () => {
    await relay.stop()
    await boss.stop({ graceful: true, timeout: 10_000 })
  }
}
