import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beginSpan, databaseWork, runInSpan } from '../../tracing'
import { inTransaction } from '../database/inTransaction'
import { transactionOf } from '../database/transactionOf'
import type { Job } from './defineJob'

/**
 * Runs one queued job and records its completion, in one transaction. A second caller finds it done and does nothing.
 * @throws Error if it failed and may be tried again, or if another process is running it.
 */
export async function runJob(payload: Payload, job: Job, id: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const span = beginSpan('consumer')
  const ended = (failed: boolean) => span?.end({ name: `job ${job.name}`, attributes: { 'framewell.job': id, ...databaseWork() }, failed })
  return runInSpan(span, () => runTraced(payload, req, { job, id, ended }))
}

interface TracedJob {
  readonly job: Job
  readonly id: string
  readonly ended: (failed: boolean) => void
}

async function runTraced(payload: Payload, req: PayloadRequest, { job, id, ended }: TracedJob): Promise<void> {
  try {
    await inTransaction(req, () => runLocked(req, job, id))
    ended(false)
  } catch (error) {
    ended(!(error instanceof InOtherHands))
    if (error instanceof InOtherHands) throw error
    const reason = error instanceof Error ? error.message : String(error)
    const givenUp = await noteFailure(payload, job, id, reason)
    if (!givenUp) throw error
    payload.logger.error({ err: error, job: job.name, id, msg: 'A background job was given up' })
  }
}

class InOtherHands extends Error {}

async function runLocked(req: PayloadRequest, job: Job, id: string): Promise<void> {
  const database = await transactionOf(req)
  const found = await database.execute(
    sql`select status::text as status, input from background_jobs where id = ${id}::uuid for update skip locked`,
  )
  const [row] = found.rows
  if (!row) {
    const there = await database.execute(sql`select 1 from background_jobs where id = ${id}::uuid`)
    if (there.rows.length > 0) throw new InOtherHands(`Another process does ${job.name}`)
    return
  }
  if (row.status !== 'queued') return
  await job.run(req, row.input ?? undefined)
  await database.execute(sql`
    update background_jobs set status = 'done', attempts = attempts + 1, error = null, done_at = now(), updated_at = now() where id = ${id}::uuid`)
}

/** @returns true if that was the last attempt. */
async function noteFailure(payload: Payload, { attempts }: Job, id: string, reason: string): Promise<boolean> {
  const { rows } = await payload.db.pool.query(
    `update background_jobs
     set attempts = attempts + 1, error = $2, updated_at = now(),
       status = case when attempts + 1 >= $3 then 'failed' else 'queued' end::enum_background_jobs_status
     where id = $1 and status = 'queued'
     returning status::text as status`,
    [id, reason.slice(0, 1000), attempts],
  )
  return rows[0]?.status === 'failed'
}
