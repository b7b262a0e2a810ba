import type { QuoteStatus } from '@framewell/domain/quotes/quote'
import type { listQuotes as listQuotesCall } from '@framewell/domain/quotes/quoteCalls'
import type { PayloadRequest, Where } from 'payload'
import { counted } from '../insights/metricCalls'
import { readFigures } from '../insights/readFigures'
import type { Operation } from '../platform/http/calls/bindCall'
import { listDocuments } from '../platform/lists/listDocuments'
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
  const { docs, ...page } = await listDocuments(req, listing, asked)
  return { data: docs.map((document) => quoteAnswer(document, now)), ...page, summary: await summarise(req, now) }
}

/** The domain's quoteStatus rule as a database condition. */
function inStatus(status: QuoteStatus, now: Date): Where {
  if (status === 'ordered') return { orderedAt: { exists: true } }
  const standing: Where[] = [{ orderedAt: { exists: false } }, { replacedBy: { exists: status === 'replaced' } }]
  if (status === 'open') standing.push({ validUntil: { greater_than: now.toISOString() } })
  if (status === 'expired') standing.push({ validUntil: { less_than_equal: now.toISOString() } })
  return { and: standing }
}

/** The dashboards open each of these figures. */
async function summarise(req: PayloadRequest, now: Date) {
  const { openQuotes, openQuotesValue } = await readFigures(req, ['openQuotes', 'openQuotesValue'], now)
  return { open: counted(openQuotes), openTotal: counted(openQuotesValue) }
}
