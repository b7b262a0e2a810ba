import type { PaymentTerms } from '../credit/paymentTerms'
import { addCents, type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { creditNote, deductFrom, type TaxedAmount } from './creditNote'
import { type InvoiceKind, type PlannedInvoice, plannedInvoices } from './invoices'
import type { LedgerEntry } from './posting'

/** An unpaid invoice, with what is open of its price and its tax. */
interface UnpaidInvoice extends TaxedAmount {
  readonly id: string
  readonly kind: InvoiceKind
  readonly prepaid: boolean
}

interface LoweredBill {
  /** What comes off each invoice. */
  readonly credited: readonly (TaxedAmount & { readonly id: string })[]
  /** Of the decrease, what the order was funded with: paid, or on credit. */
  readonly left: TaxedAmount
  readonly refundCents: Cents
  /** All entries of `left` except the debit of the account that holds the price. */
  readonly entries: readonly LedgerEntry[]
}

interface Lowering {
  readonly projectId: string
  readonly terms: Pick<PaymentTerms, 'depositShare'>
  readonly before: TaxedAmount
  readonly after: TaxedAmount
  /** The decrease of each; not below zero. */
  readonly less: TaxedAmount
  /** The last one first. */
  readonly unpaid: readonly UnpaidInvoice[]
  readonly open: { readonly receivable: Cents; readonly tax_receivable: Cents }
}

/**
 * What a decrease of a price and its tax does to the bill: each unpaid invoice is lowered to its share of the new price. What was paid beyond a
 * share comes off the other unpaid invoices; the rest is refunded. A change order states it, and does it once both sides have signed.
 */
export function lowerBill({ projectId, terms, before, after, less, unpaid, open }: Lowering): LoweredBill {
  let bill = unpaid
  const take = (isOf: (invoice: UnpaidInvoice) => boolean, taken: TaxedAmount): TaxedAmount => {
    const { deducted, left } = deductFrom(taken, bill.filter(isOf))
    bill = bill.map((invoice) => without(invoice, deducted.find(({ id }) => id === invoice.id) ?? NOTHING))
    return left
  }
  const planned = (kind: InvoiceKind, { priceCents, taxCents }: TaxedAmount) =>
    parted(plannedInvoices(priceCents, terms, taxCents).find((one) => one.kind === kind))
  const shareOf = (kind: InvoiceKind) => minus(planned(kind, before), planned(kind, after))
  const deposit = shareOf('deposit')
  // What credit can't give, because it was paid before its milestone, comes off the deposit before anything is refunded.
  const beyond = minus(minus(less, deposit), sumOf(unpaid.filter(({ prepaid }) => !prepaid)))
  const fromDeposit = lesser(plus(deposit, beyond), less)
  const left = plus(
    minus(less, fromDeposit),
    take(({ prepaid }) => prepaid, fromDeposit),
  )
  const { creditBack, refundCents, entries } = creditNote(projectId, open, left)
  let credited = creditBack
  for (const kind of ['progress', 'final'] as const) {
    const part = lesser(shareOf(kind), credited)
    credited = plus(
      minus(credited, part),
      take((invoice) => !invoice.prepaid && invoice.kind === kind, part),
    )
  }
  take(({ prepaid }) => !prepaid, credited)
  return { credited: unpaid.flatMap((invoice, at) => takenOf(invoice, bill[at])), left, refundCents, entries }
}

function takenOf({ id, priceCents, taxCents }: UnpaidInvoice, after: TaxedAmount = NOTHING) {
  const taken = { id, priceCents: subtractCents(priceCents, after.priceCents), taxCents: subtractCents(taxCents, after.taxCents) }
  return taken.priceCents + taken.taxCents > 0 ? [taken] : []
}

const NOTHING: TaxedAmount = { priceCents: cents(0), taxCents: cents(0) }
const parted = (one: PlannedInvoice | undefined): TaxedAmount =>
  one ? { priceCents: subtractCents(one.amountCents, one.taxCents), taxCents: one.taxCents } : NOTHING
const lesser = (one: TaxedAmount, other: TaxedAmount): TaxedAmount => ({
  priceCents: minCents(one.priceCents, other.priceCents),
  taxCents: minCents(one.taxCents, other.taxCents),
})
const plus = (one: TaxedAmount, other: TaxedAmount): TaxedAmount => ({
  priceCents: addCents(one.priceCents, other.priceCents),
  taxCents: addCents(one.taxCents, other.taxCents),
})
/** What is left of one amount after another, none below zero. */
const minus = (one: TaxedAmount, other: TaxedAmount): TaxedAmount => ({
  priceCents: maxCents(cents(0), subtractCents(one.priceCents, other.priceCents)),
  taxCents: maxCents(cents(0), subtractCents(one.taxCents, other.taxCents)),
})
/** The same of an invoice. */
const without = (invoice: UnpaidInvoice, taken: TaxedAmount): UnpaidInvoice => ({ ...invoice, ...minus(invoice, taken) })
const sumOf = (amounts: readonly TaxedAmount[]) => amounts.reduce<TaxedAmount>(plus, NOTHING)
