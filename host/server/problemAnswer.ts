import type { ServerResponse } from 'node:http'
import { problem, SHARED_PROBLEMS, type SharedProblemCode } from '@framewell/domain/http/problem'

/** Answers a request with problem+json, like the cms. */
export function answerProblem(
  response: ServerResponse,
  code: SharedProblemCode,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { status, message } = SHARED_PROBLEMS[code]
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...headers,
  })
  response.end(JSON.stringify(problem({ status, code, error: message, requestId })))
}
