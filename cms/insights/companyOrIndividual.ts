import { sql } from '@payloadcms/db-postgres'

/** SQL: the company of a credit application, or 'Individual': the form sends an empty name for a person without one. */
export const companyOrIndividual = sql`coalesce(nullif(company_name, ''), 'Individual')`
