import type { Refusal } from '../http/refusal'

/**
 * Why something about a person stays when they are deleted. GDPR Art. 17(3)(b) and (e), and CCPA § 1798.105(d), except records that the law
 * asks for and those that claims are settled with; what stays is used for nothing else.
 */
export const KEEP_REASONS = {
  books: 'Bookkeeping: what was billed, paid and posted, and who did it, is kept for as long as tax law asks for it.',
  audit: 'Proof of who decided what: these records can be changed by nobody.',
  contract: 'A signed agreement: it is the evidence of what both sides agreed to.',
  others: 'It was said to the other parties of a project and belongs to their record too; the name beside it goes where it can.',
  business: 'It is about a company, not about a person.',
} as const
export type KeepReason = keyof typeof KEEP_REASONS

/** What stands in the place of a name. */
export const ANONYMOUS_NAME = 'Deleted person'
/** No mail leaves for it: the domain is reserved and has no servers (RFC 2606). */
const ANONYMOUS_DOMAIN = 'deleted.invalid'

/** What stands in the place of an address. @param id unlike for every deleted person */
export function anonymousAddress(id: string): string {
  return `deleted-${id}@${ANONYMOUS_DOMAIN}`
}

/** True for the address of somebody who was deleted. */
export function isAnonymousAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${ANONYMOUS_DOMAIN}`)
}

interface ErasureFacts {
  /** Whoever asks is the person. */
  readonly self: boolean
  readonly lastSuperAdmin: boolean
  /** Orders the person placed that are neither completed nor cancelled. */
  readonly openOrders: number
  /** Companies with open orders or unpaid invoices that have no other owner with an account. */
  readonly companiesWithoutOwner: readonly string[]
}

/** What has to be settled before a person can be deleted; empty when nothing stands in the way. */
export function erasureObstacles({ self, lastSuperAdmin, openOrders, companiesWithoutOwner }: ErasureFacts): string[] {
  return [
    ...(self ? ['Nobody deletes themselves here: another super admin does it.'] : []),
    ...(lastSuperAdmin ? ['This is the last super admin. Make somebody else one first.'] : []),
    ...(openOrders > 0
      ? [`${openOrders === 1 ? 'One order' : `${openOrders} orders`} of this person must be completed or cancelled first.`]
      : []),
    ...companiesWithoutOwner.map((name) => `${name} has open business and no other owner. Make somebody else its owner first.`),
  ]
}

/**
 * Why a person can't be deleted: something must be settled first, nothing is kept about them, or all of it stays.
 * @param areas what is kept about them
 */
export function erasureRefusal(
  areas: readonly { readonly end: 'deleted' | 'anonymised' | 'kept' }[],
  obstacles: readonly string[],
): Refusal<'obstacles' | 'unknownPerson' | 'nothingToDelete'> | undefined {
  if (obstacles.length > 0) return { refusal: 'obstacles', more: { fields: obstacles.map((message) => ({ path: 'address', message })) } }
  if (areas.length === 0) return { refusal: 'unknownPerson' }
  return areas.every(({ end }) => end === 'kept') ? { refusal: 'nothingToDelete' } : undefined
}
