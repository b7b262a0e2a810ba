import type { LedgerInvariant } from './invariant'
import { PAYABLE_OWNER } from './payableOwner'

/**
 * A shop is paid only what it earned: of everything that was ever payable to shops on a project, each shop is paid at most what it earned
 * or was approved, and what is payable now belongs to the current shop.
 */
export const shopEarned: LedgerInvariant = {
  words: 'pays a shop what another one earned or asked for',
  breaches: ({ project }) => `
    with moved as (
      select p.number, p.fabricator_id as present, -e.amount_cents as cents, regexp_replace(s.key, '^reversal:', '') as key, s.description
      from payment_projects p join ledger_accounts a on a.project_id = p.number and a.kind = 'fabricator_payable'
        join ledger_entries e on e.account_id = a.id join ledger_postings s on s.id = e.posting_id
      where ${project('p.number')}
    ), owned as (
      select m.number, m.present, m.cents, ${PAYABLE_OWNER} as shop
      from moved m
    ), sums as (select number, present, shop, sum(cents) as cents from owned group by number, present, shop)
    select distinct number as about from sums where cents < 0 or cents > 0 and shop is distinct from present`,
}
