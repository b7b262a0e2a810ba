import type { Session } from '@framewell/domain/accounts/session'
import { isForShipKeys, rolesFor } from '@framewell/domain/http/callRoles'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { CallProblem } from './CallProblem'

/** @throws CallProblem signInRequired for a stranger, forbidden for a person (or program) of the wrong kind. */
export function authorise(call: AnyCall, session: Session | null, internal: boolean, hasShipKey = false): void {
  if (call.access === 'public') return
  if (call.access === 'internal') {
    if (!internal) throw new CallProblem('forbidden')
    return
  }
  // The key itself names its remotes: the operation looks it up (see shipperFor).
  if (isForShipKeys(call.access) && (internal || hasShipKey)) return
  if (!session) throw new CallProblem('signInRequired')
  if (!rolesFor(call.access).includes(session.role)) throw new CallProblem('forbidden')
}
