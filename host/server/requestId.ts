import type { ServerResponse } from 'node:http'

/** The id of a request, as in its response and the log. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader('x-request-id') ?? '')
}
