import { moveMilestone, type Production } from '@framewell/domain/production/productionCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { PRODUCTION_QUERIES } from './productionQueries'

/** Advances a production's milestone and refetches the list. */
export function useMoveMilestone(production: Production) {
  const shell = useShell()
  const queries = useQueryClient()
  return useSend(moveMilestone, {
    onSent: (_, { milestone, status }) => {
      const name = production.milestones.find(({ id }) => id === milestone)?.name ?? milestone
      shell.toast({
        title: status === 'completed' ? `${name} completed` : `${name} started`,
        description: `Production ${production.number}`,
        tone: 'success',
      })
    },
    onFailed: (_, error) =>
      shell.toast({
        title: 'The milestone was not moved',
        description: problemSentence(error, 'The connection failed. Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: PRODUCTION_QUERIES }),
  })
}
