import { isApiError } from '@framewell/domain/http/isApiError'

/** The server understood and refused: retrying changes nothing. */
export const isRefused = (error: unknown): boolean => isApiError(error) && error.status < 500

/** Retries failed connections and server errors once, but not refusals. */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  return failures < 1 && !isRefused(error)
}
