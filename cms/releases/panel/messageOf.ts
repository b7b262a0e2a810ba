import { isApiError } from '@framewell/domain/http/isApiError'

/** What to tell the operator whose call was refused or not answered. */
export function messageOf(error: unknown): string {
  if (!isApiError(error)) return 'The server did not answer. Nothing was changed; please try again.'
  const { problem } = error
  return problem?.fields?.[0]?.message ?? [problem?.error ?? error.message, problem?.detail].filter(Boolean).join(' ')
}
