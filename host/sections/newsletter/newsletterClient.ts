import { makeAttempt } from '@framewell/domain/http/sending/attempt'
import { newsletterEmailSchema, subscribeToNewsletter } from '@framewell/domain/newsletter/calls'
import { callApi } from '../../shell/remotes/apiClient'

export interface SubscribeInput {
  readonly email: string
  readonly source: string
}

/** Resending after a lost response reuses the same attempt. */
const attempt = makeAttempt()

/** Subscribes an address to the newsletter. @returns false when it is not a valid address @throws the refusal of the call */
export async function sendAddress(input: SubscribeInput): Promise<boolean> {
  if (!newsletterEmailSchema.safeParse(input.email).success) return false
  await callApi(subscribeToNewsletter, input, { idempotencyKey: attempt.keyFor(input) })
  attempt.done()
  return true
}
