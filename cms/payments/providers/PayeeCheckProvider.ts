import type { BankAccount } from '@framewell/domain/payments/bankAccount'
import type { EnteredCheck } from '@framewell/domain/payments/payeeChecks'

/** What is kept of a check. */
export type CheckRecord = Pick<EnteredCheck, 'source' | 'listDate' | 'checkedOn' | 'result' | 'note'>

/**
 * Who checks payees before their first payout. Every provider's records are kept and counted alike. A service is one more provider: it looks the
 * name or account up itself, and says which list it searched on which day.
 */
export interface PayeeCheckProvider {
  readonly name: string
  /** Screens a legal name against lists of sanctioned persons. @param entered what the operator typed */
  readonly screenName: (legalName: string, entered: EnteredCheck) => Promise<CheckRecord>
  /** Verifies that an account exists and is the payee's. @param entered what the operator typed */
  readonly verifyAccount: (account: BankAccount, entered: EnteredCheck) => Promise<CheckRecord>
}
