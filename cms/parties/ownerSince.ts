import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../platform/database/SqlPart'

/**
 * SQL: since when an account owns a company; null if it does not. Ownership given to a member by an operator counts from that change, and
 * that of an account with a changed address from that change: somebody who takes an account over moves its mail first.
 * @param company a company's ID
 * @param account an account's ID, as text
 */
export function ownerSince(company: SqlPart, account: SqlPart): SqlPart {
  return sql`(select greatest(m.created_at, (select max(r.created_at) from audit_records r where r.subject_type = 'memberships'
      and r.subject_id = m.id::text and r.action = 'membership-update' and r.before ->> 'role' is distinct from r.after ->> 'role'),
      (select max(r.created_at) from audit_records r where r.subject_type = 'accounts' and r.subject_id = ${account} and r.action = 'address-change'))
    from memberships m join people on people.id = m.person_id
    where m.company_id = ${company} and m.role = 'owner' and people.account_id::text = ${account})`
}
