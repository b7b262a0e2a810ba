import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { AnyCall, CallInput, CallOutput } from '@framewell/domain/http/defineCall'
import { isInFlight } from '@framewell/domain/http/sending/retryWhileInFlight'

/** Each try counts toward the visitor's hourly limit, so there are few, with growing delays. */
const AGAIN_AFTER_MS = [250, 500, 1000, 2000]

/**
 * Makes calls for browsers that do not run our code. Submitting the same answers again is one attempt: a second click waits for the result
 * of the first request, which the browser has abandoned.
 * @param secret known only to our hosts. An attempt's key returns the first result, including a private link's token, so the key must not
 * be derivable from guessed input.
 */
export function makeSendForm(secret: string) {
  /** @throws ApiError */
  return async <C extends AnyCall>(call: CallApi, contract: C, input: CallInput<C>): Promise<CallOutput<C>> => {
    const named = createHmac('sha256', secret)
      .update(`plain form ${contract.name}\n${JSON.stringify(input)}`)
      .digest('hex')
    for (const again of [...AGAIN_AFTER_MS, null]) {
      try {
        return await call(contract, input, { idempotencyKey: `plain-${named}` })
      } catch (error) {
        if (again === null || !isInFlight(error)) throw error
        await pause(again)
      }
    }
    throw new Error('Unreachable: the last attempt returns or throws')
  }
}
export type SendForm = ReturnType<typeof makeSendForm>
