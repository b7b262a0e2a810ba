import { signOut } from '@framewell/domain/accounts/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useShell } from '../shell/useShell'
import { ADMIN_QUERIES } from './sessionQuery'
import { LOGIN_PATH } from './signInPlace'

/** Signs out, forgets what the operator saw, and goes to the sign-in page. A failure leaves the session as it is and says so. */
export function useSignOut() {
  const shell = useShell()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => shell.call(signOut, {}),
    onSuccess: () => {
      shell.sessionChanged()
      shell.navigate(LOGIN_PATH)
      queryClient.removeQueries({ queryKey: ADMIN_QUERIES })
    },
    onError: () =>
      shell.toast({ title: 'Sign-out failed', description: 'You are still signed in. Please try again.', tone: 'destructive' }),
  })
}
