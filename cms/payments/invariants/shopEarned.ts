import { aboutRows } from './aboutRows'
import type { LedgerInvariant } from './invariant'

/**
 * A shop is paid only what it earned: of everything that was ever payable to shops on a project, each shop is paid at most what it earned
 * or was approved, and what is payable now belongs to the current shop. Every entry belongs to a shop: an early payout to the shop that
 * requested it, a payout and its return to the shop the payout names, everything else to the project's shop, which cannot change once a
 * phase has released money.
 */
export const shopEarned: LedgerInvariant = {
  words: 'pays a shop what another one earned or asked for',
  breaches: (client, touched) =>
    aboutRows(
      client,
      `with moved as (
         select p.number, p.fabricator_id as present, -e.amount_cents as cents, regexp_replace(s.key, '^reversal:', '') as key, s.description
         from payment_projects p join ledger_accounts a on a.project_id = p.number and a.kind = 'fabricator_payable'
           join ledger_entries e on e.account_id = a.id join ledger_postings s on s.id = e.posting_id
         where $1::varchar[] is null or p.number = any($1)
       ), owned as (
         select m.number, m.present, m.cents, case
           when m.key ~ '^(advance|undone|debt):' then (select q.fabricator_id from factoring_requests q where q.id =
             (case when split_part(m.key, ':', 2) ~ '^[0-9a-f-]{36}$' then split_part(m.key, ':', 2)::uuid end))
           when m.key ~ '^(payout|payout-failed|returned|unclaimed):' then
             (select o.fabricator_id from payouts o where o.reference = substring(m.description from 'Payout (PO-[0-9-]+)'))
           else m.present end as shop
         from moved m
       ), sums as (select number, present, shop, sum(cents) as cents from owned group by number, present, shop)
       select distinct number as about from sums where cents < 0 or cents > 0 and shop is distinct from present`,
      [touched?.projects ?? null],
    ),
}
