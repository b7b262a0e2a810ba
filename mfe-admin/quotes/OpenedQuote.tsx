import { Reading } from '@framewell/remote-kit/reading/Reading'
import { RecordSkeleton } from '@framewell/remote-kit/reading/RecordSkeleton'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { QuoteReview } from './QuoteReview'
import { quoteReviewQuery } from './quoteQueries'

/** A quote as its builder sees it, with its revisions and files. */
export const OpenedQuote = ({ id }: { id: string }) => (
  <Reading
    read={useQuery(quoteReviewQuery(useGuardedCall(), id))}
    loading="Loading the quote"
    failure="The quote could not be loaded"
    gone="This quote is not here"
    skeleton={<RecordSkeleton parts={['18rem']} />}
  >
    {(review) => <QuoteReview review={review} />}
  </Reading>
)
