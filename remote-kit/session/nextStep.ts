import { isApiError } from '@framewell/domain/http/isApiError'

/** What a sign-in asks for after a right password. */
export interface NextStep {
  readonly kind: 'code' | 'enrol'
  readonly ticket: string
}

/** The next step that a refused sign-in names; null when it was just refused. */
export function nextStep(error: unknown): NextStep | null {
  const problem = isApiError(error) ? error.problem : undefined
  const ticket = problem?.expected?.ticket
  if (typeof ticket !== 'string') return null
  if (problem?.code === 'secondFactorNeeded') return { kind: 'code', ticket }
  return problem?.code === 'enrolmentNeeded' ? { kind: 'enrol', ticket } : null
}
