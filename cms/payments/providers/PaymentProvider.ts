import type { BankStatement } from '@framewell/domain/payments/bankStatement'
import type { PayoutFile } from '@framewell/domain/payments/nachaFile'
import type { PayoutFileFormat } from '@framewell/domain/payments/payoutCalls'

/** What a run of payouts becomes for whoever carries it out. */
export interface Instructions {
  readonly name: string
  readonly type: string
  readonly content: string
}

/**
 * How money enters and leaves the house. A provider says what happened to the house's account and carries out approved payouts; matching,
 * suspense, invoices, approvals and every posting are the same whichever it is. A card or ACH service is one more of these: its settlement report
 * read as movements, its payouts written as it wants them.
 */
export interface PaymentProvider<Format extends string> {
  readonly name: string
  /**
   * Movements of the account, in a form that repeats itself: the same report again has the same number and lines.
   * @param own the number of the house's account, where it is entered: a report may be of several
   * @throws StatementFault saying what is wrong
   */
  readonly readReport: (bytes: Uint8Array, own?: string) => { readonly format: Format; readonly statement: BankStatement }
  /** The same run gives the same instructions every time. */
  readonly instruct: Readonly<Record<PayoutFileFormat, (run: PayoutFile) => Instructions>>
}
