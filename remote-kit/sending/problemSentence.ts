import { isApiError } from '@framewell/domain/http/isApiError'

/** The server's sentence about a failure, or the given one. */
export function problemSentence(error: unknown, otherwise: string): string {
  return (isApiError(error) && error.problem?.error) || otherwise
}
