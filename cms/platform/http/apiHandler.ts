import { PANEL_ROLES } from '@framewell/domain/accounts/roles'
import type { SharedProblemCode } from '@framewell/domain/http/problem'
import { networkOf } from '@framewell/server-kit/limits/networkOf'
import { isCanonicalTarget } from '@framewell/server-kit/requests/isCanonicalTarget'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { createPayloadRequest, handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { isUnavailable } from '../database/isUnavailable'
import { nameRoute } from '../metrics/measures'
import { hasRole } from '../sessions/access'
import { noteUse } from '../sessions/livingSessions'
import { lostSession } from '../sessions/lostSession'
import { factsOf, rememberFacts } from '../sessions/requestFacts'
import { noteStorageFull } from '../storage/diskRoom'
import { isStorageFull } from '../storage/isStorageFull'
import { CallProblem } from './calls/CallProblem'
import { CallRouter, type FoundCall, runCall } from './calls/callRouter'
import { KeptAnswers } from './calls/KeptAnswers'
import { isShared } from './calls/problemFor'
import { sharedProblem } from './calls/problemResponse'
import { sendKept } from './calls/sendKept'
import { clientOf } from './gate/clientOf'
import { discardRest } from './gate/discardRest'
import { CALL_BYTES, gateBody } from './gate/gateBody'
import { gateQuery } from './gate/gateQuery'
import { longQuery } from './gate/longQuery'
import { pictureTurns } from './gate/pictureTurns'
import { takeStrangersTurn } from './gate/takeTurn'
import { webRequest } from './gate/webRequest'
import { reshapePayloadAnswer } from './payload/reshapePayloadAnswer'
import { admit, type Refused } from './policy/admit'
import { RuleFinder } from './policy/findRule'
import { isFromOwnOrigin } from './policy/ownOrigin'
import { apiRules } from './policy/surfaceRules'
import { sendResponse } from './sendResponse'

/** Everything under /api: a request passes the gate, then goes to its call or, where a rule opens it, to Payload's own REST; every refusal has one shape. */
export function apiHandler(payload: Payload, config: Promise<SanitizedConfig>) {
  const router = new CallRouter(payload.config.endpoints)
  const rules = new RuleFinder(apiRules(payload.config))

  const answerCall = async (call: FoundCall, web: Request): Promise<Response> => {
    const req = await createPayloadRequest({ canSetHeaders: true, config, request: web })
    return (await lostSession(payload, web))
      ? sharedProblem('unavailable', { requestId: factsOf(req).requestId, retryAfterSeconds: 1 })
      : runCall(call, req)
  }

  const kept = new KeptAnswers(payload)
  /** Answers as a stranger would be: what is kept is for everybody. */
  const answerAnybody = (call: FoundCall, url: string, requestId: string) => async (): Promise<Response> => {
    const web = new Request(new URL(url, payload.config.csrf[0] ?? 'http://localhost'))
    rememberFacts(web, { requestId, address: 'anybody', internal: false, body: undefined })
    return runCall(call, await createPayloadRequest({ canSetHeaders: true, config, request: web }))
  }

  const answerPayload = async (web: Request, requestId: string, address: string): Promise<Response> => {
    await noteUse(payload, web.headers)
    const run = () => handleEndpoints({ config, request: web })
    const answer = isUpload(web) ? await pictureTurns.take(networkOf(address), run) : await run()
    const turnedAway = answer.status === 401 || answer.status === 403
    if (turnedAway && (await lostSession(payload, web))) return sharedProblem('unavailable', { requestId, retryAfterSeconds: 1 })
    return reshapePayloadAnswer(answer, requestId)
  }

  return async (request: ExpressRequest, response: ExpressResponse): Promise<void> => {
    const requestId = String(response.getHeader('x-request-id') ?? '')
    const refuse = (problem: SharedProblemCode, detail?: string, retryAfterSeconds?: number) =>
      sendResponse(sharedProblem(problem, { requestId, detail, retryAfterSeconds }), request, response)
    try {
      const [path = '', asked = ''] = splitUrl(request.url)
      // Of the whole address: below the mount path, nothing and '/' would look the same.
      if (!isCanonicalTarget(splitUrl(request.originalUrl)[0])) return await refuse('notFound')
      const long = await longQuery(request)
      if (long && 'problem' in long) {
        await refuse(long.problem)
        return discardRest(request)
      }
      const query = long?.query ?? asked
      const method = long || request.method === 'HEAD' ? 'GET' : request.method
      const call = router.find(method, path)
      const others = call ? [] : router.methodsFor(path)
      if (others.length > 0) {
        response.setHeader('allow', others.join(', '))
        return await refuse('methodNotAllowed')
      }
      const rule = call ? undefined : rules.find(method, `/api${path}`)
      const client = clientOf(request)
      /** A refusal by the policy waits for its turn. */
      const refuseInTurn = async (refused: Refused) => {
        const { problem, detail, retryAfterSeconds } = (await takeStrangersTurn('refusal', client.address, response)) ?? refused
        await refuse(problem, detail, retryAfterSeconds)
        return discardRest(request)
      }
      if (!call && !rule) return await refuse('notFound')
      nameRoute(response, call ? `/api${call.endpoint.path}` : `/api/${path.split('/')[1] ?? ''}`)
      if (!client.internal && !isFromOwnOrigin(request)) {
        await refuse('foreignOrigin')
        return discardRest(request)
      }
      const admitted = rule && (await admit(payload, rule, request, client.address, long !== undefined))
      if (admitted && 'problem' in admitted) return await refuseInTurn(admitted)
      const queryFault = gateQuery(query, method, !admitted || hasRole(admitted, PANEL_ROLES))
      if (queryFault) return await refuse('invalidInput', queryFault)
      const { call: name, stamp } = call?.endpoint.custom ?? {}
      if (call && stamp && request.url === path && !hasBody(request) && request.headers.authorization === undefined) {
        const answer = await kept.answer(name, stamp, answerAnybody(call, request.originalUrl, requestId))
        return await (answer instanceof Response ? sendResponse(answer, request, response) : sendKept(answer, request, response))
      }
      const takesFile = call?.endpoint.custom?.takes === 'file'
      const takes = rule?.body === 'form' || rule?.body === 'upload' ? rule.body : 'json'
      const body =
        takesFile || long
          ? { bytes: undefined, value: undefined, type: undefined }
          : await gateBody(request, { takes, bytes: rule?.bytes ?? CALL_BYTES })
      if ('problem' in body) {
        await refuse(body.problem, body.detail)
        return discardRest(request)
      }
      // A call reads what the gate has parsed; only Payload's own routes read the bytes again.
      const web = webRequest(request, payload, { bytes: call ? undefined : body.bytes, type: body.type, query: long?.query })
      rememberFacts(web, { requestId, ...client, body: body.value, ...(takesFile ? { file: request } : {}) })
      const answer = call ? await answerCall(call, web) : await answerPayload(web, requestId, client.address)
      await sendResponse(answer, request, response)
      if (takesFile) discardRest(request)
    } catch (error) {
      if (error instanceof CallProblem && isShared(error.code)) return await refuse(error.code, undefined, error.options.retryAfterSeconds)
      if (isStorageFull(error)) {
        noteStorageFull(error)
        payload.logger.error({ err: error, requestId, msg: 'There is no space left to store anything' })
        return await refuse('storageFull', undefined, 60)
      }
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

/** Payload's own REST takes files as multipart forms. */
function isUpload({ headers }: Request): boolean {
  return headers.get('content-type')?.trim().toLowerCase().startsWith('multipart/') ?? false
}

function hasBody({ headers }: ExpressRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Express has cut the mount path /api off. */
function splitUrl(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
