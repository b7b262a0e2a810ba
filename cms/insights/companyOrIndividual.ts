import { sql } from '@payloadcms/db-postgres'

/** What an application's row applies for: its company, or the person; the form sends an empty name for a person. */
export const companyOrIndividual = sql`coalesce(nullif(company_name, ''), 'Individual')`
