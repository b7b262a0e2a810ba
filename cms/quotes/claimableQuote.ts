import { sql } from '@payloadcms/db-postgres'
import type { Claimable } from '../parties/claimables'
import { quoteLinks } from './quoteLinks'

export const claimableQuote: Claimable = {
  links: quoteLinks,
  collection: 'issued-quotes',
  // All revisions belong to the contact that made the first one. A later contact cannot claim them.
  select: (id) => sql`
    select q.id, q.token_hash as "tokenHash", made.contact_email as "contactEmail", made.contact_name as "contactName",
      made.contact_company as "companyName", q.company_id as "companyId" from issued_quotes q
      left join lateral (select contact_email, contact_name, contact_company from issued_quotes m
        where m.number = q.number and m.contact_email is not null order by m.revision limit 1) made on true
    where q.id = ${id}`,
  unclaimed: (email) => sql`
    select id, contact_company as "companyName" from issued_quotes where lower(contact_email) = ${email} and company_id is null`,
  give: (id, companyId) => sql`
    update issued_quotes set company_id = ${companyId} where number = (select number from issued_quotes where id = ${id})`,
}
