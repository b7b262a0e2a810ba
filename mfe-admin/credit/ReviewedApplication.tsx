import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { isApiError } from '@framewell/domain/http/isApiError'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ApplicationReview } from './ApplicationReview'
import { applicationDetailQuery } from './applicationQueries'

/** One application with everything a decision needs, and the decision. */
export const ReviewedApplication = ({ id, onReviewed }: { id: string; onReviewed: () => void }) => {
  const call = useGuardedCall()
  const detail = useQuery(applicationDetailQuery(call, id))
  if (detail.data) return <ApplicationReview detail={detail.data} onReviewed={onReviewed} />
  if (!detail.isError) {
    return (
      <LoadingArea label="Loading the application">
        <Skeleton width="14rem" height="1.5rem" />
        <Skeleton width="20rem" />
        <Skeleton shape="block" height="16rem" style={{ marginTop: 'var(--space-6)' }} />
        <Skeleton shape="block" height="12rem" style={{ marginTop: 'var(--space-6)' }} />
      </LoadingArea>
    )
  }
  const refused = isApiError(detail.error) && detail.error.status < 500
  return (
    <ErrorState
      title={refused ? 'This application is not here' : 'The application could not be read'}
      {...(refused ? {} : { retrying: detail.isFetching, onRetry: () => detail.refetch() })}
    >
      {problemSentence(detail.error, 'The connection failed. Nothing was changed.')}
    </ErrorState>
  )
}
