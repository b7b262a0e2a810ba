import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { useQueryClient } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { AskAgainContext } from '../recheck/AskAgain'
import { useShell } from '../shell/useShell'
import { sessionQuery } from './sessionQuery'

/**
 * The API client behind a SessionGuard, with common handling of session errors. 401 (ended) and 423 (account locked): informs the shell,
 * and the guard sends the person to sign-in and back. 403 (a role was removed): reads the session again, so that the guard shows what the
 * account may still do. 403 `recheckRequired`: confirms the person's identity and repeats the call once, with the same idempotency key.
 * Every other error is rethrown; 503 is left to the caller (see `retryUnlessRefused`).
 */
export function useGuardedCall(): CallApi {
  const shell = useShell()
  const queryClient = useQueryClient()
  const askAgain = use(AskAgainContext)
  return useMemo(() => {
    const { queryKey } = sessionQuery(shell)
    const ended = (title: string, description: string) => {
      if (!queryClient.getQueryData(queryKey)) return
      shell.sessionChanged()
      queryClient.setQueryData(queryKey, null)
      shell.toast({ title, description })
    }
    const heed = (status: number, sentence: string | undefined) => {
      if (status === 401) ended('Your session has ended', 'Sign in again to continue where you were.')
      if (status === 423) ended('Your account is locked', sentence ?? 'Sign in again later.')
      if (status === 403) {
        shell.sessionChanged()
        void queryClient.invalidateQueries({ queryKey })
      }
    }
    const heeded: CallApi = async (definition, input, options) => {
      try {
        return await shell.call(definition, input, options)
      } catch (error) {
        if (isApiError(error) && !asksForCheck(error)) heed(error.status, error.problem?.error)
        throw error
      }
    }
    const call: CallApi = async (definition, input, options) => {
      try {
        return await heeded(definition, input, options)
      } catch (error) {
        if (asksForCheck(error) && (await askAgain?.())) return heeded(definition, input, options)
        throw error
      }
    }
    return call
  }, [shell, queryClient, askAgain])
}

function asksForCheck(error: unknown): boolean {
  return isApiError(error) && error.problem?.code === 'recheckRequired'
}
