import type { z } from 'zod'
import type { ApiRequest, SendRequest } from './callApi'
import type { AnyCall, CallErrorCode } from './defineCall'
import { LINK_TOKEN_HEADER, LINK_TOKEN_MEMBER } from './linkToken'
import { plainMessage } from './plainMessage'
import { type Problem, problem, SHARED_PROBLEMS, type SharedProblemCode } from './problem'

/**
 * Answers one call: gets the input parsed by the call's schema and returns an output its schema accepts. Refuse with `throw
 * refuseCall(call, code)`; any other error counts as a failed connection.
 */
export type AnswerCall<C extends AnyCall> = (
  input: z.output<C['input']>,
  request: ApiRequest,
) => z.input<C['output']> | Promise<z.input<C['output']>>

export type CallAnswers<Calls extends readonly AnyCall[]> = {
  readonly [Index in keyof Calls]: readonly [call: Calls[Index], answer: AnswerCall<Calls[Index]>]
}

/**
 * A SendRequest answered locally instead of by a server, for stories and screen tests. Inputs and outputs pass through the calls' schemas,
 * so an answer that breaks the contract fails loudly.
 * @param otherwise answers a request no call matches; by default it fails
 * @throws Error for a request that nothing answers; ZodError when an answer breaks its contract
 */
export function answerCalls<const Calls extends readonly AnyCall[]>(
  answers: CallAnswers<Calls>,
  otherwise: SendRequest = unanswered,
): SendRequest {
  return async (request) => {
    for (const [call, answer] of answers) {
      const parameters = matchRequest(call, request)
      if (!parameters) continue
      const input = call.input.safeParse({ ...parameters, ...linkTokenOf(request), ...bodyOf(request) }, { error: plainMessage })
      if (!input.success) {
        const fields = input.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
        return problemResponse(problemOf('invalidInput', SHARED_PROBLEMS.invalidInput, { fields }))
      }
      try {
        const output = call.output.parse(await answer(input.data, request))
        return response(call.successStatus ?? 200, output)
      } catch (error) {
        if (error instanceof CallRefusal) return problemResponse(error.problem)
        throw error
      }
    }
    return otherwise(request)
  }
}

function unanswered({ method, url }: ApiRequest): never {
  throw new Error(`No answer for ${method} ${url}`)
}

/** Thrown by an answer to refuse a call as the server would. */
export class CallRefusal extends Error {
  override readonly name = 'CallRefusal'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.error)
    this.problem = problem
  }
}

/** A refusal with one of the call's own errors or a shared one; `more` adds details, as the server's operations do. */
export function refuseCall<C extends AnyCall>(
  call: C,
  code: CallErrorCode<C> | SharedProblemCode,
  more: Pick<Problem, 'detail' | 'fields' | 'expected'> = {},
): CallRefusal {
  const all: Readonly<Record<string, { readonly status: number; readonly message: string }>> = { ...SHARED_PROBLEMS, ...call.errors }
  const definition = all[code]
  if (!definition) throw new Error(`${call.name} has no error ${code}`)
  return new CallRefusal(problemOf(code, definition, more))
}

/** The input members in path and query; undefined when the request is for another call. */
function matchRequest(call: AnyCall, request: ApiRequest): Record<string, string> | undefined {
  if (request.method !== call.method) return undefined
  const [path = '', query = ''] = request.url.split('?', 2)
  const wanted = call.path.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name) parameters[name] = decodeURIComponent(value)
    else if (segment !== value) return undefined
  }
  for (const pair of query.split('&').filter(Boolean)) {
    const [key = '', value = ''] = pair.split('=', 2)
    parameters[decodeURIComponent(key)] = decodeURIComponent(value)
  }
  return parameters
}

function linkTokenOf({ headers }: ApiRequest): object {
  const token = headers[LINK_TOKEN_HEADER]
  return token === undefined ? {} : { [LINK_TOKEN_MEMBER]: token }
}

function bodyOf(request: ApiRequest): object {
  const body: unknown = request.body === undefined ? undefined : JSON.parse(request.body)
  return typeof body === 'object' && body !== null ? body : {}
}

function problemOf(
  code: string,
  { status, message }: { readonly status: number; readonly message: string },
  more: Pick<Problem, 'detail' | 'fields' | 'expected'>,
): Problem {
  return problem({ status, code, error: message, ...more })
}

function problemResponse(problem: Problem) {
  return response(problem.status, problem)
}

function response(status: number, body: unknown) {
  return { status, statusText: '', text: () => Promise.resolve(JSON.stringify(body)) }
}
