import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { plannedMarks } from '@framewell/domain/content/plannedMarks'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { schedulesQuery } from '../contentQueries'
import { reviewMark } from '../review/reviewMark'
import { reviewsQuery } from '../review/reviewQueries'
import { momentOf } from './moments'
import { releasesQuery } from './publishingQueries'

/** Badges for a page's schedule and review status. */
export const PageMarks = ({ id }: { id: string }) => {
  const call = useGuardedCall()
  const { data: schedules = [] } = useQuery(schedulesQuery(call))
  const { data: releases = [] } = useQuery(releasesQuery(call))
  const { data: reviews = [] } = useQuery(reviewsQuery(call))
  const review = reviews.find((one) => one.id === id)
  const marks = [
    ...(review ? [{ ...reviewMark(review.standing), title: `${review.asked.by} asked` }] : []),
    ...plannedMarks(id, { schedules, releases }, momentOf),
  ]
  return marks.map(({ words, tone, title }) => (
    <Badge key={words} tone={tone} title={title}>
      {words}
    </Badge>
  ))
}
