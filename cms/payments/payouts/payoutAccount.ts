import type { Cents } from '@framewell/domain/money/cents'
import type { PayoutAccount } from '@framewell/domain/payments/payoutRun'
import { creditOwnAccount, creditProject, debitOwnAccount, debitProject, type LedgerEntry } from '@framewell/domain/payments/posting'

/** Takes a payout's amount from the account that pays it: the project's, or Framewell's suspense. */
export function debitPayoutAccount(projectId: string, account: PayoutAccount, amount: Cents): LedgerEntry {
  return account === 'suspense' ? debitOwnAccount(account, amount) : debitProject(projectId, account, amount)
}

/** Puts a returned payout's amount back. */
export function creditPayoutAccount(projectId: string, account: PayoutAccount, amount: Cents): LedgerEntry {
  return account === 'suspense' ? creditOwnAccount(account, amount) : creditProject(projectId, account, amount)
}
