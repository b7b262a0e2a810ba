import type { Role } from '@framewell/domain/accounts/roles'
import type { PayloadRequest } from 'payload'
import type { Account } from '../payload-types'
import { demoEngineer, demoSignIns } from './demoAccounts'

/** The demo account of a role, or the demo engineer; undefined if there is none. */
export async function demoAccount(req: PayloadRequest, who: Role | 'engineer'): Promise<Account | undefined> {
  const email = who === 'engineer' ? demoEngineer.email : (demoSignIns.find(({ role }) => role === who)?.email ?? '')
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { email: { equals: email } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]
}
