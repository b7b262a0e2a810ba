import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useDocumentMark } from '@framewell/remote-kit/session/useDocumentMark'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { ownAccountQuery } from '../accounts/ownAccountQuery'

/**
 * The credit decisions of a signed-in builder's companies, newest first. Asks nothing for anybody else. `isWaiting` already while a session
 * loads that is a builder's by the hint.
 */
export function useOwnDecisions() {
  const shell = useShell()
  const session = useQuery(sessionQuery(shell))
  const isBuilder = useDocumentMark('signedIn') === 'builder'
  const decisions = useQuery({
    ...ownAccountQuery(shell.call),
    select: ({ things }) => things.filter(({ kind }) => kind === 'credit-decision'),
    enabled: session.data?.role === 'builder',
  })
  return { ...decisions, isWaiting: decisions.isLoading || (isBuilder && session.isLoading) }
}
