import type { AnyCall, CallInput, CallOutput } from '@framewell/domain/http/defineCall'
import { makeAttempt } from '@framewell/domain/http/sending/attempt'
import { RETRY_WHILE_IN_FLIGHT } from '@framewell/domain/http/sending/retryWhileInFlight'
import { useState } from 'react'
import { callApi } from './callApi'

/**
 * The panel's way to make a creating call: as the kit's `useSend`, a press after a lost answer sends the same key and makes no second record, and
 * an attempt that still runs is asked for again.
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
