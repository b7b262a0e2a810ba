import type { Topic } from '@framewell/domain/notifications/topics'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { TASK_QUERIES } from './taskQueries'

/** The records whose changes open and close tasks. */
const TOPICS = [
  'credit',
  'orders',
  'payments',
  'network',
  'production',
  'quotes',
  'content',
  'companies',
] as const satisfies readonly Topic[]

/** The operator's most urgent tasks, and how many there are: kept current, with every open list of tasks. */
export function useNextTasks() {
  const call = useGuardedCall()
  useLive(TOPICS, TASK_QUERIES)
  return useQuery({
    queryKey: [...TASK_QUERIES, 'next'],
    queryFn: ({ signal }) => call(taskCalls.listTasks, { limit: 5 }, { signal }),
    retry: retryUnlessRefused,
  })
}
