import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { isApiError } from '@framewell/domain/http/isApiError'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { QuoteReview } from './QuoteReview'
import { quoteReviewQuery } from './quoteQueries'

/** One quote as its builder has it, with its revisions and files. */
export const OpenedQuote = ({ id }: { id: string }) => {
  const call = useGuardedCall()
  const review = useQuery(quoteReviewQuery(call, id))
  if (review.data) return <QuoteReview review={review.data} />
  if (!review.isError) {
    return (
      <LoadingArea label="Loading the quote">
        <Skeleton width="14rem" height="1.5rem" />
        <Skeleton width="20rem" />
        <Skeleton shape="block" height="18rem" style={{ marginTop: 'var(--space-6)' }} />
      </LoadingArea>
    )
  }
  const refused = isApiError(review.error) && review.error.status < 500
  return (
    <ErrorState
      title={refused ? 'This quote is not here' : 'The quote could not be read'}
      {...(refused ? {} : { retrying: review.isFetching, onRetry: () => review.refetch() })}
    >
      {problemSentence(review.error, 'The connection failed. Nothing was changed.')}
    </ErrorState>
  )
}
