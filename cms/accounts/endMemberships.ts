import type { Role } from '@framewell/domain/accounts/roles'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import type { Account } from '../payload-types'
import { extension } from '../platform/features/extension'

/** Removes an account's person from every company that its role, null when it goes, does not act for. */
export const companiesLeft = extension<(req: PayloadRequest, accountId: string, role: Role | null) => Promise<void>>('companiesLeft')

/** The rights of a deleted account end with it: an account that is later made with the same address is nobody's member. */
export const endMemberships: CollectionBeforeDeleteHook = ({ id, req }) => companiesLeft.get()(req, String(id), null)

/** Staff act for no company, and nobody for two kinds of them: what a former role was a member of ends with it. */
export const endFormerMemberships: CollectionAfterChangeHook<Account> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.role !== previousDoc.role) await companiesLeft.get()(req, doc.id, doc.role)
}
