import { defineJob } from '../jobs/defineJob'

/** Drops what was kept for a while only: answers under idempotency keys, and counts against rate limits. */
export const purgeExpired = defineJob({
  name: 'purge-expired',
  schedule: '17 * * * *',
  run: async ({ db: { pool } }) => {
    await pool.query('delete from idempotency_records where expires_at < now()')
    await pool.query('delete from rate_limits where expire < $1', [Date.now()])
  },
})
