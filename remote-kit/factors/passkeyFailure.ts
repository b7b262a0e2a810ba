import { isApiError } from '@framewell/domain/http/isApiError'
import { problemSentence } from '../sending/problemSentence'

/** Message for a failed passkey: the server's sentence, or that the browser's dialog was closed. */
export function passkeyFailure(error: unknown): string {
  if (isApiError(error)) return problemSentence(error, 'The service did not answer as expected. Please try again.')
  if (error instanceof Error && error.name === 'InvalidStateError') return 'This device has a passkey of your account already.'
  if (error instanceof TypeError) return 'The connection was lost. Please try again.'
  return 'No passkey was used. Try again, or use another way.'
}
