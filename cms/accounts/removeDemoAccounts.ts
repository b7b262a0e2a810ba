import type { PayloadRequest } from 'payload'
import { findCredentials } from './findAccount'
import { LAST_MAY_GO } from './guardAccounts'
import { workingDemoAccounts } from './seedAccounts'

/** Deletes the accounts whose demo passwords still work, as a super admin deletes accounts. Run it in a transaction. @returns their addresses */
export async function removeDemoAccounts(req: PayloadRequest): Promise<string[]> {
  const open = await workingDemoAccounts(req)
  // The next start of a deployment creates the super admin of ADMIN_EMAIL.
  req.context[LAST_MAY_GO] = true
  for (const email of open) {
    const account = await findCredentials(req, email)
    // The console has no session; a person who runs it has the database anyway.
    if (account) await req.payload.delete({ collection: 'accounts', id: account.id, overrideAccess: true, req })
  }
  return open
}
