import { sql } from '@payloadcms/db-postgres'

/** SQL: companies `c` of shops that money was owed to and that have signed no W-9. `owed.at` is when it was first owed. */
export const WITHOUT_W9 = sql`companies c cross join lateral (
    select min(t.posted_at) as at from fabricators f join payment_projects p on p.fabricator_id = f.id
      join ledger_accounts l on l.project_id = p.number and l.kind = 'fabricator_payable'
      join ledger_entries e on e.account_id = l.id join ledger_postings t on t.id = e.posting_id
    where f.company_id = c.id) as owed
  where owed.at is not null and not exists (select from w9_forms w where w.company_id = c.id)`
