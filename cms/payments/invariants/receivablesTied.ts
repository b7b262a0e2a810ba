import type { LedgerInvariant } from './invariant'

/**
 * An order's receivable accounts, of price and of sales tax, are exactly what is open of each on its invoices for trade credit, issued and
 * scheduled, and the last recorded state of every invoice is what the invoice says.
 */
export const receivablesTied: LedgerInvariant = {
  words: 'has another balance than its invoices',
  breaches: ({ project }) => `
    select 'The receivable account of ' || p.number as about from payment_projects p
      left join lateral (select sum(i.amount_cents - i.paid_cents - i.credited_cents) as cents,
          sum(i.tax_cents - i.paid_tax_cents - i.credited_tax_cents) as tax from invoices i
        where i.project_id = p.id and not i.prepaid and i.status <> 'void') owed on true
      left join ledger_accounts a on a.project_id = p.number and a.kind = 'receivable'
      left join ledger_accounts t on t.project_id = p.number and t.kind = 'tax_receivable'
    where (coalesce(owed.cents - owed.tax, 0) <> coalesce(a.balance_cents, 0) or coalesce(owed.tax, 0) <> coalesce(t.balance_cents, 0)) and ${project('p.number')}
    union all
    select 'The history of ' || i.number from invoices i join payment_projects p on p.id = i.project_id
      left join lateral (select * from invoice_states s where s.invoice_id = i.id order by s.id desc limit 1) s on true
    where (s.status, s.paid_cents, s.credited_cents) is distinct from (i.status::text, i.paid_cents::bigint, i.credited_cents::bigint)
      and ${project('p.number')}`,
}
