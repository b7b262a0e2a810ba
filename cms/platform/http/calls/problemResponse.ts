import { type Problem, problem, SHARED_PROBLEMS, type SharedProblemCode } from '@framewell/domain/http/problem'

export interface ProblemFacts extends Pick<Problem, 'status' | 'code' | 'error' | 'detail' | 'fields' | 'expected' | 'requestId'> {
  readonly retryAfterSeconds?: number
}

/** The one shape of every refusal: RFC 9457 with the `error` member that screens read. */
export function problemResponse({ retryAfterSeconds, ...facts }: ProblemFacts): Response {
  const headers = new Headers({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  return new Response(JSON.stringify(problem(facts)), { status: facts.status, headers })
}

/** A refusal that every call shares. */
export function sharedProblem(code: SharedProblemCode, more: Partial<ProblemFacts> = {}): Response {
  const { status, message } = SHARED_PROBLEMS[code]
  return problemResponse({ status, code, error: message, ...more })
}
