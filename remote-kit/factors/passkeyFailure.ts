import { isApiError } from '@framewell/domain/http/isApiError'

/** What to say of a passkey that did not work: the server's sentence, or that the browser's dialog ended without one. */
export function passkeyFailure(error: unknown): string {
  if (isApiError(error)) return error.problem?.error ?? 'The service did not answer as expected. Please try again.'
  if (error instanceof Error && error.name === 'InvalidStateError') return 'This device has a passkey of your account already.'
  if (error instanceof TypeError) return 'The connection was lost. Please try again.'
  return 'No passkey was used. Try again, or use another way.'
}
