import { isApiError } from '@framewell/domain/http/isApiError'

/** True for a private link that can never open anything: malformed, unknown, or with a wrong token. A retry cannot help. */
export function isDeadLink(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400)
}
