/**
 * SQL: the shop that an entry of a project's 'fabricator_payable' belongs to, of the row `m` (key without 'reversal:', description, and the
 * project's present shop): an early payout to the shop that requested it, a payout and its return to the shop the payout names, everything else
 * to the project's shop, which cannot change once a phase has released money.
 */
export const PAYABLE_OWNER = `case
  when m.key ~ '^(advance|undone|debt):' then (select q.fabricator_id from factoring_requests q where q.id =
    (case when split_part(m.key, ':', 2) ~ '^[0-9a-f-]{36}$' then split_part(m.key, ':', 2)::uuid end))
  when m.key ~ '^(payout|payout-failed|returned|unclaimed):' then
    (select o.fabricator_id from payouts o where o.reference = substring(m.description from 'Payout (PO-[0-9-]+)'))
  else m.present end`
