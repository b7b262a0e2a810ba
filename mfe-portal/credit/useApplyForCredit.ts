import { applyForCredit, type CreditResult } from '@framewell/domain/credit/applicantCalls'
import type { CreditApplication } from '@framewell/domain/credit/application'
import { isApiError } from '@framewell/domain/http/isApiError'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { decisionQuery } from './creditQueries'
import { lastDecisionAtom, lastDecisionOf } from './lastDecision'

interface Attempt {
  readonly application: CreditApplication
  readonly attemptKey: string
}

/** Sends an application. Its decision is remembered on this device and stands in the query cache for the result card and the terms. */
export function useApplyForCredit(onDecided: (result: CreditResult) => void) {
  const { call, track } = useShell()
  const queries = useQueryClient()
  const remember = useSetAtom(lastDecisionAtom)
  return useMutation({
    mutationFn: ({ application, attemptKey }: Attempt) => call(applyForCredit, application, { idempotencyKey: attemptKey }),
    networkMode: 'always',
    // The same attempt is still running (sent before a reload, or in another tab): its answer comes by asking again.
    retry: (failures, error) => failures < 10 && isApiError(error) && error.problem?.code === 'requestInFlight',
    retryDelay: 1000,
    onSuccess: (result, { application }) => {
      const { token, ...decision } = result
      queries.setQueryData(decisionQuery(call, { id: result.id, token }).queryKey, decision)
      remember(lastDecisionOf(result))
      onDecided(result)
      track('credit_application_submitted', { ...application })
    },
  })
}
