import type { ServerResponse } from 'node:http'

/** The number of a request, as its answer and the log name it. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader('x-request-id') ?? '')
}
