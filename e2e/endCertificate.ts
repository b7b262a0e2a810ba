import { withDatabase } from './database'

/**
 * Sets a shop's insurance to have expired yesterday and triggers the job that checks it, as its cron does: a journey can't wait for a year.
 */
export const endCertificate = (shopName: string): Promise<void> =>
  withDatabase(async (database) => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await database.query('update fabricators set insured_until = $1, last_notice_days = 3 where name = $2', [yesterday, shopName])
    await database.query("insert into background_jobs (name, status, attempts) values ('check-insurance', 'queued', 0)")
    await database.query("select pg_notify('background_jobs', 'check-insurance')")
  })
