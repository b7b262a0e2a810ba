import { aboutRows } from './aboutRows'
import type { LedgerInvariant } from './invariant'

/**
 * A payment of a customer is its parts in force plus what is left of it, cent for cent, and each part pays an invoice of that customer. An
 * invoice is paid by parts in force and nothing else.
 */
export const receiptUsedOnce: LedgerInvariant = {
  words: 'is not the sum of its parts',
  breaches: (client, touched) =>
    aboutRows(
      client,
      `select 'Payment ' || l.bank_reference as about from bank_lines l
         left join lateral (select sum(x.amount_cents) as cents, bool_or(x.company_id <> l.company_id) as other
           from receipt_parts x where x.line_id = l.id and x.taken_back_at is null) used on true
       where (l.company_id is not null or l.unapplied_cents > 0 or used.cents > 0)
         and (l.company_id is null or l.status not in ('matched', 'assigned') or other is true
           or l.amount_cents <> l.unapplied_cents + coalesce(used.cents, 0))
         and ($1::uuid[] is null or l.id = any($1))
       union all
       select i.number from invoices i join payment_projects p on p.id = i.project_id
       where i.paid_cents <> coalesce((select sum(x.amount_cents) from receipt_parts x where x.invoice_id = i.id and x.taken_back_at is null), 0)
         and ($2::varchar[] is null or p.number = any($2))`,
      [touched && linesOf(touched.postings), touched?.projects ?? null],
    ),
}

/** Movements with a posted booking: `receipt:{line}`, `credit:{line}`, and what reverses them. */
function linesOf(postings: readonly string[]): string[] {
  return postings.flatMap((key) => key.match(/^(?:reversal:)?(?:receipt|credit):([0-9a-f-]{36})/)?.[1] ?? [])
}
