import type { getHealth as getHealthCall } from '@framewell/domain/health/calls'
import { degradationsOf } from '@framewell/domain/health/degradations'
import type { HealthFigures } from '@framewell/domain/health/figures'
import { OWN_REMOTES, type RemoteName } from '@framewell/domain/releases/remotes'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { lastBackupAt } from '../backup/lastBackup'
import { siteEvents } from '../content/events/siteEvents'
import { findLateSchedules } from '../content/scheduledPublishing/findLateSchedules'
import { env } from '../env'
import { replicaOf } from '../platform/database/readElsewhere'
import type { Operation } from '../platform/http/calls/bindCall'
import { storeFailure } from '../platform/storage/checkFileStore'
import { diskRooms, keptFreeBytes } from '../platform/storage/diskRoom'
import { fileStore } from '../platform/storage/fileStores'
import { findRelease, remotesWith } from '../releases/findReleases'
import { manifestKey } from '../releases/releaseStore'

/** Measures now; nothing is cached. */
export const getHealth: Operation<typeof getHealthCall> = async ({ req, now }) => {
  const { pool } = req.payload.db
  // Remotes of this repository must have a live release; others may have one.
  const ours = new Set([...OWN_REMOTES, ...(await remotesWith(req, 'live'))])
  const failure = await storeFailure()
  const figures: HealthFigures = {
    measuredAt: now.toISOString(),
    database: { latencyMs: await latencyOf(pool), pool: poolOf(pool), replica: replicaOf(req.payload.db)?.figures ?? null },
    disks: [...(await diskRooms())],
    files: { bucket: env.S3_BUCKET ?? null, failure: failure?.words ?? null },
    keptFreeBytes: keptFreeBytes(),
    mail: await mailFigures(pool),
    jobs: { ...(await jobFigures(pool)), latePublications: (await findLateSchedules(req)).length },
    hosts: siteEvents(req.payload).listeners,
    releases: await Promise.all([...ours].map((remote) => releaseOf(req, remote, failure !== null))),
    lastBackup: (await lastBackupAt(pool))?.toISOString() ?? null,
  }
  return { figures, degradations: degradationsOf(figures, now) }
}

async function latencyOf(pool: Pool): Promise<number> {
  const from = performance.now()
  await pool.query('select 1')
  return performance.now() - from
}

function poolOf({ totalCount, idleCount, waitingCount }: Pool): HealthFigures['database']['pool'] {
  return { open: totalCount, idle: idleCount, most: env.DATABASE_POOL_SIZE, waiting: waitingCount }
}

const time = z.date().nullable()
const mailRow = z.object({ waiting: z.number(), failed: z.number(), oldest: time })
const jobRow = z.object({ due: z.number(), failed: z.number(), oldest: time })

async function mailFigures(pool: Pool): Promise<HealthFigures['mail']> {
  const { rows } = await pool.query(`
    select count(*) filter (where status in ('queued', 'sending') and (send_after is null or send_after <= now()))::int as waiting, count(*) filter (where status = 'failed')::int as failed,
      min(created_at) filter (where status in ('queued', 'sending') and (send_after is null or send_after <= now())) as oldest
    from outgoing_mail`)
  const { waiting, failed, oldest } = mailRow.parse(rows[0])
  return { server: env.SMTP_URL !== undefined, waiting, failed, oldestWaiting: oldest?.toISOString() ?? null }
}

async function jobFigures(pool: Pool): Promise<Omit<HealthFigures['jobs'], 'latePublications'>> {
  const { rows } = await pool.query(`
    select count(*) filter (where status = 'queued' and coalesce(run_after, created_at) <= now())::int as due,
      min(coalesce(run_after, created_at)) filter (where status = 'queued' and coalesce(run_after, created_at) <= now()) as oldest,
      count(*) filter (where status = 'failed' and updated_at > now() - interval '1 day')::int as failed
    from background_jobs`)
  const { due, oldest, failed } = jobRow.parse(rows[0])
  return { due, oldestDue: oldest?.toISOString() ?? null, failed }
}

/** Releases on another server (a CDN), or on a store that is away, are not judged. */
async function releaseOf(req: PayloadRequest, remote: RemoteName, away: boolean): Promise<HealthFigures['releases'][number]> {
  const live = await findRelease(req, { remote: { equals: remote }, status: { equals: 'live' } })
  if (!live) return { remote, version: null, stored: false }
  const elsewhere = env.RELEASES_URL !== undefined
  const stored = elsewhere || away || (await fileStore('releases').find(manifestKey({ remote, version: live.version }))) !== undefined
  return { remote, version: live.version, stored }
}
