import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { ownAccountQuery } from '../accounts/ownAccountQuery'

/** The credit decisions of a signed-in builder's companies, newest first. Asks nothing for anybody else. */
export function useOwnDecisions() {
  const shell = useShell()
  const { data: session } = useQuery(sessionQuery(shell))
  return useQuery({
    ...ownAccountQuery(shell.call),
    select: ({ things }) => things.filter(({ kind }) => kind === 'credit-decision'),
    enabled: session?.role === 'builder',
  })
}
