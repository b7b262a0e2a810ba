import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Ends what this mail belongs to, by GET (a page) and by one POST (RFC 8058); sent as the List-Unsubscribe header. */
  readonly unsubscribeUrl?: string
  /** One mail per key: a repeated cause (a retry, a second worker) queues nothing new. */
  readonly dedupKey: string
}

/** Writes a mail to the outbox in the request's own transaction; it leaves only after that is committed, and only once. */
export async function queueMail(req: PayloadRequest, { to, subject, text, html, unsubscribeUrl, dedupKey }: Mail): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into outgoing_mail ("to", subject, text, html, unsubscribe_url, status, attempts, dedup_key)
    values (${oneLine(to)}, ${oneLine(subject)}, ${text}, ${html ?? null}, ${unsubscribeUrl ?? null}, 'queued', 0, ${dedupKey})
    on conflict (dedup_key) do nothing`)
}

/** A header holds one line: what follows a line break would become another header. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ').trim()
}
