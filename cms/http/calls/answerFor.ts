import type { AnyCall } from '@framewell/domain/http/defineCall'

/**
 * Shapes what an operation returned by the call's contract; fields it does not name never leave the server.
 * @throws ZodError when the result breaks the contract: a fault of ours.
 */
export function answerFor(call: AnyCall, result: unknown, extra: Headers): Response {
  if (result instanceof Response) return withHeaders(result, extra)
  const body = JSON.stringify(call.output.parse(result))
  return withHeaders(jsonAnswer(body, call.successStatus ?? 200), extra)
}

/** A JSON answer nobody between us and the client may keep. */
export function jsonAnswer(body: string, status: number): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } })
}

/** Adds headers; several cookies stay several. */
export function withHeaders(response: Response, extra: Headers): Response {
  for (const [name, value] of extra) response.headers.append(name, value)
  return response
}
