import { isApiError } from '@framewell/domain/http/isApiError'
import type { FieldProblem } from './bomQuestion'

/** The call errors of the specification. */
export const GENERATE_FAILED = 'Failed to generate BOM'
export const EXPORT_FAILED = 'Failed to export BOM'

/** The message of a failed call: the server's own, otherwise the given one. */
export function failureSentence(error: unknown, otherwise: string): string {
  if (!isApiError(error)) return otherwise
  return error.problem?.fields?.[0]?.message ?? error.problem?.error ?? otherwise
}

/** The request fields that the server refused. */
export function refusedFields(error: unknown): readonly FieldProblem[] {
  return (isApiError(error) && error.problem?.fields) || []
}
