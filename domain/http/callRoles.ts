import { OPERATOR_ROLES, ROLES, type Role } from '../accounts/roles'
import type { CallAccess } from './defineCall'

/** Roles whose people may ask for the call. */
export function rolesFor(access: Exclude<CallAccess, 'public' | 'internal'>): readonly Role[] {
  if (access === 'shippers') return OPERATOR_ROLES
  return access === 'teams' ? ROLES : access
}

/** Whether a ship key, or our own tools, may make the call. */
export function isForShipKeys(access: CallAccess): boolean {
  return access === 'shippers' || access === 'teams'
}
