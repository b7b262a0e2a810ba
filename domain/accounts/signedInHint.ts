import type { Role } from './roles'

/**
 * The cookie that says, to the browser's own code alone, that somebody is signed in here, and of which kind: the session's own cookie is out
 * of its reach. It opens nothing and names nobody; whoever has it without a session is asked for one and loses it.
 */
export const SIGNED_IN_HINT = 'fw-signed-in'

/** Its name on a site that is reached by https: no neighbour of the site can set it there. */
export const SECURE_SIGNED_IN_HINT = `__Host-${SIGNED_IN_HINT}`

/** Where a browser asks who is signed in; signing in and out go there too. */
export const SESSION_PATH = '/api/session'

/** Kinds of people who have a place of their own on the site. */
export const KINDS_OF_PEOPLE = ['operator', 'editor', 'builder', 'partner'] as const
type KindOfPerson = (typeof KINDS_OF_PEOPLE)[number]

export function kindOfPerson(role: Role): KindOfPerson {
  return role === 'super_admin' ? 'operator' : role
}

/** Where the operators' desk is: what leads there is for them, and for whoever has not signed in yet. */
export const DESK_PATH = '/admin'

/** What stands in the site's header for the others, in the place of the way to the desk. */
export const OWN_PLACES = [
  { whose: 'editor', label: 'Content', href: '/content-management' },
  { whose: 'builder', label: 'Your Orders', href: '/order-tracking' },
  { whose: 'partner', label: 'Your Shop', href: '/shop' },
] as const satisfies readonly { readonly whose: KindOfPerson; readonly label: string; readonly href: string }[]
