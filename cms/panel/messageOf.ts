import { isApiError } from '@framewell/domain/http/isApiError'
import { problemText } from '@framewell/domain/http/problemText'

/** Why a call was refused: the refusal, its detail and what is wrong with each field. `broken` when the server gave no reason. */
export function messageOf(error: unknown, broken = 'The server did not answer. Nothing was changed; please try again.'): string {
  const problem = isApiError(error) ? error.problem : undefined
  if (!problem) return broken
  return [problemText(problem), ...(problem.fields ?? []).map(({ message }) => message)].join(' ')
}
