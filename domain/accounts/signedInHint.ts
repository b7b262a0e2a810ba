import type { Role } from './roles'

/**
 * A cookie that tells the browser's own code that somebody is signed in and of which kind, since it can't read the session cookie. It
 * grants nothing and names nobody; without a session it leads to a sign-in and is removed. 'builder_approved' is a builder whose company
 * has approved credit.
 */
export const SIGNED_IN_HINT = 'fw-signed-in'

/** Follows the kind of a builder whose company has approved credit. */
export const APPROVED_HINT = '_approved'

/** Source of the expression that reads the hint: the kind of person, and the mark of approved credit. */
export const READ_HINT = `(?:^|; )(?:__Host-)?${SIGNED_IN_HINT}=([a-z]+)(${APPROVED_HINT})?`

/** Its name on an https site: no neighboring site can set it there. */
export const SECURE_SIGNED_IN_HINT = `__Host-${SIGNED_IN_HINT}`

/** Where a browser asks who is signed in; also used for signing in and out. */
export const SESSION_PATH = '/api/session'

/** Kinds of people with their own start page. */
export const KINDS_OF_PEOPLE = ['operator', 'editor', 'builder', 'partner'] as const
type KindOfPerson = (typeof KINDS_OF_PEOPLE)[number]

export function kindOfPerson(role: Role): KindOfPerson {
  return role === 'super_admin' ? 'operator' : role
}

/** The operators' start page: links to it are for them, and for signed-out visitors. */
export const OPERATORS_PATH = '/admin'

/** Header links for the others, instead of the operators' start page. */
export const START_PAGES = [
  { whose: 'editor', label: 'Content', href: '/content-management' },
  { whose: 'builder', label: 'Your Orders', href: '/order-tracking' },
  { whose: 'partner', label: 'Your Shop', href: '/shop' },
] as const satisfies readonly { readonly whose: KindOfPerson; readonly label: string; readonly href: string }[]
