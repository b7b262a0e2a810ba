import { z } from 'zod'
import { figure } from '../numbers/figure'
import type { HealthFigures } from './figures'
import { HEALTH_LIMITS } from './limits'

export const degradationSchema = z.object({
  /** `broken`: something does not work now; `degraded`: it works, but not for long. */
  severity: z.enum(['broken', 'degraded']),
  what: z.string(),
  /** The operator's next step. */
  action: z.string(),
})
export type Degradation = z.infer<typeof degradationSchema>

const MINUTE = 60_000
const megabytes = (bytes: number) => `${figure(Math.round(bytes / 1024 / 1024))} MB`
const count = (number: number, word: string) => `${figure(number)} ${word}${number === 1 ? '' : 's'}`
const minutesSince = (iso: string | null, now: Date) => (iso === null ? 0 : Math.floor((now.getTime() - Date.parse(iso)) / MINUTE))

/** Everything out of order, broken before degraded; empty when all is well. */
export function degradationsOf(figures: HealthFigures, now: Date): Degradation[] {
  const all = [
    ...database(figures),
    ...disks(figures),
    ...files(figures),
    ...mail(figures, now),
    ...jobs(figures, now),
    ...site(figures),
    ...backup(figures, now),
  ]
  return [...all.filter(({ severity }) => severity === 'broken'), ...all.filter(({ severity }) => severity === 'degraded')]
}

function* database({ database: { latencyMs, pool, replica } }: HealthFigures): Generator<Degradation> {
  if (latencyMs > HEALTH_LIMITS.databaseSlowMs)
    yield {
      severity: 'degraded',
      what: `The database needs ${Math.round(latencyMs)} ms for the shortest question.`,
      action: 'Look for long queries (pg_stat_activity) and at the load of its machine.',
    }
  if (pool.waiting > HEALTH_LIMITS.poolWaiting)
    yield {
      severity: 'degraded',
      what: `${count(pool.waiting, 'request')} wait for one of ${pool.most} database connections.`,
      action: 'Raise DATABASE_POOL_SIZE, start another cms process, or put PgBouncer before the database.',
    }
  if (replica && !replica.used)
    yield {
      severity: 'degraded',
      what:
        replica.failure === null
          ? `The read replica lacks the last ${Math.round(replica.lagSeconds ?? 0)} seconds: dashboards are read from the database.`
          : `The read replica cannot be asked (${replica.failure}): dashboards are read from the database.`,
      action:
        'Look at the standby and its replication (pg_stat_replication), then at DATABASE_REPLICA_URL. It is used again automatically.',
    }
}

function* disks({ disks: all, keptFreeBytes }: HealthFigures): Generator<Degradation> {
  for (const { name, freeBytes } of all) {
    if (freeBytes < HEALTH_LIMITS.fullBytes)
      yield {
        severity: 'broken',
        what: `${name}: the disk is full (${megabytes(freeBytes)} left). Nothing can be stored.`,
        action: 'Free space or enlarge the disk now; the product then recovers automatically.',
      }
    else if (freeBytes <= keptFreeBytes)
      yield {
        severity: 'broken',
        what: `${name}: uploads are refused, because only ${megabytes(freeBytes)} are left of the ${megabytes(keptFreeBytes)} kept free.`,
        action: 'Free space or enlarge the disk; uploads then resume automatically.',
      }
    else if (freeBytes < keptFreeBytes * HEALTH_LIMITS.lowFreeFactor)
      yield {
        severity: 'degraded',
        what: `${name}: ${megabytes(freeBytes)} of disk are left.`,
        action: 'Free space or enlarge the disk before uploads are refused.',
      }
  }
}

function* files({ files: { bucket, failure } }: HealthFigures): Generator<Degradation> {
  if (failure !== null)
    yield {
      severity: 'broken',
      what: `The file store does not answer for the bucket ${bucket ?? ''} (${failure}): files are neither stored nor shown.`,
      action: 'Look at the store itself, then at S3_ENDPOINT, the keys and what they may do. The product then recovers automatically.',
    }
}

function* mail({ mail: { server, waiting, failed, oldestWaiting } }: HealthFigures, now: Date): Generator<Degradation> {
  const minutes = minutesSince(oldestWaiting, now)
  if (server && minutes >= HEALTH_LIMITS.mailWaitingMinutes)
    yield {
      severity: 'broken',
      what: `${count(waiting, 'mail')} wait to be sent, the oldest for ${count(minutes, 'minute')}.`,
      action: 'Read the error of the newest in Outgoing mail; check the mail server and SMTP_URL. They are retried automatically.',
    }
  if (!server)
    yield {
      severity: 'degraded',
      what: 'No mail server is set: mails stay in the outbox.',
      action: 'Set SMTP_URL, or read Outgoing mail in the panel.',
    }
  if (failed > 0)
    yield {
      severity: 'degraded',
      what: `${count(failed, 'mail')} could not be delivered after every try.`,
      action: 'Open Outgoing mail with the status Failed: the error says whether the address is wrong.',
    }
}

function* jobs({ jobs: { due, oldestDue, failed, latePublications } }: HealthFigures, now: Date): Generator<Degradation> {
  const minutes = minutesSince(oldestDue, now)
  if (minutes >= HEALTH_LIMITS.jobLateMinutes)
    yield {
      severity: 'broken',
      what: `Background work is late: ${count(due, 'job')} due, the oldest for ${count(minutes, 'minute')}.`,
      action: 'Check that a cms process runs and is not overloaded; its log names jobs that could not run.',
    }
  if (latePublications > 0)
    yield {
      severity: 'broken',
      what: `${count(latePublications, 'publication')} overdue.`,
      action: "Open the panel's dashboard: it names them, and each can be published by hand.",
    }
  if (failed > 0)
    yield {
      severity: 'degraded',
      what: `${count(failed, 'background job')} given up in the last day.`,
      action: 'The log of the cms says why.',
    }
}

function* site({ hosts, releases }: HealthFigures): Generator<Degradation> {
  if (hosts === 0)
    yield {
      severity: 'degraded',
      what: 'No site process listens to this cms: what is published may be seen late.',
      action:
        'Check that a host runs and that its CMS_URL and INTERNAL_TOKEN are right. With several cms processes, another may be the one it listens to.',
    }
  for (const { remote, version, stored } of releases) {
    if (version === null)
      yield {
        severity: 'broken',
        what: `${remote} has no live release: its pages are not found.`,
        action: `Ship it: npm run ship -w @framewell/${remote}`,
      }
    else if (!stored)
      yield {
        severity: 'broken',
        what: `The files of ${remote} ${version}, which is live, are not in the release store.`,
        action: 'Restore RELEASES_DIR from a backup, or ship it again; until then the release before it takes over.',
      }
  }
}

function* backup({ lastBackup }: HealthFigures, now: Date): Generator<Degradation> {
  if (lastBackup === null)
    yield {
      severity: 'degraded',
      what: 'No backup was ever made.',
      action: 'Run npm run backup, and every night from then on (docs/operations.md).',
    }
  else if (minutesSince(lastBackup, now) > HEALTH_LIMITS.backupHours * 60)
    yield {
      severity: 'degraded',
      what: `The last backup is ${count(Math.floor(minutesSince(lastBackup, now) / 60), 'hour')} old.`,
      action: 'Check why the nightly npm run backup did not run, and run it.',
    }
}
