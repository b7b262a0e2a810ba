import type { Refusal } from '../http/refusal'

/**
 * Why some data about a person stays after deletion. GDPR Art. 17(3)(b) and (e), and CCPA § 1798.105(d), except records the law requires
 * and records needed for claims; what stays is used for nothing else.
 */
export const KEEP_REASONS = {
  books: 'Bookkeeping: what was billed, paid and posted, and who did it, is kept for as long as tax law asks for it.',
  audit: 'Proof of who decided what: these records can be changed by nobody.',
  contract: 'A signed agreement: it is the evidence of what both sides agreed to.',
  others: 'It was said to the other parties of a project and belongs to their record too; the name beside it goes where it can.',
  business: 'It is about a company, not about a person.',
} as const
export type KeepReason = keyof typeof KEEP_REASONS

/** Replaces a name. */
export const ANONYMOUS_NAME = 'Deleted person'
/** Never receives mail: the domain is reserved and has no servers (RFC 2606). */
const ANONYMOUS_DOMAIN = 'deleted.invalid'

/** Replaces an address. @param id unique per deleted person */
export function anonymousAddress(id: string): string {
  return `deleted-${id}@${ANONYMOUS_DOMAIN}`
}

/** True for a deleted person's address. */
export function isAnonymousAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${ANONYMOUS_DOMAIN}`)
}

interface ErasureFacts {
  /** The person asks for themselves. */
  readonly self: boolean
  readonly lastSuperAdmin: boolean
  /** The person's orders that are neither completed nor canceled. */
  readonly openOrders: number
  /** Companies with open orders, unsettled money or a dispute, and no other owner with an account. */
  readonly companiesWithoutOwner: readonly string[]
  /** Shops that get orders, of companies with no other owner with an account. */
  readonly activeShops: readonly string[]
}

/** What must be settled before a person can be deleted; empty when nothing prevents it. */
export function erasureObstacles({ self, lastSuperAdmin, openOrders, companiesWithoutOwner, activeShops }: ErasureFacts): string[] {
  return [
    ...(self ? ['Nobody deletes themselves here: another super admin does it.'] : []),
    ...(lastSuperAdmin ? ['This is the last super admin. Make somebody else one first.'] : []),
    ...(openOrders > 0
      ? [`${openOrders === 1 ? 'One order' : `${openOrders} orders`} of this person must be completed or canceled first.`]
      : []),
    ...companiesWithoutOwner.map((name) => `${name} has open business and no other owner. Make somebody else its owner first.`),
    ...activeShops.map(
      (name) => `${name} is an active shop, and nobody else could answer for it. Pause it or make somebody else its owner first.`,
    ),
  ]
}

/**
 * Why a person can't be deleted: something must be settled first, nothing is stored about them, or all of it stays.
 * @param areas what is stored about them
 */
export function erasureRefusal(
  areas: readonly { readonly end: 'deleted' | 'anonymised' | 'kept' }[],
  obstacles: readonly string[],
): Refusal<'obstacles' | 'unknownPerson' | 'nothingToDelete'> | undefined {
  if (obstacles.length > 0) return { refusal: 'obstacles', more: { fields: obstacles.map((message) => ({ path: 'address', message })) } }
  if (areas.length === 0) return { refusal: 'unknownPerson' }
  return areas.every(({ end }) => end === 'kept') ? { refusal: 'nothingToDelete' } : undefined
}
