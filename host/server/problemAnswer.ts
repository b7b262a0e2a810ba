import type { ServerResponse } from 'node:http'
import { type Problem, SHARED_PROBLEMS, type SharedProblemCode } from '@framewell/domain/http/problem'

/** Answers a request with problem+json, as the cms does. */
export function answerProblem(
  response: ServerResponse,
  code: SharedProblemCode,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { status, message } = SHARED_PROBLEMS[code]
  const problem: Problem = { type: 'about:blank', title: message, status, code, error: message, requestId }
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...headers,
  })
  response.end(JSON.stringify(problem))
}
