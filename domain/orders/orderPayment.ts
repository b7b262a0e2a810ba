import type { PaymentTerms } from '../credit/paymentTerms'
import { type Cents, cents, sumCents } from '../money/cents'
import { maxCents, subtractCents } from '../money/differences'
import { plannedInvoices } from '../payments/invoices'

interface OrderPayment {
  /** Must arrive before fabrication starts. */
  readonly depositCents: Cents
  /** The trade credit. */
  readonly creditCents: Cents
}

/** Splits a price and its sales tax by its terms, as its invoices will be. */
export function orderPayment(priceCents: Cents, terms: Pick<PaymentTerms, 'depositShare'>, taxCents: Cents = cents(0)): OrderPayment {
  const invoices = plannedInvoices(priceCents, terms, taxCents)
  const sum = (prepaid: boolean) => sumCents(invoices.filter((each) => each.prepaid === prepaid).map(({ amountCents }) => amountCents))
  return { depositCents: sum(true), creditCents: sum(false) }
}

/** A company's remaining credit; zero when its limit was lowered below what it owes. */
export function openLimitCents(limitCents: Cents, exposureCents: Cents): Cents {
  return maxCents(cents(0), subtractCents(limitCents, exposureCents))
}
