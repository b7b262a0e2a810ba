import { type Milestone, moveMilestone, type Production } from '@framewell/domain/production/productionCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useIdempotencyKey } from '@framewell/remote-kit/sending/useIdempotencyKey'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PRODUCTION_QUERIES } from './productionQueries'

/** Moves a production's milestone forward and renews the list. */
export function useMoveMilestone(production: Production) {
  const shell = useShell()
  const call = useGuardedCall()
  const queries = useQueryClient()
  const keyFor = useIdempotencyKey()
  return useMutation({
    mutationFn: ({ id, status }: Pick<Milestone, 'id'> & { status: 'in-progress' | 'completed' }) => {
      const input = { id: production.id, milestone: id, status }
      return call(moveMilestone, input, { idempotencyKey: keyFor(input) })
    },
    networkMode: 'always',
    onSuccess: (_, { id, status }) => {
      const name = production.milestones.find((each) => each.id === id)?.name ?? id
      shell.toast({
        title: status === 'completed' ? `${name} completed` : `${name} started`,
        description: `Production ${production.number}`,
        tone: 'success',
      })
    },
    onError: (error) =>
      shell.toast({
        title: 'The milestone was not moved',
        description: problemSentence(error, 'The connection failed. Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: PRODUCTION_QUERIES }),
  })
}
