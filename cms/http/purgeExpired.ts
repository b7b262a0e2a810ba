import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'
import { defineJob } from '../jobs/defineJob'

/** Drops what was kept for a while only: answers under idempotency keys, and counts against rate limits. */
export const purgeExpired = defineJob({
  name: 'purge-expired',
  schedule: '17 * * * *',
  input: z.undefined(),
  run: async ({ req }) => {
    const database = await transactionOf(req)
    await database.execute(sql`delete from idempotency_records where expires_at < now()`)
    await database.execute(sql`delete from rate_limits where expire < ${Date.now()}`)
  },
})
