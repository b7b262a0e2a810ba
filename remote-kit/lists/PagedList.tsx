import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Pagination } from '@framewell/design-system/elements/pagination/Pagination'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { problemSentence } from '../sending/problemSentence'
import { timeText } from './timeText'

interface PagedListProps<Listed> {
  list: UseQueryResult<Listed, unknown>
  /** Message when the list can't be read. */
  failure: string
  /** Accessible name of the pagination: 'Pages of quotes'. */
  pagesLabel: string
  /** From 1, from the address. */
  page: number
  perPage: number
  hrefOf: (page: number) => string
  goTo: (page: number, options?: { readonly replace: true }) => void
  /** Shown above the list, closer to the page's top than to the rows. */
  summary?: ReactNode
  toolbar?: ReactNode
  /** The rows, or their skeleton while `listed` is undefined. */
  children: (listed: Listed | undefined) => ReactNode
}

/**
 * One page of a self-updating list: reports read failures, keeps the last rows when a reload fails, and goes to the last page when the
 * address is beyond it.
 */
export const PagedList = <Listed extends { readonly total: number }>({
  list,
  failure,
  pagesLabel,
  page,
  perPage,
  hrefOf,
  goTo,
  summary,
  toolbar,
  children,
}: PagedListProps<Listed>) => {
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / perPage))
  const beyondTheEnd = list.data !== undefined && !list.isPlaceholderData && page > pageCount
  useEffect(() => {
    if (beyondTheEnd) goTo(pageCount, { replace: true })
  })
  if (list.isError && !list.data) {
    return (
      <ErrorState title={failure} retrying={list.isFetching} onRetry={() => list.refetch()}>
        {problemSentence(list.error, 'The connection failed. Nothing was changed.')}
      </ErrorState>
    )
  }
  return (
    <Stack gap={6}>
      {summary}
      <Stack gap={3}>
        {toolbar}
        {list.isError ? (
          <Alert
            tone="warn"
            live="polite"
            title={failure}
            actions={
              <Button size="small" pending={list.isFetching} pendingText="Trying..." onClick={() => void list.refetch()}>
                Try again
              </Button>
            }
          >
            What you see is from {timeText(new Date(list.dataUpdatedAt).toISOString(), new Date())}.
          </Alert>
        ) : null}
        {children(list.data)}
        <Pagination label={pagesLabel} page={Math.min(page, pageCount)} pageCount={pageCount} hrefOf={hrefOf} onPage={goTo} />
      </Stack>
    </Stack>
  )
}
