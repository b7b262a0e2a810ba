import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useShell } from '../shell/useShell'
import { sessionQuery } from './sessionQuery'

/**
 * The API client behind the guard. A 401 means that the session ended: the shell is told, and the guard,
 * seeing no session, leads to sign-in and back to this place.
 */
export function useOperatorCall(): CallApi {
  const shell = useShell()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const sessionEnded = () => {
      const { queryKey } = sessionQuery(shell)
      if (queryClient.getQueryData(queryKey) === null) return
      shell.sessionChanged()
      queryClient.setQueryData(queryKey, null)
      shell.toast({ title: 'Your session has ended', description: 'Sign in again to continue where you were.' })
    }
    const call: CallApi = async (definition, input, options) => {
      try {
        return await shell.call(definition, input, options)
      } catch (error) {
        if (isApiError(error) && error.status === 401) sessionEnded()
        throw error
      }
    }
    return call
  }, [shell, queryClient])
}
