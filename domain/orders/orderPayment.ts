import type { PaymentTerms } from '../credit/paymentTerms'
import { type Cents, cents, sumCents } from '../money/cents'
import { maxCents, subtractCents } from '../money/differences'
import { plannedInvoices } from '../payments/invoices'

interface OrderPayment {
  /** Must have arrived before fabrication starts. */
  readonly depositCents: Cents
  /** What the house gives credit for. */
  readonly creditCents: Cents
}

/** A price divided by its terms, as its invoices will be. */
export function orderPayment(priceCents: Cents, terms: Pick<PaymentTerms, 'depositShare'>): OrderPayment {
  const invoices = plannedInvoices(priceCents, terms)
  const sum = (prepaid: boolean) => sumCents(invoices.filter((each) => each.prepaid === prepaid).map(({ amountCents }) => amountCents))
  return { depositCents: sum(true), creditCents: sum(false) }
}

/** What a company may still order on credit; nothing when its limit was lowered below what it owes. */
export function openLimitCents(limitCents: Cents, exposureCents: Cents): Cents {
  return maxCents(cents(0), subtractCents(limitCents, exposureCents))
}
