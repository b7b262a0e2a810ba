import { EDITOR_ROLES, OPERATOR_ROLES, PANEL_ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** True when the request's person has one of the roles. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, roles: readonly Role[]): boolean {
  return !!req.user && roles.includes(req.user.role)
}

const access =
  (roles: readonly Role[]) =>
  ({ req }: { req: PayloadRequest }): boolean =>
    hasRole(req, roles)

/** Access rules that collections share. */
export const superAdmins = access(['super_admin'])
export const operators = access(OPERATOR_ROLES)
export const editors = access(EDITOR_ROLES)
export const panelUsers = access(PANEL_ROLES)
export const anyone = (): boolean => true
/** Closed to every request; only the server's own code (overrideAccess) gets through. */
export const nobody = (): boolean => false

export const operatorField: FieldAccess = ({ req }) => hasRole(req, OPERATOR_ROLES)
export const superAdminField: FieldAccess = ({ req }) => hasRole(req, ['super_admin'])

/** Super admins see every account, everyone else their own. */
export const superAdminsOrSelf: Access = ({ req }) => hasRole(req, ['super_admin']) || (req.user ? { id: { equals: req.user.id } } : false)
