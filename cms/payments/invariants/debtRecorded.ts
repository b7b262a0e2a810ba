import type { LedgerInvariant } from './invariant'

/** What the ledger says shops owe on a project equals what its requests say, shop by shop. */
export const debtRecorded: LedgerInvariant = {
  words: 'is owed by shops what none of its early payouts says',
  breaches: ({ project }) => `
    select p.number as about from payment_projects p
      left join ledger_accounts a on a.project_id = p.number and a.kind = 'shop_debt'
      left join lateral (select sum(q.owed_cents) as cents from factoring_requests q where q.project_id = p.id) owed on true
    where coalesce(a.balance_cents, 0) <> coalesce(owed.cents, 0) and ${project('p.number')}`,
}
