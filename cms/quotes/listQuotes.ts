import type { QuoteStatus } from '@framewell/domain/quotes/quote'
import type { listQuotes as listQuotesCall } from '@framewell/domain/quotes/quoteCalls'
import type { PayloadRequest, Where } from 'payload'
import { counted } from '../insights/metricCalls'
import { readFigures } from '../insights/readFigures'
import type { Operation } from '../platform/http/calls/bindCall'
import { listDocuments } from '../platform/lists/listDocuments'
import { ordersOfQuotes } from './ordersOfQuotes'
import { shownStatus } from './shownStatus'
import { quoteAnswer } from './storedQuote'

/** Quotes for operators, newest first, and figures over all open ones. */
export const listQuotes: Operation<typeof listQuotesCall> = async ({ req, now }, { kind, status, ...asked }) => {
  const listing = {
    collection: 'issued-quotes',
    searched: ['number', 'title', 'contactName', 'contactEmail', 'contactCompany'],
    where: [...(kind === 'all' ? [] : [{ kind: { equals: kind } }]), ...(status === 'all' ? [] : [await inStatus(req, status, now)])],
    newest: 'issuedAt',
    sorts: { number: 'number', until: 'validUntil', total: 'totalCents' },
  } as const
  const { docs, ...page } = await listDocuments(req, listing, asked)
  const statusOf = await shownStatus(req)
  const data = docs.map((document) => {
    const quote = quoteAnswer(document, now)
    return { ...quote, status: statusOf(quote) }
  })
  return { data, ...page, summary: await summarise(req, now) }
}

/** The domain's quoteStatus rule as a database condition, and which of those that were taken are only proposed. */
async function inStatus(req: PayloadRequest, status: QuoteStatus, now: Date): Promise<Where> {
  if (status === 'ordered' || status === 'proposed') {
    const proposed = await ordersOfQuotes.get().proposed(req)
    return { and: [{ orderedAt: { exists: true } }, { id: status === 'ordered' ? { not_in: proposed } : { in: proposed } }] }
  }
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
