import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Pagination } from '@framewell/design-system/elements/pagination/Pagination'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOperatorCall } from '../accounts/useOperatorCall'
import { applicationTime } from '../credit/applicationTime'
import { problemSentence } from '../shell/problemSentence'
import { NoQuotes } from './NoQuotes'
import { QuoteDrawer } from './QuoteDrawer'
import { QuotesSummary } from './QuotesSummary'
import { QuotesTable } from './QuotesTable'
import { QuotesToolbar } from './QuotesToolbar'
import { QUOTES_PER_PAGE, quoteListQuery } from './quoteQueries'
import { useOpenedQuote } from './useOpenedQuote'
import { useQuoteFilter } from './useQuoteFilter'

const FETCH_FAILED = 'The quotes could not be loaded'

/** Quotes of all configurators: figures, search, kind and status, by pages, and one quote beside its list. Renews itself. */
export const QuotesTab = () => {
  const call = useOperatorCall()
  const { filter, setFilter, hrefOf } = useQuoteFilter()
  const { openQuote } = useOpenedQuote()
  const list = useQuery(quoteListQuery(call, filter))
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / QUOTES_PER_PAGE))
  const beyondTheEnd = list.data !== undefined && !list.isPlaceholderData && filter.page > pageCount
  useEffect(() => {
    if (beyondTheEnd) setFilter({ page: pageCount }, { replace: true })
  })

  if (list.isError && !list.data) {
    return (
      <ErrorState title={FETCH_FAILED} retrying={list.isFetching} onRetry={() => list.refetch()}>
        {problemSentence(list.error, 'The connection failed. Nothing was changed.')}
      </ErrorState>
    )
  }
  return (
    <Stack gap={6}>
      <QuotesSummary summary={list.data?.summary} />
      <Stack gap={3}>
        <QuotesToolbar listed={list.data && { shown: list.data.data.length, total: list.data.total }} />
        {list.isError ? (
          <Alert tone="warn" live="polite" title={FETCH_FAILED}>
            What you see is from {applicationTime(new Date(list.dataUpdatedAt).toISOString(), new Date())}. We keep trying every 30 seconds.
          </Alert>
        ) : null}
        <QuotesTable
          rows={list.data?.data}
          onOpen={openQuote}
          notice={<NoQuotes filter={filter} onShowAll={() => setFilter({ kind: 'all', status: 'all', search: '' })} />}
        />
        <Pagination
          label="Pages of quotes"
          page={Math.min(filter.page, pageCount)}
          pageCount={pageCount}
          hrefOf={(page) => hrefOf({ page })}
          onPage={(page) => setFilter({ page })}
        />
      </Stack>
      <QuoteDrawer />
    </Stack>
  )
}
