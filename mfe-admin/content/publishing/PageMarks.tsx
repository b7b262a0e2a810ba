import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { schedulesQuery } from '../contentQueries'
import { plannedMarks } from './plannedMarks'
import { releasesQuery } from './publishingQueries'

/** What is planned with a page, as badges. */
export const PageMarks = ({ id }: { id: string }) => {
  const call = useGuardedCall()
  const { data: schedules = [] } = useQuery(schedulesQuery(call))
  const { data: releases = [] } = useQuery(releasesQuery(call))
  return plannedMarks(id, schedules, releases).map(({ words, tone, title }) => (
    <Badge key={words} tone={tone} title={title}>
      {words}
    </Badge>
  ))
}
