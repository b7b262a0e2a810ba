import type { PaymentTerms } from '../credit/paymentTerms'
import { type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { shareOf } from '../money/shareOf'

/** Invoices for a change order's price increase: a share is prepaid before fabrication, the rest is trade credit. */
export function changeInvoices(differenceCents: Cents, { depositShare }: Pick<PaymentTerms, 'depositShare'>) {
  const addedCents = maxCents(cents(0), differenceCents)
  const prepaidCents = shareOf(addedCents, depositShare)
  return { prepaidCents, creditCents: subtractCents(addedCents, prepaidCents) }
}

interface TakenOff {
  /** Credits on unpaid prepaid invoices, by invoice id. */
  readonly credited: readonly { readonly id: string; readonly cents: Cents }[]
  /** Reduction of trade credit. */
  readonly creditBackCents: Cents
  /** Refund to the builder. */
  readonly refundCents: Cents
}

/**
 * Allocates a change order's price reduction: first to unpaid prepaid invoices in order, then to credit, then to a refund. The parts add up
 * to the cent.
 */
export function priceReduction(
  takenCents: Cents,
  unpaid: readonly { readonly id: string; readonly openCents: Cents }[],
  receivableCents: Cents,
): TakenOff {
  let left = takenCents
  const credited = unpaid.flatMap(({ id, openCents }) => {
    const part = minCents(left, openCents)
    left = subtractCents(left, part)
    return part > 0 ? [{ id, cents: part }] : []
  })
  const creditBackCents = minCents(left, receivableCents)
  return { credited, creditBackCents, refundCents: subtractCents(left, creditBackCents) }
}
