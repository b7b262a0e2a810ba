import { sql } from '@payloadcms/db-postgres'
import type { Claimable } from '../parties/claimables'
import { decisionLinks } from './decisionLinks'
import { statusGiven } from './statusGiven'

export const claimableDecision: Claimable = {
  links: decisionLinks,
  collection: 'credit-applications',
  select: (id) => sql`
    select id, token_hash as "tokenHash", email as "contactEmail", contact_name as "contactName", company_name as "companyName",
      company_id as "companyId" from credit_applications where id = ${id}`,
  // A rejected one would take the credit of a company that has some away.
  unclaimed: (email) => sql`
    select id, company_name as "companyName" from credit_applications
    where mailbox_of(email) = mailbox_of(${email}) and company_id is null and qualification_status <> 'rejected'`,
  give: (id, companyId) =>
    sql`update credit_applications a set company_id = ${companyId}, qualification_status = ${statusGiven(companyId)} where id = ${id}`,
}
