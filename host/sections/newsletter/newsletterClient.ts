import { makeAttempt } from '@framewell/domain/http/sending/attempt'
import { newsletterEmailSchema, subscribeToNewsletter } from '@framewell/domain/newsletter/calls'
import { callApi } from '../../shell/remotes/apiClient'

export interface SubscribeInput {
  readonly email: string
  readonly source: string
}

/** What was sent and not answered: sent once more, it is the same attempt. */
const attempt = makeAttempt()

/** Sends an address to the newsletter. @returns false where it is none @throws what the call was refused with */
export async function sendAddress(input: SubscribeInput): Promise<boolean> {
  if (!newsletterEmailSchema.safeParse(input.email).success) return false
  await callApi(subscribeToNewsletter, input, { idempotencyKey: attempt.keyFor(input) })
  attempt.done()
  return true
}
