import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { DueRows } from '../platform/jobs/DueRows'
import { deliverMails, type Providers } from './deliverMails'

/** Sends the outbox of mails and text messages. Any number of processes may: each message is claimed by one. */
export function mailRelay(pool: Pool, providers: Providers, log: Pick<Logger, 'warn'>): DueRows {
  return new DueRows({
    pool,
    channel: 'outgoing_mail',
    work: async () => (await deliverMails(pool, providers, log)) > 0,
    log,
    unread: 'The outbox could not be read',
  })
}
