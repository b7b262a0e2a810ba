import type { LedgerInvariant } from './invariant'

/** The customer credit account holds exactly what customers' payments have not been applied or refunded. */
export const creditKept: LedgerInvariant = {
  words: 'holds another sum than what is left of the payments of customers',
  breaches: ({ moves }) => `
    select 'The customer credit account' as about
    where ${moves('customer_credit')} and coalesce((select balance_cents from ledger_accounts where kind = 'customer_credit' and project_id is null), 0)
      <> coalesce((select sum(unapplied_cents) from bank_lines where unapplied_cents > 0), 0)`,
}
