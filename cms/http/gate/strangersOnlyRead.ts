import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { noteUse } from '../../accounts/livingSessions'
import { sharedProblem } from '../calls/problemResponse'
import { sendResponse } from '../sendResponse'
import { discardRest } from './discardRest'
import { isSignedIn } from './isSignedIn'
import { webRequest } from './webRequest'

/**
 * For the panel: who is not signed in has nothing to send there, since its forms go to the API, and Next would draw a whole screen for each body
 * that begins.
 */
export function strangersOnlyRead(payload: Payload): RequestHandler {
  return async (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads || (await isSignedIn(payload, request))) {
      if (request.baseUrl === '/cms') await noteUse(payload, webRequest(request, payload, {}).headers)
      return next()
    }
    response.setHeader('connection', 'close')
    await sendResponse(sharedProblem('signInRequired', { requestId: String(response.getHeader('x-request-id') ?? '') }), request, response)
    discardRest(request)
  }
}
