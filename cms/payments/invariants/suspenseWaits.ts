import type { LedgerInvariant } from './invariant'

/**
 * The suspense account holds exactly what waits for a decision: receipts that are unmatched or will be sent back, and the part of returned
 * payouts that nobody is owed and that is neither recovered nor paid again.
 */
export const suspenseWaits: LedgerInvariant = {
  words: 'holds another sum than the receipts and returned payouts that wait in it',
  breaches: ({ moves }) => `
    select 'The suspense account' as about
    where ${moves('suspense')} and coalesce((select balance_cents from ledger_accounts where kind = 'suspense' and project_id is null), 0)
      <> coalesce((select sum(amount_cents) from bank_lines where status in ('unmatched', 'returning') and amount_cents > 0), 0)
      - coalesce((select sum(e.amount_cents) from payouts o cross join jsonb_array_elements_text(o.took_back) as t (posting)
          join ledger_entries e on e.posting_id = t.posting::bigint join ledger_accounts a on a.id = e.account_id
          where a.kind = 'suspense'), 0)
      - coalesce((select sum(amount_cents) from payouts where account::text = 'suspense' and status in ('sent', 'settled')), 0)`,
}
