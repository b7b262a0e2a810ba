import { framingFault } from '@framewell/server-kit/requests/framingFault'
import type { NextFunction, Request, Response } from 'express'
import { sharedProblem } from '../calls/problemResponse'
import { sendResponse } from '../sendResponse'

/** Refuses, and hangs up on, a request whose end or method two servers could read differently. */
export function refuseFraming(request: Request, response: Response, next: NextFunction): void {
  const fault = framingFault(request)
  if (!fault) {
    next()
    return
  }
  response.setHeader('connection', 'close')
  sendResponse(sharedProblem(fault.problem, { detail: fault.detail }), request, response).catch(next)
}
