import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isoTime } from '../../platform/database/isoTime'
import { transactionOf } from '../../platform/database/transactionOf'
import { PAYABLE_OWNER } from '../invariants/payableOwner'
import { type CompanyAccount, moveRows } from './customerAccount'

/** A shop's account with Framewell, positive where Framewell owes: what it earned and what it was paid, each entry at the shop it belongs to. */
export async function vendorAccount(req: PayloadRequest, companyId: string, projectId: string | undefined): Promise<CompanyAccount> {
  const db = await transactionOf(req)
  const own = sql`(select id from fabricators where company_id = ${companyId})`
  const { rows } = await db.execute(sql`
    with m as (
      select e.id, p.number, p.fabricator_id as present, -e.amount_cents as cents, s.effective_at, s.description,
        regexp_replace(s.key, '^reversal:', '') as key
      from payment_projects p join ledger_accounts a on a.project_id = p.number and a.kind = 'fabricator_payable'
        join ledger_entries e on e.account_id = a.id join ledger_postings s on s.id = e.posting_id
      where (p.fabricator_id in ${own} or p.id in (select project_id from factoring_requests where fabricator_id in ${own})
          or p.id in (select project_id from payouts where fabricator_id in ${own}))
        and (${projectId ?? null}::varchar is null or p.number = ${projectId ?? null})
    ), owned as (select m.*, ${sql.raw(PAYABLE_OWNER)} as shop from m)
    select ${isoTime(sql`o.effective_at`)} as at, case when o.key ~ '^(payout|payout-failed|returned|unclaimed):' then 'payment' when o.key ~ '^(advance|undone):' then 'early_payout'
        when o.cents < 0 then 'deduction' else 'earned' end as kind,
      o.description as words, o.number as "projectId", o.cents as "amountCents"
    from owned o join fabricators f on f.id = o.shop where f.company_id = ${companyId} order by o.id`)
  return { moves: moveRows.parse(rows), states: [] }
}
