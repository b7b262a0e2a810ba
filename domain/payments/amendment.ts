import type { PaymentTerms } from '../credit/paymentTerms'
import { type Cents, cents } from '../money/cents'
import { maxCents, subtractCents } from '../money/differences'
import { shareOf } from '../money/shareOf'

/** Invoices for a change order's price increase: a share is prepaid before fabrication, the rest is trade credit. */
export function changeInvoices(differenceCents: Cents, { depositShare }: Pick<PaymentTerms, 'depositShare'>) {
  const addedCents = maxCents(cents(0), differenceCents)
  const prepaidCents = shareOf(addedCents, depositShare)
  return { prepaidCents, creditCents: subtractCents(addedCents, prepaidCents) }
}
