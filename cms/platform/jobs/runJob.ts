import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beginSpan, databaseWork, runInSpan } from '../../tracing'
import { inTransaction } from '../database/inTransaction'
import { transactionOf } from '../database/transactionOf'
import type { Job } from './defineJob'
import { retryWait } from './retryWait'

/**
 * Runs one queued job if it is due and nobody else runs it, and records its completion in the transaction of its effects. The attempt is
 * counted before it begins: a job that ends its process is given up as well.
 * @returns whether it was run here
 * @throws Error if it failed and will be tried again.
 */
export async function runJob(payload: Payload, job: Job, id: string): Promise<boolean> {
  const attempts = await claim(payload, id)
  if (attempts === undefined) return false
  if (attempts > job.attempts) {
    await giveUp(payload, job, id, new Error('Each time it ran, its server stopped before it was done.'))
    return true
  }
  const req = await createLocalReq({}, payload)
  const span = beginSpan('consumer')
  const ended = (failed: boolean) => span?.end({ name: `job ${job.name}`, attributes: { 'framewell.job': id, ...databaseWork() }, failed })
  return runInSpan(span, async () => {
    try {
      await inTransaction(req, () => runLocked(req, job, id))
      ended(false)
    } catch (error) {
      ended(true)
      if (attempts >= job.attempts) await giveUp(payload, job, id, error)
      else {
        await note(payload, id, 'queued', error)
        throw error
      }
    }
    return true
  })
}

/** Counts an attempt; a process that dies with it leaves the job due after the wait. @returns attempts so far, undefined if it is not due */
async function claim(payload: Payload, id: string): Promise<number | undefined> {
  const { rows } = await payload.db.pool.query<{ attempts: number }>(
    `update background_jobs set attempts = attempts + 1, run_after = now() + ${retryWait('(attempts + 1)')}, updated_at = now()
     where id in (select id from background_jobs
       where id = $1 and status = 'queued' and (run_after is null or run_after <= now()) for update skip locked)
     returning attempts::int as attempts`,
    [id],
  )
  return rows[0]?.attempts
}

/** Holds the row while the job runs, so that nobody claims it however long that takes. */
async function runLocked(req: PayloadRequest, job: Job, id: string): Promise<void> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select input from background_jobs where id = ${id}::uuid and status = 'queued' for update`)
  const [row] = rows
  if (!row) return
  await job.run(req, row.input ?? undefined)
  await database.execute(sql`
    update background_jobs set status = 'done', error = null, run_after = null, done_at = now(), updated_at = now() where id = ${id}::uuid`)
}

async function giveUp(payload: Payload, job: Job, id: string, error: unknown): Promise<void> {
  await note(payload, id, 'failed', error)
  payload.logger.error({ err: error, job: job.name, id, msg: 'A background job was given up' })
}

async function note(payload: Payload, id: string, status: 'queued' | 'failed', error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  await payload.db.pool.query(
    `update background_jobs set error = $2, status = $3::enum_background_jobs_status, updated_at = now() where id = $1 and status = 'queued'`,
    [id, reason.slice(0, 1000), status],
  )
}
