import type { Role } from '@framewell/domain/accounts/roles'
import type { Session } from '@framewell/domain/accounts/session'

/** Whether a session has one of the roles. Only for display: the server checks each call again. */
export function hasRole(session: Session, roles: readonly Role[]): boolean {
  return roles.includes(session.role)
}
