import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import type { AnyCall, CallInput, CallOutput } from '@framewell/domain/http/defineCall'
import { isApiError } from '@framewell/domain/http/isApiError'
import { RETRY_WHILE_IN_FLIGHT } from '@framewell/domain/http/sending/retryWhileInFlight'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useGuardedCall } from '../session/useGuardedCall'
import type { FormTarget } from './onForm'
import { type SendFailure, type SendWords, sendFailure } from './sendFailure'
import { useAttempt } from './useAttempt'

interface SendOptions<Input, Output> {
  readonly words?: SendWords
  /** Stores the attempt in this browser under this name: after a reload the same input is still the same attempt. */
  readonly keep?: string
  /**
   * The same input creates no second record even after an answer: the server returns the first answer for as long as it remembers it.
   * Without this, sending the same input again is a new submission.
   */
  readonly once?: boolean
  /** The total the person saw, US dollars: a 409 then reports both figures. */
  readonly totalOf?: (input: Input) => number
  /** Where refused fields are shown. */
  readonly form?: FormTarget
  readonly onSent?: (output: Output, input: Input) => void
  readonly onFailed?: (failure: SendFailure, error: unknown) => void
  /** After an answer or a failure. */
  readonly onSettled?: () => void
}

export interface Sending<Input, Output> {
  /**
   * Sends an input, or a form's validated input (null: nothing to send). Ignores a second press while sending. Resolves to the server's
   * answer, or null on failure; `failure` says why.
   */
  readonly send: (input: Input | null | Promise<Input | null>) => Promise<Output | null>
  readonly busy: boolean
  readonly failure: SendFailure | null
  /** The server's last answer. */
  readonly answer: Output | null
  /** Clears answer and failure. */
  readonly reset: () => void
}

/**
 * The hook for every creating call: each attempt has an idempotency key, so that a retry after a lost answer creates no second record; an
 * attempt that is still running (sent before a reload, or in another tab) is requested again; the form's fields show refusals. Not used
 * where there is no form: a draft's copy on the server (useDraftLink), steps recorded offline (a key per step, for days), and bulk actions
 * (one result per row). These use an attempt's key directly.
 */
export function useSend<C extends AnyCall>(call: C, options?: SendOptions<CallInput<C>, CallOutput<C>>) {
  return useSending<CallInput<C>, CallOutput<C>>((api, input, how) => api(call, input, how), options)
}

/** `useSend` where the input decides which call is made. */
export function useSending<Input, Output>(
  run: (api: CallApi, input: Input, how: CallOptions) => Promise<Output>,
  { words = {}, keep, once = false, totalOf, form, onSent, onFailed, onSettled }: SendOptions<Input, Output> = {},
): Sending<Input, Output> {
  const api = useGuardedCall()
  const attempt = useAttempt(keep)
  const underWay = useRef(false)
  const failureOf = (error: unknown, input: Input) =>
    sendFailure(error, { words, online: navigator.onLine, total: totalOf?.(input), shows: form?.shows })

  const { mutateAsync, isPending, error, data, variables, reset } = useMutation<Output, Error, { readonly input: Input }>({
    mutationFn: ({ input }) => run(api, input, { idempotencyKey: attempt.keyFor(input) }),
    networkMode: 'always',
    ...RETRY_WHILE_IN_FLIGHT,
    onSuccess: (output, { input }) => {
      if (!once) attempt.done()
      onSent?.(output, input)
    },
    onError: (reason, { input }) => {
      const fields = (isApiError(reason) && reason.problem?.fields) || []
      for (const { path, message } of fields) form?.mark(path, message)
      onFailed?.(failureOf(reason, input), reason)
    },
    onSettled,
  })
  // Said once for each failure: being online again does not rewrite it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and form of the moment it failed
  const failure = useMemo(() => (error && variables ? failureOf(error, variables.input) : null), [error, variables])

  const send = async (given: Input | null | Promise<Input | null>) => {
    if (underWay.current) return null
    underWay.current = true
    try {
      const input = await given
      return input === null ? null : await mutateAsync({ input })
    } catch {
      // `failure` reports it.
      return null
    } finally {
      underWay.current = false
    }
  }
  return { send, busy: isPending, failure, answer: data ?? null, reset }
}
