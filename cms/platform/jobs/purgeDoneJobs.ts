import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'
import { defineJob, TICK_PREFIX } from './defineJob'

/** Completed jobs stay for inspection, and so that their keys are not used again; failed ones stay until somebody handles them. */
const KEPT_DAYS = 30
/** Scheduled jobs run again anyway. */
const TICKS_KEPT_DAYS = 2

export const purgeDoneJobs = defineJob({
  name: 'purge-done-jobs',
  schedule: '41 * * * *',
  input: z.undefined(),
  run: async ({ req }) => {
    const database = await transactionOf(req)
    await database.execute(sql`
      delete from background_jobs where status = 'done'
        and done_at < now() - make_interval(days => case when dedup_key is null or dedup_key like ${TICK_PREFIX} || '%' then ${TICKS_KEPT_DAYS}::int else ${KEPT_DAYS}::int end)`)
  },
})
