import type { QuoteStatus } from '@framewell/domain/quotes/quote'
import type { listQuotes as listQuotesCall } from '@framewell/domain/quotes/quoteCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'
import { listDocuments } from '../lists/listDocuments'
import { quoteAnswer } from './storedQuote'

/** Quotes for operators, newest first, and figures over all open ones. */
export const listQuotes: Operation<typeof listQuotesCall> = async ({ req, now }, { kind, status, ...asked }) => {
  const listing = {
    collection: 'issued-quotes',
    searched: ['number', 'title', 'contactName', 'contactEmail', 'contactCompany'],
    where: [...(kind === 'all' ? [] : [{ kind: { equals: kind } }]), ...(status === 'all' ? [] : [inStatus(status, now)])],
    newest: 'issuedAt',
    sorts: { number: 'number', until: 'validUntil', total: 'totalCents' },
  } as const
  const { docs, ...counted } = await listDocuments(req, listing, asked)
  return { data: docs.map((document) => quoteAnswer(document, now)), ...counted, summary: await summarise(req, now) }
}

/** The rule of the domain's quoteStatus as a condition of the database. */
function inStatus(status: QuoteStatus, now: Date): Where {
  if (status === 'ordered') return { orderedAt: { exists: true } }
  const standing: Where[] = [{ orderedAt: { exists: false } }, { replacedBy: { exists: status === 'replaced' } }]
  if (status === 'open') standing.push({ validUntil: { greater_than: now.toISOString() } })
  if (status === 'expired') standing.push({ validUntil: { less_than_equal: now.toISOString() } })
  return { and: standing }
}

async function summarise(req: PayloadRequest, now: Date) {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select count(*)::int as open, coalesce(sum(total_cents), 0)::bigint as cents from issued_quotes
    where ordered_at is null and replaced_by is null and valid_until > ${now.toISOString()}`)
  return { open: Number(rows[0]?.open), openTotal: Number(rows[0]?.cents) / 100 }
}
