import { features } from '@payload-config'
import type { Payload } from 'payload'
import { runJob } from '../platform/jobs/runJob'

/** Runs the queued background jobs, and those they queue, as a runner would. */
export async function runQueuedJobs(payload: Payload): Promise<void> {
  const jobs = new Map(features.flatMap((feature) => feature.jobs.map((job) => [job.name, job] as const)))
  for (;;) {
    const { rows } = await payload.db.pool.query<{ id: string; name: string }>(
      "select id, name from background_jobs where status = 'queued' and (run_after is null or run_after <= now()) order by created_at",
    )
    if (rows.length === 0) return
    for (const { id, name } of rows) {
      const job = jobs.get(name)
      if (!job) throw new Error(`No feature brings the job ${name}`)
      await runJob(payload, job, id)
    }
  }
}
