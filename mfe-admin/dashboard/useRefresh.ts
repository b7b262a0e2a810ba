import { isApiError } from '@framewell/domain/http/isApiError'
import { ACCOUNT_TOASTS } from '@framewell/domain/notices/toasts'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

/** Refetches everything the dashboard shows and reports the result. */
export function useRefresh() {
  const shell = useShell()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => queryClient.refetchQueries({ queryKey: DASHBOARD_QUERIES, type: 'active' }, { throwOnError: true }),
    onSuccess: () => shell.toast({ ...ACCOUNT_TOASTS.refreshed, tone: 'success' }),
    onError: (error) => {
      // An expired session has its own message and redirects to sign-in.
      if (isApiError(error) && error.status === 401) return
      shell.toast({ ...ACCOUNT_TOASTS.refreshFailed, tone: 'destructive' })
    },
  })
}
