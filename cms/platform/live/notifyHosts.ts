import type { SiteEvent } from '@framewell/domain/content/site'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'
import { changed } from './changed'

/** The PostgreSQL channel that carries site events to every cms process. */
export const SITE_EVENTS_CHANNEL = 'site_events'
/** PostgreSQL refuses a notification of 8000 bytes or more. */
const LONGEST_PAYLOAD = 7900

/**
 * Notifies every host, and open pages that show counts of the site. The hosts' notification is part of the request's transaction and is only
 * sent if it commits.
 */
export async function notifyHosts(req: PayloadRequest, event: SiteEvent): Promise<void> {
  const payload = JSON.stringify(event)
  const fitting =
    Buffer.byteLength(payload) <= LONGEST_PAYLOAD ? payload : JSON.stringify({ type: 'content', paths: ['*'] } satisfies SiteEvent)
  const database = await transactionOf(req)
  await database.execute(sql`select pg_notify(${SITE_EVENTS_CHANNEL}, ${fitting})`)
  if (event.type !== 'hello') await changed(req, event.type, '')
}
