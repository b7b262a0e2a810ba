import type { Session } from '@framewell/domain/accounts/session'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { CallProblem } from './CallProblem'

/** @throws CallProblem signInRequired for a stranger, forbidden for a person (or program) of the wrong kind. */
export function authorise(call: AnyCall, session: Session | null, internal: boolean): void {
  if (call.access === 'public') return
  if (call.access === 'internal') {
    if (!internal) throw new CallProblem('forbidden')
    return
  }
  if (!session) throw new CallProblem('signInRequired')
  if (!call.access.includes(session.role)) throw new CallProblem('forbidden')
}
