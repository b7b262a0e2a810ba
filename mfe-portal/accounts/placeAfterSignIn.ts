import { PANEL_ROLES, type Role } from '@framewell/domain/accounts/roles'
import { returnPath } from '@framewell/remote-kit/session/returnPath'
import { ACCOUNT_PATH, SIGN_IN_PATH, STAFF_PATH } from './accountPaths'

/** Where a sign-in leads: `next` if it is a path of this site, otherwise the role's own page. */
export function placeAfterSignIn(role: Role, next: string | null): string {
  return returnPath(next, SIGN_IN_PATH) ?? (PANEL_ROLES.some((staff) => staff === role) ? STAFF_PATH : ACCOUNT_PATH)
}
