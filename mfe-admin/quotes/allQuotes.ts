import type { CallApi } from '@framewell/domain/http/callApi'
import { listQuotes, type QuoteRow } from '@framewell/domain/quotes/quoteCalls'
import type { QuoteFilter } from './quoteFilter'

const PER_CALL = 100

/** Every quote that a filter matches, newest first, read page by page; one that moves to the next page meanwhile is listed once. */
export async function allQuotes(call: CallApi, { kind, status, search }: QuoteFilter): Promise<readonly QuoteRow[]> {
  const rows = new Map<string, QuoteRow>()
  for (let page = 1; ; page += 1) {
    const { data } = await call(listQuotes, { kind, status, search, page, limit: PER_CALL })
    for (const row of data) rows.set(row.id, row)
    if (data.length < PER_CALL) return [...rows.values()]
  }
}
