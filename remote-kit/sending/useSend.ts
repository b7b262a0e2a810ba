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
  /** Keeps the attempt in this browser under that name: after a reload the same input is still the same attempt. */
  readonly keep?: string
  /**
   * The same input makes no second record after an answer either: what was made is answered again, for as long as the server remembers it.
   * Without it, the same input sent anew is meant anew.
   */
  readonly once?: boolean
  /** The total, US dollars, that the person saw: a 409 then tells both figures. */
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
   * Sends an input, or what checking a form makes of it (null: nothing to send). A second press while one is under way does nothing.
   * Answers what the server answered, null when it did not; `failure` says why.
   */
  readonly send: (input: Input | null | Promise<Input | null>) => Promise<Output | null>
  readonly busy: boolean
  readonly failure: SendFailure | null
  /** What the server answered last. */
  readonly answer: Output | null
  /** Forgets answer and failure. */
  readonly reset: () => void
}

/**
 * The one way to make a creating call: each attempt has an idempotency key, so that a retry after a lost answer makes no second record; an
 * attempt that still runs (sent before a reload, or in another tab) is asked for again; refusals stand on the fields of the form.
 * Without it, by the same key of an attempt, go what has no form and no screen of its own: a draft's copy on the server (useDraftLink), steps
 * that were noted without a connection (a key a step, for days), and acts on many rows (one outcome a row).
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
      // `failure` says so.
      return null
    } finally {
      underWay.current = false
    }
  }
  return { send, busy: isPending, failure, answer: data ?? null, reset }
}
