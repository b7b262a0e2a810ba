import { isApiError } from '@framewell/domain/http/isApiError'
import { problemText } from '@framewell/domain/http/problemText'

/** The server's sentence about a failure, or the given one. */
export function problemSentence(error: unknown, otherwise: string): string {
  return isApiError(error) && error.problem ? problemText(error.problem) : otherwise
}
