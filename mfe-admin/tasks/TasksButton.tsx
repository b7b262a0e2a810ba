import { Button } from '@framewell/design-system/elements/button/Button'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { TASK_QUERIES } from './taskQueries'

/** Leads to the list of what waits, with the number it lists. */
export const TasksButton = () => {
  const call = useGuardedCall()
  const counts = useQuery({
    queryKey: [...TASK_QUERIES, 'counts'],
    queryFn: ({ signal }) => call(taskCalls.listTasks, { limit: 1 }, { signal }),
    retry: retryUnlessRefused,
  }).data?.counts
  return (
    <Button size="small" href="/admin-dashboard?tab=tasks">
      To do {counts ? `(${counts.open})` : ''}
    </Button>
  )
}
