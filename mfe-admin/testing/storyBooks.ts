import { cents } from '@framewell/domain/money/cents'
import type { Books } from '@framewell/domain/payments/bookCalls'
import type { LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'

/** An account by its opening balance (debits less credits), debits and credits, in dollars. */
const row = (account: LedgerAccountKind, opening: number, debit: number, credit: number) => ({
  account,
  openingCents: cents(opening * 100),
  debitCents: cents(debit * 100),
  creditCents: cents(credit * 100),
})

/** Books of a month in which a deposit came in, a phase was released, and the bank charged its fee; without them no entries. */
export function storyBooks(filled: boolean): Books {
  if (!filled) return { rows: [], closings: [] }
  return {
    rows: [
      row('bank', 100_000, 11_780, 45),
      row('escrow', 0, 4_712, 11_780),
      row('fabricator_payable', 0, 0, 4_618),
      row('capital', -100_000, 0, 0),
      row('fee', 0, 0, 94),
      row('bank_charges', 0, 45, 0),
    ],
    closings: [{ month: '2026-10', from: null, until: '2026-10-31', by: 'Olivia Park', at: '2026-11-02T15:00:00.000Z' }],
  }
}

/** Receivables that tie. */
export const STORY_TIE = {
  issuedCents: 4_712_000,
  scheduledCents: 1_178_000,
  ledgerCents: 5_890_000,
  differenceCents: 0,
  depositsCents: 745_000,
  creditCents: 8_000,
  creditLedgerCents: 8_000,
  creditDifferenceCents: 0,
  differing: [],
}
