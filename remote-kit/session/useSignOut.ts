import { signOut } from '@framewell/domain/accounts/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useShell } from '../shell/useShell'
import { clearCopies } from './clearCopies'
import { SIGNED_IN_QUERIES, sessionQuery } from './sessionQuery'

/** Signs out and drops what the person saw; a guard then shows sign-in. A failure leaves the session unchanged and says so. */
export function useSignOut() {
  const shell = useShell()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => shell.call(signOut, {}),
    onSuccess: () => {
      clearCopies()
      shell.sessionChanged()
      queryClient.setQueryData(sessionQuery(shell).queryKey, null)
      queryClient.removeQueries({ queryKey: SIGNED_IN_QUERIES })
    },
    onError: () =>
      shell.toast({ title: 'Sign-out failed', description: 'You are still signed in. Please try again.', tone: 'destructive' }),
  })
}
