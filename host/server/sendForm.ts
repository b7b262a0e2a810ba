import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { AnyCall, CallInput, CallOutput } from '@framewell/domain/http/defineCall'
import { isApiError } from '@framewell/domain/http/isApiError'

const AGAIN_AFTER_MS = 250
const TRIES = 20

/**
 * Makes a call with what a browser sent that runs none of our code. The same answers are one attempt: whoever presses twice waits for the answer of
 * the first press, which the browser has given up. @throws ApiError
 */
export async function sendForm<C extends AnyCall>(call: CallApi, contract: C, input: CallInput<C>): Promise<CallOutput<C>> {
  const idempotencyKey = `plain-${createHash('sha256').update(JSON.stringify(input)).digest('hex')}`
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(contract, input, { idempotencyKey })
    } catch (error) {
      if (tries === TRIES || !isApiError(error) || error.problem?.code !== 'requestInFlight') throw error
      await pause(AGAIN_AFTER_MS)
    }
  }
}
