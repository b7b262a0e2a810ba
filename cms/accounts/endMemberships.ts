import type { Role } from '@framewell/domain/accounts/roles'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import type { Account } from '../payload-types'
import { extension } from '../platform/features/extension'

/** Removes an account's person from every company that its role does not act for; from all when the role is null. */
export const companiesLeft = extension<(req: PayloadRequest, accountId: string, role: Role | null) => Promise<void>>('companiesLeft')

/** Memberships end with their account: a later account with the same address starts without any. */
export const endMemberships: CollectionBeforeDeleteHook = ({ id, req }) => companiesLeft.get()(req, String(id), null)

/** An account acts for one kind of company, and staff for none: a change of role ends the memberships of the former one. */
export const endFormerMemberships: CollectionAfterChangeHook<Account> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.role !== previousDoc.role) await companiesLeft.get()(req, doc.id, doc.role)
}
