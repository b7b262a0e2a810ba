import type { LedgerInvariant } from './invariant'

/** SQL: what belongs in the escrow account for the project of a group of accounts: `toHoldCents` of domain/payments/funding.ts. */
const TO_HOLD = `greatest(0, coalesce(sum(balance_cents) filter (where kind in ('escrow', 'retainage')), 0)
  - coalesce(sum(balance_cents) filter (where kind = 'receivable'), 0)) + coalesce(sum(balance_cents) filter (where kind = 'builder_payable'), 0)`

/**
 * The escrow account holds for each project no more than was paid and is neither released nor refunded. Transfers in transit are those that one statement of
 * two shows. Over the whole database also: the escrow account in the books is what its statements brought and took, as far as it is booked.
 */
export const escrowHeld: LedgerInvariant = {
  words: 'has another sum in the escrow account or on the way to it than receipts, releases and transfers say',
  breaches: ({ project, moves, everywhere }) => `
    select project_id as about from ledger_accounts
    where project_id is not null and kind in ('escrow_cash', 'escrow', 'retainage', 'receivable', 'builder_payable') and ${project('project_id')}
    group by project_id having coalesce(sum(balance_cents) filter (where kind = 'escrow_cash'), 0) > ${TO_HOLD}
    union all
    select 'The account of transfers in transit' where ${moves('transfers_in_transit')}
      and coalesce((select balance_cents from ledger_accounts where kind = 'transfers_in_transit'), 0)
        <> coalesce((select sum(case when left_line_id is not null then amount_cents else 0 end
          - case when arrived_line_id is not null then amount_cents else 0 end) from bank_transfers), 0)
    union all
    select 'The escrow account' where ${everywhere}
      and coalesce((select sum(balance_cents) from ledger_accounts where kind in ('escrow_bank', 'escrow_cash')), 0)
        <> coalesce((select greatest(0, opening_cents) from bank_statements s where house_account = 'escrow'
          and not exists (select from statement_take_backs t where t.statement_id = s.id) order by created_at, id limit 1), 0)
        + coalesce((select sum(amount_cents) from bank_lines where house_account = 'escrow' and status <> 'taken_back'
          and (amount_cents > 0 or status <> 'unmatched')), 0)`,
}
