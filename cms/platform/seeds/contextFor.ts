import type { AnyCall, CallErrorCode } from '@framewell/domain/http/defineCall'
import type { PayloadRequest } from 'payload'
import { refusalsOf } from '../http/calls/CallProblem'
import type { CallContext } from '../http/calls/callContext'
import { sessionOf } from '../sessions/sessionOf'

/** The context a seed gives to a call's operation, as if the request's person had made the call at that time. */
export function contextFor<C extends AnyCall>(req: PayloadRequest, call: C, now: Date): CallContext<CallErrorCode<C>> {
  const session = sessionOf(req)
  const once: CallContext['once'] = (_, run) => run()
  return { req, session, address: 'demo', now, requestId: 'demo', responseHeaders: new Headers(), refuse: refusalsOf(call), once }
}
