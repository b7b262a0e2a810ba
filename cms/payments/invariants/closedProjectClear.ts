import type { LedgerInvariant } from './invariant'

/**
 * A closed or completed project holds and advances nothing. A closed one pays no more than its closing says, which is recorded with who
 * decided it, and refunds of the customer's credit.
 */
export const closedProjectClear: LedgerInvariant = {
  words: 'is closed and holds, advances or can pay more than its closing says',
  breaches: ({ project }) => `
    select p.number as about from payment_projects p join ledger_accounts a on a.project_id = p.number
    where p.status <> 'active' and ${project('p.number')}
    group by p.id
    having coalesce(sum(a.balance_cents) filter (where a.kind in ('escrow', 'retainage', 'fee', 'advance')), 0) > 0
      or p.status = 'closed' and (
        coalesce(sum(a.balance_cents) filter (where a.kind = 'fabricator_payable'), 0) > coalesce((p.closing ->> 'shopCents')::numeric, 0)
        or coalesce(sum(a.balance_cents) filter (where a.kind = 'builder_payable'), 0) > coalesce((p.closing ->> 'builderCents')::numeric, 0)
          + coalesce((select sum(x.amount_cents) from receipt_parts x
              where x.project_id = p.id and x.invoice_id is null and x.taken_back_at is null), 0))`,
}
