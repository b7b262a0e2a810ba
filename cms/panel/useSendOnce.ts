import type { AnyCall, CallInput, CallOutput } from '@framewell/domain/http/defineCall'
import { makeAttempt } from '@framewell/domain/http/sending/attempt'
import { RETRY_WHILE_IN_FLIGHT } from '@framewell/domain/http/sending/retryWhileInFlight'
import { useState } from 'react'
import { callApi } from './callApi'

/**
 * Sends a creating call from the panel. Like the kit's `useSend`, a retry after a lost answer sends the same key and creates no second
 * record, and waits for an attempt that is still running.
 */
export function useSendOnce<C extends AnyCall>(call: C): (input: CallInput<C>) => Promise<CallOutput<C>> {
  const [attempt] = useState(() => makeAttempt())
  return async (input) => {
    for (let failures = 0; ; failures += 1) {
      try {
        const output = await callApi(call, input, { idempotencyKey: attempt.keyFor(input) })
        attempt.done()
        return output
      } catch (error) {
        if (!RETRY_WHILE_IN_FLIGHT.retry(failures, error)) throw error
        await new Promise((ready) => setTimeout(ready, RETRY_WHILE_IN_FLIGHT.retryDelay))
      }
    }
  }
}
