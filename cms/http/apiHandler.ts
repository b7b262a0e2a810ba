import type { SharedProblemCode } from '@framewell/domain/http/problem'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { createPayloadRequest, handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { lostSession } from '../accounts/lostSession'
import { isUnavailable } from '../database/isUnavailable'
import { CallRouter, type FoundCall, runCall } from './callRouter'
import { clientOf } from './clientOf'
import { gateBody } from './gateBody'
import { isOpenRoute, isPlainPath } from './gatePath'
import { gateQuery } from './gateQuery'
import { guardPayloadAuth } from './guardPayloadAuth'
import { sharedProblem } from './problemResponse'
import { factsOf, rememberFacts } from './requestFacts'
import { reshapePayloadAnswer } from './reshapePayloadAnswer'
import { sendResponse } from './sendResponse'
import { webRequest } from './webRequest'

/** Everything under /api: a request passes the gate, then goes to its call or to Payload's own REST; every refusal has one shape. */
export function apiHandler(payload: Payload, config: Promise<SanitizedConfig>) {
  const router = new CallRouter(payload.config.endpoints)

  const answerCall = async (call: FoundCall, web: Request): Promise<Response> => {
    const req = await createPayloadRequest({ canSetHeaders: true, config, request: web })
    return (await lostSession(payload, web))
      ? sharedProblem('unavailable', { requestId: factsOf(req).requestId, retryAfterSeconds: 1 })
      : runCall(call, req)
  }

  const answerPayload = async (web: Request, requestId: string): Promise<Response> => {
    const answer = await handleEndpoints({ config, request: web })
    const turnedAway = answer.status === 401 || answer.status === 403
    if (turnedAway && (await lostSession(payload, web))) return sharedProblem('unavailable', { requestId, retryAfterSeconds: 1 })
    return reshapePayloadAnswer(answer, requestId)
  }

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
      const takesFile = call?.endpoint.custom?.takes === 'file'
      const body = takesFile ? { bytes: undefined, value: undefined } : await gateBody(request, call !== undefined)
      if ('problem' in body) {
        // What is left of a refused upload is not read: the connection ends with the answer.
        if (body.problem === 'bodyTooLarge') response.setHeader('connection', 'close')
        return await refuse(body.problem, body.detail)
      }
      const web = webRequest(request, payload, body.bytes)
      const client = clientOf(request)
      rememberFacts(web, { requestId, ...client, body: body.value, ...(takesFile ? { file: request } : {}) })
      const limited = call ? undefined : await guardPayloadAuth(payload, path, method, client.address, body.value, requestId)
      const answer = limited ?? (call ? await answerCall(call, web) : await answerPayload(web, requestId))
      // What is left of a refused file is not read either.
      if (takesFile && !request.complete) response.setHeader('connection', 'close')
      await sendResponse(answer, request, response)
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
