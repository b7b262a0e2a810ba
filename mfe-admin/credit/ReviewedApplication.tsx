import { Reading } from '@framewell/remote-kit/reading/Reading'
import { RecordSkeleton } from '@framewell/remote-kit/reading/RecordSkeleton'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ApplicationReview } from './ApplicationReview'
import { applicationDetailQuery } from './applicationQueries'

/** One application with everything needed to decide it, and the decision. */
export const ReviewedApplication = ({ id, onReviewed }: { id: string; onReviewed: () => void }) => (
  <Reading
    read={useQuery(applicationDetailQuery(useGuardedCall(), id))}
    loading="Loading the application"
    failure="The application could not be loaded"
    gone="This application is not here"
    skeleton={<RecordSkeleton parts={['16rem', '12rem']} />}
  >
    {(detail) => <ApplicationReview detail={detail} onReviewed={onReviewed} />}
  </Reading>
)
