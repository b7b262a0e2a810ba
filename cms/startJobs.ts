import { isRemoteAddress } from '@framewell/server-kit/settings/connections'
import type { Payload } from 'payload'
import { startPublishing } from './content/scheduledPublishing/scheduledPublishing'
import { env } from './env'
import { startNoting } from './health/noteTraffic'
import { mailRelay } from './notifications/mailRelay'
import { smtp } from './notifications/smtp'
import type { Feature } from './platform/features/feature'
import { JobRunner } from './platform/jobs/JobRunner'
import { purgeExpired } from './retention/purgeExpired'
import { reach } from './webhooks/fitAddress'
import { webhookRelay } from './webhooks/webhookRelay'

/**
 * Starts one process's background work: mails, webhooks and every feature's jobs. Any number of processes may run it; while the database is
 * away, it is asked again every few seconds.
 * @returns a function that stops it after the current work is done.
 */
export function startJobs(payload: Payload, features: readonly Feature[]): () => Promise<void> {
  const { pool } = payload.db
  const mail = env.SMTP_URL
    ? smtp(env.SMTP_URL, env.MAIL_FROM, new URL(env.SITE_URL).hostname, { requireTls: env.DEPLOYED && isRemoteAddress(env.SMTP_URL) })
    : undefined
  const jobs = features.flatMap((feature) => feature.jobs)
  const parts = [webhookRelay(payload, reach), mailRelay(pool, { mail }, payload.logger), new JobRunner(payload, jobs)]
  for (const part of parts) part.start()
  const stopPublishing = startPublishing(payload)
  const stopNoting = startNoting(pool, payload.logger)
  // Removes what a killed process left behind without waiting for the hour.
  void purgeExpired({ payload, now: new Date() })
  return async () => {
    stopNoting()
    stopPublishing()
    await Promise.all(parts.map((part) => part.stop()))
  }
}
