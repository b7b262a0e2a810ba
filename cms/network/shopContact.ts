import type { PayloadRequest } from 'payload'
import { hasMembers } from '../parties/members'
import type { Fabricator } from '../payload-types'
import { idOf } from '../platform/database/idOf'

/** Who hears of a shop: its company's people, and the address of its application while none of them has an account. */
export async function shopContact(req: PayloadRequest, { id, name, company: owner, contactName, contactEmail }: Fabricator) {
  const company = owner ? idOf(owner) : null
  return {
    fabricator: id,
    shopName: name,
    company,
    hasMembers: await hasMembers(req, company),
    name: contactName ?? '',
    email: contactEmail || null,
  }
}
