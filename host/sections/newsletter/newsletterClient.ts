import { randomKey } from '@framewell/domain/http/sending/randomKey'
import { newsletterEmailSchema, subscribeToNewsletter } from '@framewell/domain/newsletter/calls'
import { callApi } from '../../shell/remotes/apiClient'

export interface SubscribeInput {
  readonly email: string
  readonly source: string
}

/** What was sent and not answered: sent once more, it is the same attempt. */
let unanswered: { readonly input: string; readonly key: string } | null = null

/** Sends an address to the newsletter. @returns false where it is none @throws what the call was refused with */
export async function sendAddress(input: SubscribeInput): Promise<boolean> {
  if (!newsletterEmailSchema.safeParse(input.email).success) return false
  const text = JSON.stringify(input)
  if (unanswered?.input !== text) unanswered = { input: text, key: randomKey() }
  await callApi(subscribeToNewsletter, input, { idempotencyKey: unanswered.key })
  unanswered = null
  return true
}
