import { addCents, type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { creditProject, debitProject, type LedgerEntry } from './posting'

/** A part of a price, and of the sales tax on it. */
export interface TaxedAmount {
  readonly priceCents: Cents
  readonly taxCents: Cents
}

/** Deducts price and tax from open invoices in the given order, each from what is open of it. @returns what is deducted of which, and the rest */
export function deductFrom<Open extends TaxedAmount>(
  taken: TaxedAmount,
  open: readonly Open[],
): { readonly deducted: readonly Open[]; readonly left: TaxedAmount } {
  let left = taken
  const deducted = open.map((invoice) => {
    const part = { priceCents: minCents(left.priceCents, invoice.priceCents), taxCents: minCents(left.taxCents, invoice.taxCents) }
    left = { priceCents: subtractCents(left.priceCents, part.priceCents), taxCents: subtractCents(left.taxCents, part.taxCents) }
    return { ...invoice, ...part }
  })
  return { deducted: deducted.filter(({ priceCents, taxCents }) => priceCents + taxCents > 0), left }
}

interface CreditNote {
  /** What it takes off the open invoices on credit. */
  readonly creditBack: TaxedAmount
  /** Refunded to the builder: price and tax that was paid. */
  readonly refundCents: Cents
  /** All entries except the debit of the account that holds the price. */
  readonly entries: readonly LedgerEntry[]
}

/**
 * Credits a builder with a part of the price and the sales tax that was charged on it: first against what is open of each on credit, the
 * rest as a refund.
 */
export function creditNote(
  projectId: string,
  open: { readonly receivable: Cents; readonly tax_receivable: Cents },
  { priceCents, taxCents }: TaxedAmount,
): CreditNote {
  const creditBack = { priceCents: minCents(priceCents, open.receivable), taxCents: minCents(taxCents, open.tax_receivable) }
  const refundCents = subtractCents(addCents(priceCents, taxCents), creditBack.priceCents, creditBack.taxCents)
  return {
    creditBack,
    refundCents,
    entries: [
      debitProject(projectId, 'sales_tax', taxCents),
      creditProject(projectId, 'receivable', creditBack.priceCents),
      creditProject(projectId, 'tax_receivable', creditBack.taxCents),
      creditProject(projectId, 'builder_payable', refundCents),
    ],
  }
}

/**
 * What of refunds goes to open invoices instead once a payment is taken back: had it not been there, the credits would have come off what is open.
 * @param taken the payment
 * @param refunded what credits after it left to refund
 */
export function withdrawnRefund(taken: TaxedAmount, refunded: TaxedAmount): TaxedAmount {
  const part = (one: Cents, other: Cents) => maxCents(cents(0), minCents(one, other))
  return { priceCents: part(taken.priceCents, refunded.priceCents), taxCents: part(taken.taxCents, refunded.taxCents) }
}
