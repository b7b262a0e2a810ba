import { RECENT_APPLICATIONS } from '@framewell/domain/credit/operatorCalls'
import { PagedList } from '@framewell/remote-kit/lists/PagedList'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ApplicationsSummary } from './ApplicationsSummary'
import { ApplicationsTable } from './ApplicationsTable'
import { ApplicationsToolbar } from './ApplicationsToolbar'
import { APPLICATION_QUERIES, applicationListQuery } from './applicationQueries'
import { NoApplications } from './NoApplications'
import { ReviewDrawer } from './ReviewDrawer'
import { useApplicationFilter } from './useApplicationFilter'
import { useReviewedApplication } from './useReviewedApplication'

export const FETCH_FAILED = 'Failed to fetch applications'

/** Credit applications: figures, search and status, the newest ten by pages, and the review of one. Renews itself. */
export const ApplicationsTab = () => {
  const call = useGuardedCall()
  const { filter, setFilter, hrefOf } = useApplicationFilter()
  const { openReview } = useReviewedApplication()
  const list = useQuery(applicationListQuery(call, filter))
  useLive('credit', APPLICATION_QUERIES)
  return (
    <>
      <PagedList
        list={list}
        failure={FETCH_FAILED}
        pagesLabel="Pages of applications"
        page={filter.page}
        perPage={RECENT_APPLICATIONS}
        hrefOf={(page) => hrefOf({ page })}
        goTo={(page, options) => setFilter({ page }, options)}
        summary={<ApplicationsSummary summary={list.data?.summary} />}
        toolbar={<ApplicationsToolbar listed={list.data && { shown: list.data.data.length, total: list.data.total }} />}
      >
        {(listed) => (
          <ApplicationsTable
            rows={listed?.data}
            onReview={openReview}
            notice={<NoApplications filter={filter} onShowAll={() => setFilter({ status: 'all', search: '' })} />}
          />
        )}
      </PagedList>
      <ReviewDrawer />
    </>
  )
}
