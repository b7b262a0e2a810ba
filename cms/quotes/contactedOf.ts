import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { reviewQuote } from '@framewell/domain/quotes/quoteCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../platform/database/isoTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'

/** The audited action that records a contact with a quote's customer. */
export const CONTACTED = 'quote-contact'

/** SQL: the records of contacts with the customer of the quote with this id. */
export const contactsOf = (id: SqlPart) =>
  sql`from audit_records r where r.subject_type = 'issued-quotes' and r.subject_id = ${id}::text and r.action = ${CONTACTED}`

const contactRows = z.array(z.object({ at: z.string(), by: z.string(), notes: z.string() })).max(1)

/** The last time a quote's customer was contacted; null before. */
export async function contactedOf(req: PayloadRequest, id: string): Promise<CallOutput<typeof reviewQuote>['contacted']> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${isoTime(sql`r.created_at`)} as at, r.actor_email as by, r.reason as notes ${contactsOf(sql`${id}`)} order by r.created_at desc limit 1`)
  return contactRows.parse(rows)[0] ?? null
}
