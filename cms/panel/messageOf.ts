import { isApiError } from '@framewell/domain/http/isApiError'

/** Why a call was refused, for a person, or that nothing arrived. */
export function messageOf(error: unknown, broken: string): string {
  if (!isApiError(error)) return broken
  const { problem } = error
  const fields = (problem?.fields ?? []).map(({ message }) => message)
  return [problem?.detail ?? problem?.error ?? broken, ...fields].join(' ')
}
