import type { ServerResponse } from 'node:http'
import type { CallError } from '@framewell/domain/http/defineCall'
import { problem, SHARED_PROBLEMS, type SharedProblemCode } from '@framewell/domain/http/problem'

/** Answers a request with problem+json, like the cms. */
export function answerProblem(
  response: ServerResponse,
  code: SharedProblemCode,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendProblem(response, { code, ...SHARED_PROBLEMS[code] }, requestId, headers)
}

/**
 * The same for a problem of one part of the host.
 * @param detail what to change
 */
export function sendProblem(
  response: ServerResponse,
  { code, status, message }: CallError & { readonly code: string },
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
  detail?: string,
): void {
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...headers,
  })
  response.end(JSON.stringify(problem({ status, code, error: message, requestId, ...(detail === undefined ? {} : { detail }) })))
}
