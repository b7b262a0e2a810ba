import type { PayloadRequest } from 'payload'
import type { Account } from '../payload-types'
import { demoSignIns } from './demoAccounts'

/** The demo account of a role; undefined if there is none. */
export async function demoAccount(req: PayloadRequest, role: string): Promise<Account | undefined> {
  const email = demoSignIns.find((each) => each.role === role)?.email ?? ''
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { email: { equals: email } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]
}
