import { colleagueRemoved } from '@framewell/domain/notifications/events/parties'
import type { removeColleague as removeColleagueCall } from '@framewell/domain/parties/colleagueCalls'
import { removalRefusal } from '@framewell/domain/parties/colleagues'
import { MEMBER_ROLES } from '@framewell/domain/parties/company'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../notifications/notify'
import { plainWords } from '../notifications/plainWords'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { companiesOwnedBy } from './companyOf'

/**
 * An owner removes a person from one of their companies. Removals in one company run one after the other and check the owner again: of two
 * owners who remove each other at once, the second is no owner any more.
 */
export const removeColleague: Operation<typeof removeColleagueCall> = async ({ req, refuse, session }, { id }) => {
  const companyId = (await membershipOf(req, id))?.companyId
  if (!companyId) throw refuse('unknownColleague')
  await lock(req, 'members', companyId)
  const company = (await companiesOwnedBy(req)).find((owned) => owned.id === companyId)
  const member = await membershipOf(req, id)
  if (!company || !member) throw refuse('unknownColleague')
  const refusal = removalRefusal(member)
  if (refusal) throw refuse(refusal)
  const { name, email } = member
  const companyName = plainWords(company.name, 'your company')
  await notify(req, colleagueRemoved, { company: companyId, companyName, name, email, by: session?.name ?? '' })
  // Only operators may use the collection; owners have this call.
  await req.payload.delete({ collection: 'memberships', id, overrideAccess: true, req })
  return { removed: true }
}

const memberSchema = z.object({
  companyId: z.string(),
  role: z.enum(MEMBER_ROLES),
  name: z.string(),
  email: z.string(),
  owners: z.number(),
})

async function membershipOf(req: PayloadRequest, id: string) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select m.company_id as "companyId", m.role, people.name, people.email,
      (select count(*)::int from memberships o join people p on p.id = o.person_id
        where o.company_id = m.company_id and o.role = 'owner' and p.account_id is not null) as owners
    from memberships m join people on people.id = m.person_id where m.id = ${id}`)
  return rows[0] && memberSchema.parse(rows[0])
}
