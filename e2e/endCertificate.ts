import { dayFrom } from '../domain/dates/businessDays'
import { withDatabase } from './database'

/**
 * Sets a shop's insurance to have expired yesterday and triggers the job that checks it, as its cron does: a journey can't wait for a year.
 */
export const endCertificate = (shopName: string): Promise<void> =>
  withDatabase(async (database) => {
    await database.query('update fabricators set insured_until = $1, last_notice_days = 3 where name = $2', [
      dayFrom(new Date(), -1),
      shopName,
    ])
    await database.query("insert into background_jobs (name, status, attempts) values ('check-insurance', 'queued', 0)")
    await database.query("select pg_notify('background_jobs', 'check-insurance')")
  })
