import { PANEL_ROLES, type Role } from '@framewell/domain/accounts/roles'
import { returnPath } from '@framewell/remote-kit/session/returnPath'
import { ACCOUNT_PATH, SIGN_IN_PATH, STAFF_PATH } from './accountPaths'

/** Where a sign-in leads: to the place a person came from when it is one of this site, else to what is theirs. */
export function placeAfterSignIn(role: Role, next: string | null): string {
  return returnPath(next, SIGN_IN_PATH) ?? (PANEL_ROLES.some((staff) => staff === role) ? STAFF_PATH : ACCOUNT_PATH)
}
