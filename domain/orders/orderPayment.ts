import type { PaymentTerms } from '../credit/paymentTerms'
import { plannedInvoices } from '../payments/invoices'

interface OrderPayment {
  /** Must have arrived before fabrication starts. */
  readonly depositCents: number
  /** What the house gives credit for. */
  readonly creditCents: number
}

/** A price divided by its terms, as its invoices will be. */
export function orderPayment(priceCents: number, terms: Pick<PaymentTerms, 'depositShare'>): OrderPayment {
  const invoices = plannedInvoices(priceCents, terms)
  const sum = (prepaid: boolean) => invoices.filter((each) => each.prepaid === prepaid).reduce((cents, each) => cents + each.amountCents, 0)
  return { depositCents: sum(true), creditCents: sum(false) }
}

/** What a company may still order on credit; nothing when its limit was lowered below what it owes. */
export function openLimitCents(limitCents: number, exposureCents: number): number {
  return Math.max(0, limitCents - exposureCents)
}
