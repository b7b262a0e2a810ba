import { isApiError } from '@framewell/domain/http/isApiError'

/**
 * Why the server lacks the newest draft: `offline` and `unavailable` are temporary, `changedElsewhere` needs a decision, `gone` and
 * `refused` are permanent.
 */
export type DraftProblem = 'offline' | 'unavailable' | 'changedElsewhere' | 'gone' | 'refused'

export function draftProblem(error: unknown): DraftProblem {
  if (!isApiError(error)) return 'offline'
  if (error.problem?.code === 'changedMeanwhile') return 'changedElsewhere'
  if (error.status === 404) return 'gone'
  return error.status >= 500 || error.status === 429 || error.status === 409 ? 'unavailable' : 'refused'
}

/** Whether the next change, or being online again, may resolve the problem. */
export const passes = (problem: DraftProblem): boolean => problem === 'offline' || problem === 'unavailable'
