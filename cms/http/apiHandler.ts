import type { SharedProblemCode } from '@framewell/domain/http/problem'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { createPayloadRequest, handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { isUnavailable } from '../database/isUnavailable'
import { CallRouter, runCall } from './callRouter'
import { clientOf } from './clientOf'
import { gateBody } from './gateBody'
import { isOpenRoute, isPlainPath } from './gatePath'
import { gateQuery } from './gateQuery'
import { guardPayloadAuth } from './guardPayloadAuth'
import { sharedProblem } from './problemResponse'
import { rememberFacts } from './requestFacts'
import { reshapePayloadAnswer } from './reshapePayloadAnswer'
import { sendResponse } from './sendResponse'

/** Everything under /api: a request passes the gate, then goes to its call or to Payload's own REST; every refusal has one shape. */
export function apiHandler(payload: Payload, config: Promise<SanitizedConfig>) {
  const router = new CallRouter(payload.config.endpoints)
  return async (request: ExpressRequest, response: ExpressResponse): Promise<void> => {
    const requestId = String(response.getHeader('x-request-id') ?? '')
    const refuse = (problem: SharedProblemCode, detail?: string) =>
      sendResponse(sharedProblem(problem, { requestId, detail }), request, response)
    try {
      const [path = '', query = ''] = splitUrl(request.url)
      if (!isPlainPath(path))
        return await refuse('invalidInput', 'The address holds a broken percent-escape or characters that are not allowed.')
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const call = router.find(method, path)
      const others = call ? [] : router.methodsFor(path)
      if (others.length > 0) {
        response.setHeader('allow', others.join(', '))
        return await refuse('methodNotAllowed')
      }
      if (!call && !isOpenRoute(payload.config, method, path)) return await refuse('notFound')
      const queryFault = gateQuery(query, method)
      if (queryFault) return await refuse('invalidInput', queryFault)
      const body = await gateBody(request, call !== undefined)
      if ('problem' in body) {
        // What is left of a refused upload is not read: the connection ends with the answer.
        if (body.problem === 'bodyTooLarge') response.setHeader('connection', 'close')
        return await refuse(body.problem, body.detail)
      }
      const web = webRequest(request, payload, body.bytes)
      const client = clientOf(request)
      rememberFacts(web, { requestId, ...client, body: body.value })
      if (call)
        return await sendResponse(
          await runCall(call, await createPayloadRequest({ canSetHeaders: true, config, request: web })),
          request,
          response,
        )
      const limited = await guardPayloadAuth(payload, path, method, client.address, body.value, requestId)
      const answer = limited ?? (await handleEndpoints({ config, request: web }))
      await sendResponse(limited ?? (await reshapePayloadAnswer(answer, requestId)), request, response)
    } catch (error) {
      const unavailable = isUnavailable(error)
      payload.logger[unavailable ? 'warn' : 'error']({ err: error, requestId, msg: 'A request failed' })
      if (response.headersSent) response.destroy()
      else
        await sendResponse(
          sharedProblem(unavailable ? 'unavailable' : 'internal', { requestId, retryAfterSeconds: unavailable ? 1 : undefined }),
          request,
          response,
        )
    }
  }
}

/** Express has cut the mount path /api off. */
function splitUrl(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** The Fetch API's request for an incoming one: every header as it came, aborted when the client leaves. */
function webRequest(request: ExpressRequest, payload: Payload, bytes: Buffer | undefined): Request {
  const headers = new Headers()
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2)
    if (!name.startsWith(':')) headers.append(name, value)
  }
  const aborter = new AbortController()
  request.once('close', () => {
    if (!request.complete) aborter.abort()
  })
  const [origin = 'http://localhost'] = payload.config.csrf
  return new Request(new URL(request.originalUrl, origin), {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: aborter.signal,
    ...(bytes ? { body: new Uint8Array(bytes) } : {}),
  })
}
