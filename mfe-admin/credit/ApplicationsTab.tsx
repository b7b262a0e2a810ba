import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Pagination } from '@framewell/design-system/elements/pagination/Pagination'
import { RECENT_APPLICATIONS } from '@framewell/domain/credit/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOperatorCall } from '../accounts/useOperatorCall'
import { problemSentence } from '../shell/problemSentence'
import { ApplicationsSummary } from './ApplicationsSummary'
import { ApplicationsTable } from './ApplicationsTable'
import { ApplicationsToolbar } from './ApplicationsToolbar'
import { applicationListQuery } from './applicationQueries'
import { applicationTime } from './applicationTime'
import { NoApplications } from './NoApplications'
import { ReviewDrawer } from './ReviewDrawer'
import { useApplicationFilter } from './useApplicationFilter'
import { useReviewedApplication } from './useReviewedApplication'

export const FETCH_FAILED = 'Failed to fetch applications'

/** Credit applications: figures, search and status, the newest ten by pages, and the review of one. Renews itself. */
export const ApplicationsTab = () => {
  const call = useOperatorCall()
  const { filter, setFilter, hrefOf } = useApplicationFilter()
  const { openReview } = useReviewedApplication()
  const list = useQuery(applicationListQuery(call, filter))
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / RECENT_APPLICATIONS))
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
      <ApplicationsSummary summary={list.data?.summary} />
      <Stack gap={3}>
        <ApplicationsToolbar listed={list.data && { shown: list.data.data.length, total: list.data.total }} />
        {list.isError ? (
          <Alert tone="warn" live="polite" title={FETCH_FAILED}>
            What you see is from {applicationTime(new Date(list.dataUpdatedAt).toISOString(), new Date())}. We keep trying every 30 seconds.
          </Alert>
        ) : null}
        <ApplicationsTable
          rows={list.data?.data}
          onReview={openReview}
          notice={<NoApplications filter={filter} onShowAll={() => setFilter({ status: 'all', search: '' })} />}
        />
        <Pagination
          label="Pages of applications"
          page={Math.min(filter.page, pageCount)}
          pageCount={pageCount}
          hrefOf={(page) => hrefOf({ page })}
          onPage={(page) => setFilter({ page })}
        />
      </Stack>
      <ReviewDrawer />
    </Stack>
  )
}
