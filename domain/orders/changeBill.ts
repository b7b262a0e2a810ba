import { type Cents, cents } from '../money/cents'
import { usdWithCents } from '../money/usd'
import { INVOICE_KIND_WORDS, INVOICE_KINDS, type InvoiceKind } from '../payments/invoices'
import type { Compared } from './changeFields'

/** What a change order does to the invoices that an order has, and what of it is refunded. */
export interface ChangedBill {
  readonly invoices: readonly {
    readonly number: string
    readonly kind: InvoiceKind
    /** What it bills, less what was credited. */
    readonly beforeCents: Cents
    readonly afterCents: Cents
  }[]
  readonly refundCents: Cents
}

const invoiceLabel = (kind: InvoiceKind) => `${INVOICE_KIND_WORDS[kind]} invoice`
const REFUND = 'Refund'

/** The same as the rows that both sides sign. */
export function billRows({ invoices, refundCents }: ChangedBill): Compared[] {
  const refund = { label: REFUND, before: usdWithCents(cents(0)), after: usdWithCents(refundCents) }
  return [
    ...invoices.map(({ number, kind, beforeCents, afterCents }) => ({
      label: `${invoiceLabel(kind)} ${number}`,
      before: usdWithCents(beforeCents),
      after: usdWithCents(afterCents),
    })),
    ...(refundCents > 0 ? [refund] : []),
  ]
}

/** Whether a change order states what it does to the invoices now: a payment since it was proposed makes its text untrue. */
export function statesBill(compared: readonly Compared[], bill: ChangedBill): boolean {
  const isOfBill = ({ label }: Compared) => label === REFUND || INVOICE_KINDS.some((kind) => label.startsWith(invoiceLabel(kind)))
  return JSON.stringify(compared.filter(isOfBill)) === JSON.stringify(billRows(bill))
}
