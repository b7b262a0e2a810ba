import type { ApiError } from './callApi'

/**
 * Whether an error is an ApiError, also from another bundle: shell and remotes each carry their own copy of the class, so `instanceof`
 * fails between them.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && typeof error.status === 'number' && 'body' in error
}
