import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { sharedProblem } from '../calls/problemResponse'
import { sendResponse } from '../sendResponse'
import { discardRest } from './discardRest'
import { isSignedIn } from './isSignedIn'

/**
 * For the panel: who is not signed in has nothing to send there, since its forms go to the API, and Next would draw a whole screen for each body
 * that begins.
 */
export function strangersOnlyRead(payload: Payload): RequestHandler {
  return async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD' || (await isSignedIn(payload, request))) return next()
    response.setHeader('connection', 'close')
    await sendResponse(sharedProblem('signInRequired', { requestId: String(response.getHeader('x-request-id') ?? '') }), request, response)
    discardRest(request)
  }
}
