import type { getOwnAccount as getOwnAccountCall } from '@framewell/domain/parties/ownAccountCall'
import type { Operation } from '../platform/http/calls/bindCall'
import { companiesOf } from './companyOf'
import { ownThings } from './ownThings'

/** The signed-in person, whom they act for, and what is theirs. */
export const getOwnAccount: Operation<typeof getOwnAccountCall> = async ({ req, now, session, refuse }) => {
  if (!session) throw refuse('signInRequired')
  const companies = await companiesOf(req)
  const things = await ownThings(
    req,
    companies.map(({ id }) => id),
    now,
  )
  const { name, email, role } = session
  return { person: { name, email, role }, companies, things }
}
