import type { AnyCall } from '@framewell/domain/http/defineCall'
import { LINK_TOKEN_HEADER, LINK_TOKEN_MEMBER } from '@framewell/domain/http/linkToken'
import { plainMessage } from '@framewell/domain/http/plainMessage'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { factsOf } from '../../sessions/requestFacts'
import { isUnstorable } from '../gate/checkJson'
import { CallProblem } from './CallProblem'

/**
 * Assembles a call's input from path, query (GET, DELETE) and JSON body, and parses it.
 * @throws CallProblem invalidInput with the refused fields.
 */
export function readInput(call: AnyCall, req: PayloadRequest): unknown {
  const inQuery = call.method === 'GET' || call.method === 'DELETE' || call.takes === 'file'
  const sent = inQuery ? { ...queryOf(req.searchParams ?? new URLSearchParams()), ...linkTokenOf(req) } : factsOf(req).body
  const path = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, req.routeParams?.[name]]))
  const parsed = call.input.safeParse({ ...(typeof sent === 'object' ? sent : {}), ...path }, { error: plainMessage })
  if (!parsed.success) throw new CallProblem('invalidInput', { fields: fieldsOf(parsed.error) })
  return parsed.data
}

/** The refused fields of a zod error, each path joined by dots. */
export function fieldsOf(error: z.ZodError) {
  return error.issues.slice(0, 50).map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
}

/** Besides the query, where programs written before this header existed still send it. */
function linkTokenOf({ headers }: PayloadRequest): Record<string, string> {
  const token = headers.get(LINK_TOKEN_HEADER)
  return token === null ? {} : { [LINK_TOKEN_MEMBER]: token }
}

/** A key that occurs more than once becomes a list. */
function queryOf(params: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key)
    if (key === '__proto__' || [key, ...values].some(isUnstorable))
      throw new CallProblem('invalidInput', { detail: 'The query holds characters that are not allowed.' })
    query[key] = values.length > 1 ? values : values[0]
  }
  return query
}
