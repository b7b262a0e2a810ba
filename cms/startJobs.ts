import type { Payload } from 'payload'
import { PgBoss } from 'pg-boss'
import { ROLES_ARE_SPLIT } from './database/connections'
import { alone } from './database/database'
import { env } from './env'
import type { Feature } from './features/feature'
import { startNoting } from './health/noteTraffic'
import { JobRunner } from './jobs/JobRunner'
import { MailRelay } from './notifications/mailRelay'
import { smtp } from './notifications/smtp'
import { purgeExpired } from './retention/purgeExpired'
import { reach } from './webhooks/fitAddress'
import { WebhookRelay } from './webhooks/WebhookRelay'

/**
 * Starts the background work of one process: mail delivery, and the jobs of every feature. Any number of processes may run it.
 * @returns what stops it, after the work in hand is done.
 */
export async function startJobs(payload: Payload, features: readonly Feature[]): Promise<() => Promise<void>> {
  const { pool } = payload.db
  const boss = new PgBoss({ schema: 'pgboss', migrate: !ROLES_ARE_SPLIT, db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => payload.logger.warn({ err: error, msg: 'A background job could not run; it will be tried again' }))
  // Two that start at the same time on an empty database would make the queue's tables at the same time.
  await alone(() => boss.start())
  const send = env.SMTP_URL ? smtp(env.SMTP_URL, env.MAIL_FROM, new URL(env.SITE_URL).hostname) : undefined
  const relay = new MailRelay({ boss, pool, providers: { mail: send }, log: payload.logger })
  await relay.start()
  const runner = new JobRunner(
    boss,
    payload,
    features.flatMap(({ jobs }) => jobs),
  )
  await runner.start()
  const webhooks = new WebhookRelay(payload, reach)
  webhooks.start()
  // What a killed process left behind goes without waiting for the hour.
  void purgeExpired({ pool, now: new Date() }, payload.logger)
  const stopNoting = startNoting(pool, payload.logger)
  return async () => {
    stopNoting()
    runner.stop()
    await relay.stop()
    await webhooks.stop()
    await boss.stop({ graceful: true, timeout: 10_000 })
  }
}
