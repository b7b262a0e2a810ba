import { signOut } from '@framewell/domain/accounts/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useShell } from '../shell/useShell'
import { ADMIN_QUERIES, sessionQuery } from './sessionQuery'

/** Signs out and forgets what the operator saw; the guard then leads to sign-in. A failure leaves the session as it is and says so. */
export function useSignOut() {
  const shell = useShell()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => shell.call(signOut, {}),
    onSuccess: () => {
      shell.sessionChanged()
      const { queryKey } = sessionQuery(shell)
      queryClient.setQueryData(queryKey, null)
      queryClient.removeQueries({ queryKey: ADMIN_QUERIES, predicate: (query) => query.queryKey[1] !== queryKey[1] })
    },
    onError: () =>
      shell.toast({ title: 'Sign-out failed', description: 'You are still signed in. Please try again.', tone: 'destructive' }),
  })
}
