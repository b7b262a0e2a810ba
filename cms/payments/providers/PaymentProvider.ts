import type { ReadStatements } from '@framewell/domain/payments/bankStatement'
import type { PayoutFileFormat } from '@framewell/domain/payments/payoutCalls'
import type { PayoutFile } from '@framewell/domain/payments/payoutFile'
import type { StatementHelp } from '../bank/readStatement'

/** What a payout run becomes for the party that carries it out. */
export interface Instructions {
  readonly name: string
  readonly type: string
  readonly content: string
}

/**
 * How money enters and leaves Framewell. A provider reports what happened to Framewell's account and carries out approved payouts.
 * Matching, suspense, invoices, approvals and every posting are the same for all providers. A card or ACH service is one more: its
 * settlement report read as movements, its payouts written in its format.
 */
export interface PaymentProvider<Format extends string> {
  readonly name: string
  /**
   * Movements of the account, repeatably: the same report again has the same number and lines.
   * @param help Framewell's account number, and what an operator entered about the report
   * @throws StatementFault saying what is wrong
   */
  readonly readReport: (bytes: Uint8Array, help: StatementHelp) => { readonly format: Format } & ReadStatements
  /** The same run gives the same instructions every time. */
  readonly instruct: Readonly<Record<PayoutFileFormat, (run: PayoutFile) => Instructions>>
}
