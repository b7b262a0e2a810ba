import type { LedgerInvariant } from './invariant'

/** Keys of bookings of movements, and of what reverses them. */
const BOOKING = '^(?:reversal:)?(?:receipt|credit):([0-9a-f-]{36})'

/**
 * A payment of a customer is its parts in force plus what is left of it, cent for cent, and each part pays an invoice of that customer. An
 * invoice is paid by parts in force and nothing else.
 */
export const receiptUsedOnce: LedgerInvariant = {
  words: 'is not the sum of its parts',
  breaches: ({ project, named }) => `
    select 'Payment ' || l.bank_reference as about from bank_lines l
      left join lateral (select sum(x.amount_cents) as cents, bool_or(x.company_id <> l.company_id) as other
        from receipt_parts x where x.line_id = l.id and x.taken_back_at is null) used on true
    where (l.company_id is not null or l.unapplied_cents > 0 or used.cents > 0)
      and (l.company_id is null or l.status not in ('matched', 'assigned') or other is true
        or l.amount_cents <> l.unapplied_cents + coalesce(used.cents, 0))
      and ${named('l.id', BOOKING)}
    union all
    select i.number from invoices i join payment_projects p on p.id = i.project_id
    where i.paid_cents <> coalesce((select sum(x.amount_cents) from receipt_parts x where x.invoice_id = i.id and x.taken_back_at is null), 0)
      and ${project('p.number')}`,
}
