import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { AnyCall, CallInput, CallOutput } from '@framewell/domain/http/defineCall'
import { isApiError } from '@framewell/domain/http/isApiError'

/** Each try counts against what a visitor may send in an hour: few, and ever later. */
const AGAIN_AFTER_MS = [250, 500, 1000, 2000]

/**
 * Makes calls with what a browser sent that runs none of our code. The same answers are one attempt: whoever presses twice waits for the answer of
 * the first press, which the browser has given up.
 * @param secret of our hosts alone. What names an attempt answers with what the first one got, the token of a private link with it: whoever
 * guesses what somebody typed must not be able to name it.
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
        if (again === null || !isApiError(error) || error.problem?.code !== 'requestInFlight') throw error
        await pause(again)
      }
    }
    throw new Error('The last try has answered or thrown')
  }
}
export type SendForm = ReturnType<typeof makeSendForm>
