import { isApiError } from '@framewell/domain/http/isApiError'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import type { FieldProblem } from './bomQuestion'

/** The call errors of the specification. */
export const GENERATE_FAILED = 'Failed to generate BOM'
export const EXPORT_FAILED = 'Failed to export BOM'

/** The message of a failed call: the server's own, otherwise the given one. */
export function failureSentence(error: unknown, otherwise: string): string {
  return (isApiError(error) && error.problem?.fields?.[0]?.message) || problemSentence(error, otherwise)
}

/** The request fields that the server refused. */
export function refusedFields(error: unknown): readonly FieldProblem[] {
  return (isApiError(error) && error.problem?.fields) || []
}
