import type { IncomingMessage } from 'node:http'
import type { SharedProblemCode } from '@framewell/domain/http/problem'
import { MAX_QUERY_BYTES } from './gateQuery'
import { readBody } from './readBody'

const OVERRIDE = 'x-payload-http-method-override'
const FORM = 'application/x-www-form-urlencoded'

/**
 * Payload's panel sends a query that is too long for an address as a form, marked as a GET. Here it becomes that GET, before any other
 * check. Undefined if nothing is overridden; every other way to override a method is refused.
 */
export async function longQuery(request: IncomingMessage): Promise<{ query: string } | { problem: SharedProblemCode } | undefined> {
  const override = request.headers[OVERRIDE]
  if (override === undefined) return undefined
  const ours = override === 'GET' && request.method === 'POST' && request.headers['content-type'] === FORM && !request.url?.includes('?')
  if (!ours) return { problem: 'malformedRequest' }
  const bytes = await readBody(request, MAX_QUERY_BYTES)
  return bytes ? { query: bytes.toString('utf8') } : { problem: 'bodyTooLarge' }
}
