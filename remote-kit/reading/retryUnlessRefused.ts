import { isApiError } from '@framewell/domain/http/isApiError'

/** Reads are tried once more after a lost connection or a server's failure, never after an answer that would stay the same (4xx). */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  return failures < 1 && !(isApiError(error) && error.status < 500)
}
