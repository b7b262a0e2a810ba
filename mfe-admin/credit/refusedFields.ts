import { isApiError } from '@framewell/domain/http/isApiError'
import { type ReviewDraft, reviewDraftSchema } from './reviewForm'

interface RefusedField {
  readonly field: keyof ReviewDraft
  readonly message: string
}

/** The fields of a review that the server refused, for example a limit above what the policy gives the tier. */
export function refusedFields(error: unknown): RefusedField[] {
  const refused = isApiError(error) ? (error.problem?.fields ?? []) : []
  const fields = reviewDraftSchema.keyof().options
  return refused.flatMap(({ path, message }) => fields.filter((field) => field === path).map((field) => ({ field, message })))
}
