import type { Role } from '@framewell/domain/accounts/roles'
import type { Session } from '@framewell/domain/accounts/session'

/** Whether a session carries one of the roles. Only for what a screen shows: the server decides each call again. */
export function hasRole(session: Session, roles: readonly Role[]): boolean {
  return roles.includes(session.role)
}
