import { isApiError } from '@framewell/domain/http/isApiError'

/** The step after a correct password. */
export interface NextStep {
  readonly kind: 'code' | 'enrol'
  readonly ticket: string
}

/** The next step named in a refused sign-in; null for a plain refusal. */
export function nextStep(error: unknown): NextStep | null {
  const problem = isApiError(error) ? error.problem : undefined
  const ticket = problem?.expected?.ticket
  if (typeof ticket !== 'string') return null
  if (problem?.code === 'secondFactorNeeded') return { kind: 'code', ticket }
  return problem?.code === 'enrolmentNeeded' ? { kind: 'enrol', ticket } : null
}
