export const SIGN_IN_PATH = '/sign-in'
export const ACCOUNT_PATH = '/account'
/** Where owners keep who belongs to their company. */
export const PEOPLE_PATH = '/company-people'
/** How and where a person signs in. */
export const SECURITY_PATH = '/account-security'
/** Where a link for a new password is asked for. */
export const FORGOTTEN_PATH = '/reset-password'
/** Where people who run the network work. */
export const STAFF_PATH = '/admin'

/** The sign-in page's address that leads back to a place (path and query) of this site. */
export function signInPathFor(place: string): string {
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(place)}`
}
