import { PagedList } from '@framewell/remote-kit/lists/PagedList'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { NoQuotes } from './NoQuotes'
import { QuoteDrawer } from './QuoteDrawer'
import { QuotesSummary } from './QuotesSummary'
import { QuotesTable } from './QuotesTable'
import { QuotesToolbar } from './QuotesToolbar'
import { QUOTE_QUERIES, QUOTES_PER_PAGE, quoteListQuery } from './quoteQueries'
import { useOpenedQuote } from './useOpenedQuote'
import { useQuoteFilter } from './useQuoteFilter'

/** Quotes of all configurators: figures, search, kind and status, by pages, and one quote beside its list. Renews itself. */
export const QuotesTab = () => {
  const call = useGuardedCall()
  const { filter, setFilter, hrefOf } = useQuoteFilter()
  const { openQuote } = useOpenedQuote()
  const list = useQuery(quoteListQuery(call, filter))
  useLive('quotes', QUOTE_QUERIES)
  return (
    <>
      <PagedList
        list={list}
        failure="The quotes could not be loaded"
        pagesLabel="Pages of quotes"
        page={filter.page}
        perPage={QUOTES_PER_PAGE}
        hrefOf={(page) => hrefOf({ page })}
        goTo={(page, options) => setFilter({ page }, options)}
        summary={<QuotesSummary summary={list.data?.summary} />}
        toolbar={<QuotesToolbar listed={list.data && { shown: list.data.data.length, total: list.data.total }} />}
      >
        {(listed) => (
          <QuotesTable
            rows={listed?.data}
            onOpen={openQuote}
            notice={<NoQuotes filter={filter} onShowAll={() => setFilter({ kind: 'all', status: 'all', search: '' })} />}
          />
        )}
      </PagedList>
      <QuoteDrawer />
    </>
  )
}
