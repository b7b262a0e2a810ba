export const SIGN_IN_PATH = '/sign-in'
export const ACCOUNT_PATH = '/account'
/** Where owners manage their company's members. */
export const PEOPLE_PATH = '/company-people'
/** Sign-in methods and sessions. */
export const SECURITY_PATH = '/account-security'
/** Where a password reset link is requested. */
export const FORGOTTEN_PATH = '/reset-password'
/** The staff area. */
export const STAFF_PATH = '/admin'

/** The sign-in page's URL with a return path (path and query) on this site. */
export function signInPathFor(place: string): string {
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(place)}`
}
/** An engineer's assigned orders. */
export const REVIEWS_PATH = '/engineering-review'
