import type { PaymentTerms } from '../credit/paymentTerms'
import { type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { shareOf } from '../money/shareOf'

/** What a change order adds to a price, as it is billed: a share must be paid before fabrication, the rest is credit of the house. */
export function addedBills(differenceCents: Cents, { depositShare }: Pick<PaymentTerms, 'depositShare'>) {
  const addedCents = maxCents(cents(0), differenceCents)
  const prepaidCents = shareOf(addedCents, depositShare)
  return { prepaidCents, creditCents: subtractCents(addedCents, prepaidCents) }
}

interface TakenOff {
  /** Taken off prepaid bills that are not paid yet, by their ids. */
  readonly credited: readonly { readonly id: string; readonly cents: Cents }[]
  /** Taken off what the house gives credit for. */
  readonly creditBackCents: Cents
  /** Given back to the builder. */
  readonly refundCents: Cents
}

/**
 * What a change order takes off a price: first off prepaid bills that nobody has paid, in their order, then off the credit, then back to the
 * builder. The parts add up to it to the cent.
 */
export function takenOff(
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
