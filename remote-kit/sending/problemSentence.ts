import { isApiError } from '@framewell/domain/http/isApiError'

/** The server's own sentence about a failure, else the given one. */
export function problemSentence(error: unknown, otherwise: string): string {
  return (isApiError(error) && error.problem?.error) || otherwise
}
