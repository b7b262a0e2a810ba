import { MEMBER_ROLES } from '@framewell/domain/parties/company'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { addMember } from './members'

const joinedSchema = z.object({ membership: z.string(), account: z.string().nullable(), email: z.string(), company: z.string() })
const lostSchema = z.object({ company: z.string(), person: z.string(), role: z.enum(MEMBER_ROLES) })

/**
 * Removes the people an account invited since a time from their companies, and restores the account itself where one of them removed it:
 * for an account whose session was somebody else's.
 * @param since ISO time
 * @returns who was removed, for the account's owner
 */
export async function endMembersInvitedBy(req: PayloadRequest, account: string, since: string): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select m.id::text as membership, p.account_id::text as account, p.email, c.name as company
    from party_invitations i join memberships m on m.company_id = i.company_id and m.person_id = i.person_id
      join people p on p.id = i.person_id join companies c on c.id = i.company_id
    where i.invited_by_id = ${account} and i.created_at >= ${since} and i.accepted_at is not null and m.created_at >= ${since}`)
  const joined = z.array(joinedSchema).parse(rows)
  const accounts = joined.flatMap((member) => member.account ?? [])
  for (const { company, person, role } of await lostTo(req, account, accounts, since)) await addMember(req, company, person, role)
  // Only operators may use the collection; the person who opened the link is the account's owner.
  for (const { membership: id } of joined) await req.payload.delete({ collection: 'memberships', id, overrideAccess: true, req })
  return joined.map(({ email, company }) => `${email}, who had joined ${company}`)
}

/** Memberships of an account that one of these accounts ended. */
async function lostTo(req: PayloadRequest, account: string, by: readonly string[], since: string) {
  const db = await transactionOf(req)
  const idOf = (member: string) => sql`coalesce(r.before -> ${member}::text ->> 'id', r.before ->> ${member}::text)`
  const { rows } = await db.execute(sql`
    select distinct ${idOf('company')} as company, ${idOf('person')} as person, r.before ->> 'role' as role
    from audit_records r join people p on p.id::text = ${idOf('person')}
    where r.action = 'membership-delete' and p.account_id = ${account} and r.created_at >= ${since}
      and r.actor_id in (select jsonb_array_elements_text(${JSON.stringify(by)}::jsonb))`)
  return z.array(lostSchema).parse(rows)
}
