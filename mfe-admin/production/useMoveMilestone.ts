import { type Milestone, moveMilestone, type Production } from '@framewell/domain/production/productionCalls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOperatorCall } from '../accounts/useOperatorCall'
import { problemSentence } from '../shell/problemSentence'
import { useIdempotencyKey } from '../shell/useIdempotencyKey'
import { useShell } from '../shell/useShell'
import { PRODUCTION_QUERIES } from './productionQueries'

/** Moves a production's milestone forward and renews the list. */
export function useMoveMilestone(production: Production) {
  const shell = useShell()
  const call = useOperatorCall()
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
