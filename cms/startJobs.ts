import { setTimeout as pause } from 'node:timers/promises'
import { isRemoteAddress } from '@framewell/server-kit/settings/connections'
import type { Payload } from 'payload'
import { PgBoss } from 'pg-boss'
import { startPublishing } from './content/scheduledPublishing/scheduledPublishing'
import { env } from './env'
import { startNoting } from './health/noteTraffic'
import { MailRelay } from './notifications/mailRelay'
import { smtp } from './notifications/smtp'
import { ROLES_ARE_SPLIT } from './platform/database/connections'
import { alone } from './platform/database/database'
import { isUnavailable } from './platform/database/isUnavailable'
import type { Feature } from './platform/features/feature'
import { JobRunner } from './platform/jobs/JobRunner'
import { purgeExpired } from './retention/purgeExpired'
import { reach } from './webhooks/fitAddress'
import { WebhookRelay } from './webhooks/WebhookRelay'

const AGAIN_MS = 1000

/**
 * Starts one process's background work: mail delivery and every feature's jobs. Any number of processes may run it. Waits for a database
 * that goes away meanwhile: requests are already being answered.
 * @returns a function that stops it after the current work is done.
 */
export async function startJobs(payload: Payload, features: readonly Feature[], stopping: AbortSignal): Promise<() => Promise<void>> {
  for (;;) {
    const started: (() => unknown)[] = []
    const stop = async () => {
      for (const end of started.splice(0).reverse()) await end()
    }
    try {
      await startAll(payload, features, (end) => started.push(end))
      return stop
    } catch (error) {
      await stop()
      if (!isUnavailable(error) || stopping.aborted) throw error
      payload.logger.warn({ err: error, msg: 'The background work could not start; it is tried again' })
      await pause(AGAIN_MS)
    }
  }
}

/** @param onStarted receives a stop function for each started part */
async function startAll(payload: Payload, features: readonly Feature[], onStarted: (end: () => unknown) => void): Promise<void> {
  const { pool } = payload.db
  const boss = new PgBoss({ schema: 'pgboss', migrate: !ROLES_ARE_SPLIT, db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => payload.logger.warn({ err: error, msg: 'A background job could not run; it will be tried again' }))
  onStarted(() => boss.stop({ graceful: true, timeout: 10_000 }))
  // Two that start at the same time on an empty database would both create the queue's tables.
  await alone(() => boss.start())
  const webhooks = new WebhookRelay(payload, reach)
  onStarted(() => webhooks.stop())
  webhooks.start()
  const send = env.SMTP_URL
    ? smtp(env.SMTP_URL, env.MAIL_FROM, new URL(env.SITE_URL).hostname, { requireTls: env.DEPLOYED && isRemoteAddress(env.SMTP_URL) })
    : undefined
  const relay = new MailRelay({ boss, pool, providers: { mail: send }, log: payload.logger })
  onStarted(() => relay.stop())
  await relay.start()
  const runner = new JobRunner(
    boss,
    payload,
    features.flatMap(({ jobs }) => jobs),
  )
  onStarted(() => runner.stop())
  await runner.start()
  onStarted(startPublishing(payload))
  onStarted(startNoting(pool, payload.logger))
  // Removes what a killed process left behind without waiting for the hour.
  void purgeExpired({ pool, now: new Date() }, payload.logger)
}
