import { sql } from '@payloadcms/db-postgres'
import type { Claimable } from '../parties/claimables'
import { productionLinks } from './productionLinks'

export const claimableProduction: Claimable = {
  links: productionLinks,
  collection: 'plan-productions',
  select: (id) => sql`
    select id, token_hash as "tokenHash", contact_email as "contactEmail", contact_name as "contactName", null as "companyName",
      company_id as "companyId" from plan_productions where id = ${id}`,
  unclaimed: (email) => sql`
    select id, null as "companyName" from plan_productions where lower(contact_email) = ${email} and company_id is null`,
  give: (id, companyId) => sql`update plan_productions set company_id = ${companyId} where id = ${id}`,
}
