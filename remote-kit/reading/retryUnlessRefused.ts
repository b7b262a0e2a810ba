import { isApiError } from '@framewell/domain/http/isApiError'

/** The server understood and said no: asking once more changes nothing. */
export const isRefused = (error: unknown): boolean => isApiError(error) && error.status < 500

/** Failed connections and faults of the server are tried once more; what it refused is not. */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  return failures < 1 && !isRefused(error)
}
