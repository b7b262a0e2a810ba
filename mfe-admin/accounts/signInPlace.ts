import { EDITOR_ROLES, OPERATOR_ROLES, type Role } from '@framewell/domain/accounts/roles'
import { returnPath } from '@framewell/remote-kit/session/returnPath'

export const LOGIN_PATH = '/admin-login'
/** Where a sign-in leads by default. */
export const AFTER_LOGIN_PATH = '/admin'
/** The editors' part of the admin area. */
export const CONTENT_PATH = '/content-management'

/** The sign-in page's URL with a return path (path and query) on this site. */
export function loginPathFor(place: string): string {
  return `${LOGIN_PATH}?next=${encodeURIComponent(place)}`
}

/** Where to go after sign-in: `next` if it is a path of this site, otherwise the dashboard. */
export function placeAfterLogin(next: string | null): string {
  return returnPath(next, LOGIN_PATH) ?? AFTER_LOGIN_PATH
}

/** Where a role goes after sign-in: operators anywhere, editors to the content screen. Null for roles without access to the admin area. */
export function placeForRole(role: Role, next: string | null): string | null {
  if (OPERATOR_ROLES.some((operator) => operator === role)) return placeAfterLogin(next)
  if (!EDITOR_ROLES.some((editor) => editor === role)) return null
  const place = placeAfterLogin(next)
  return place.split(/[?#]/, 1)[0] === CONTENT_PATH ? place : CONTENT_PATH
}
