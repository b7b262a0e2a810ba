import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Link } from '@framewell/design-system/elements/link/Link'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { OverviewPart } from '../OverviewPart'
import { savedTime } from '../savedTime'
import { useContentPlace } from '../useContentPlace'
import { reviewMark } from './reviewMark'
import { reviewsQuery } from './reviewQueries'

/** Pages that are waiting for approval, approved or returned. Hidden when reviews are not required and none are waiting. */
export const WaitingPart = () => {
  const reviews = useQuery(reviewsQuery(useGuardedCall()))
  const { pathOf } = useContentPlace()
  // Renders nothing until it is known whether anything waits, so that nothing appears only to disappear.
  if (!reviews.isError && !reviews.data?.length) return null
  return (
    <OverviewPart title="Waiting for review" nothing="Nothing is waiting." query={reviews} keyOf={({ id }) => id}>
      {(review) => {
        const { words, tone } = reviewMark(review.standing)
        return (
          <>
            <span>
              <Link href={pathOf({ page: review.id })}>{review.title}</Link> <Badge tone={tone}>{words}</Badge>
            </span>
            <span>
              {review.own ? 'You' : review.asked.by} asked {savedTime(review.asked.at, new Date())}
              {review.asked.words ? `: “${review.asked.words}”` : ''}
              {review.decided ? `. ${review.decided.by}: “${review.decided.words || words}”` : ''}
            </span>
          </>
        )
      }}
    </OverviewPart>
  )
}
