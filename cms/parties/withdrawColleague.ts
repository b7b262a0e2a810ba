import type { withdrawColleague as withdrawColleagueCall } from '@framewell/domain/parties/colleagueCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { companiesOwnedBy } from './companyOf'
import { withdraw } from './withdraw'

/** An owner withdraws an open invitation into one of their companies; another company's is not found. */
export const withdrawColleague: Operation<typeof withdrawColleagueCall> = async ({ req, now, refuse }, { id }) => {
  const owned = await companiesOwnedBy(req)
  const withdrawn = await withdraw(req, now, id, { of: owned.map((company) => company.id) })
  if (!withdrawn) throw refuse('unknownInvitation')
  return { withdrawn: true }
}
