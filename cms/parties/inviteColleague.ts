import type { inviteColleague as inviteColleagueCall } from '@framewell/domain/parties/colleagueCalls'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../platform/http/calls/bindCall'
import { companiesOwnedBy } from './companyOf'
import { invite } from './invite'
import { findColleagues } from './storedColleague'

/** An owner invites a person into one of their companies. */
export const inviteColleague: Operation<typeof inviteColleagueCall> = async (context, { companyId, ...person }) => {
  const company = (await companiesOwnedBy(context.req)).find(({ id }) => id === companyId)
  if (!company) throw context.refuse('notOwner')
  const { kind, name: companyName } = company
  const { refusal, id } = await invite(context.req, context.now, { ...person, kind, into: { id: companyId, name: companyName } })
  if (refusal) throw context.refuse(refusal === 'unknownCompany' ? 'notOwner' : refusal)
  const [colleague] = await findColleagues(context.req, sql`where p.id = ${id}`)
  if (!colleague) throw new Error('The invitation was not stored')
  return { colleague }
}
