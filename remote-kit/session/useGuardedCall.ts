import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { useQueryClient } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { AskAgainContext } from '../recheck/AskAgain'
import { useShell } from '../shell/useShell'
import { sessionQuery } from './sessionQuery'

/**
 * The API client behind a SessionGuard, with one handling of what ends a session. 401 (ended) and 423 (the account was locked): the shell is
 * told, and the guard, seeing no session, leads to sign-in and back to this place. 403 (the account lost a role): the session is asked anew,
 * so that the guard shows what the account may still do. 403 `recheckRequired`: the person is asked again who they are, and the same call is
 * made once more, under the same idempotency key. Every error is thrown on: 503 is for the one who asked (see `retryUnlessRefused`).
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
