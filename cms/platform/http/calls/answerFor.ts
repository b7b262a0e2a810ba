import type { AnyCall } from '@framewell/domain/http/defineCall'

/**
 * Shapes an operation's result by the call's contract; fields it does not name never leave the server.
 * @throws ZodError if the result breaks the contract, which is our defect.
 */
export function answerFor(call: AnyCall, result: unknown, extra: Headers): Response {
  if (result instanceof Response) return withHeaders(result, extra)
  const body = JSON.stringify(call.output.parse(result))
  return withHeaders(jsonAnswer(body, call.successStatus ?? 200), extra)
}

const texts = new WeakMap<Response, string>()

/** A JSON answer that no cache may store. */
export function jsonAnswer(body: string, status: number): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  const answer = new Response(body, { status, headers })
  texts.set(answer, body)
  return answer
}

/** The text of one of our JSON answers, without reading its stream; undefined for any other response. */
export function textOf(answer: Response): string | undefined {
  return texts.get(answer)
}

/** Adds headers; several cookies stay separate. */
export function withHeaders(response: Response, extra: Headers): Response {
  for (const [name, value] of extra) response.headers.append(name, value)
  return response
}
