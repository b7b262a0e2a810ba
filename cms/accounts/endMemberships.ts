import type { Role } from '@framewell/domain/accounts/roles'
import { APIError, type CollectionAfterChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import type { Account } from '../payload-types'
import { extension } from '../platform/features/extension'
import { LAST_MAY_GO } from './guardAccounts'

/** Removes an account's person from every company that its role does not act for; from all when the role is null. */
export const companiesLeft = extension<(req: PayloadRequest, accountId: string, role: Role | null) => Promise<void>>('companiesLeft')

/**
 * What must be settled before an account is deleted or, with a company, before its person leaves that company; locks what the answer depends
 * on.
 */
export const leavingObstacles =
  extension<(req: PayloadRequest, accountId: string, company: string | null) => Promise<readonly string[]>>('leavingObstacles')

/** Refuses what the deletion of personal data would refuse. Demo accounts go before a deployment opens: nobody answers for them. */
export async function refuseToLeave(req: PayloadRequest, accountId: string, company: string | null = null): Promise<void> {
  if (req.context[LAST_MAY_GO] === true) return
  const obstacles = await leavingObstacles.get()(req, accountId, company)
  if (obstacles.length > 0) throw new APIError(obstacles.join(' '), 409, undefined, true)
}

export const keepAnswerable: CollectionBeforeDeleteHook = ({ id, req }) => refuseToLeave(req, String(id))

/** Memberships end with their account: a later account with the same address starts without any. */
export const endMemberships: CollectionBeforeDeleteHook = ({ id, req }) => companiesLeft.get()(req, String(id), null)

/** An account acts for one kind of company, and staff for none: a change of role ends the memberships of the former one. */
export const endFormerMemberships: CollectionAfterChangeHook<Account> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.role !== previousDoc.role) await companiesLeft.get()(req, doc.id, doc.role)
}
