import { OPERATOR_ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { Session } from '@framewell/domain/accounts/session'
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
  if (call.access === 'shippers' && (internal || hasShipKey)) return
  if (!session) throw new CallProblem('signInRequired')
  const roles: readonly Role[] = call.access === 'shippers' ? OPERATOR_ROLES : call.access
  if (!roles.includes(session.role)) throw new CallProblem('forbidden')
}
