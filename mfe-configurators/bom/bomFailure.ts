import { isApiError } from '@framewell/domain/http/isApiError'
import type { FieldProblem } from './bomQuestion'

/** The call errors of the specification. */
export const GENERATE_FAILED = 'Failed to generate BOM'
export const EXPORT_FAILED = 'Failed to export BOM'

/** What a person reads about a failed call: the server's own words, else the call's. */
export function failureSentence(error: unknown, otherwise: string): string {
  if (!isApiError(error)) return otherwise
  return error.problem?.fields?.[0]?.message ?? error.problem?.error ?? otherwise
}

/** The members of the request that the server refused. */
export function refusedFields(error: unknown): readonly FieldProblem[] {
  return (isApiError(error) && error.problem?.fields) || []
}
