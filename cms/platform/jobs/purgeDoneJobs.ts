import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'
import { defineJob } from './defineJob'

/** Done work is kept for a look back, and so that its key is not used again; failed work stays until somebody has seen to it. */
const KEPT_DAYS = 30
/** What runs by the clock has no key and comes back by itself. */
const TICKS_KEPT_DAYS = 2

export const purgeDoneJobs = defineJob({
  name: 'purge-done-jobs',
  schedule: '41 * * * *',
  input: z.undefined(),
  run: async ({ req }) => {
    const database = await transactionOf(req)
    await database.execute(sql`
      delete from background_jobs where status = 'done'
        and done_at < now() - make_interval(days => case when dedup_key is null then ${TICKS_KEPT_DAYS}::int else ${KEPT_DAYS}::int end)`)
  },
})
