import { isApiError } from '@framewell/domain/http/isApiError'

export interface ApplyFailure {
  /** What happened, below 'Something went wrong. Please try again.' */
  readonly detail: string
  readonly fields: readonly { readonly path: string; readonly message: string }[]
}

/** The words for a failed application; field errors of the server come along. */
export function applyFailure(error: unknown, online: boolean): ApplyFailure {
  if (isApiError(error)) {
    return {
      detail: error.problem?.error ?? 'The service did not answer as expected. What you typed is kept.',
      fields: error.problem?.fields ?? [],
    }
  }
  const detail = online
    ? 'The connection was lost before an answer came. What you typed is kept, and sending it again will not create a second application.'
    : 'You seem to be offline. What you typed is kept on this device; send it when you are back online.'
  return { detail, fields: [] }
}
