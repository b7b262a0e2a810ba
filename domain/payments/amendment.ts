import type { PaymentTerms } from '../credit/paymentTerms'

/** What a change order adds to a price, as it is billed: a share must be paid before fabrication, the rest is credit of the house. */
export function addedBills(differenceCents: number, { depositShare }: Pick<PaymentTerms, 'depositShare'>) {
  const prepaidCents = Math.max(0, Math.round(differenceCents * depositShare))
  return { prepaidCents, creditCents: Math.max(0, differenceCents) - prepaidCents }
}

interface TakenOff {
  /** Taken off prepaid bills that are not paid yet, by their ids. */
  readonly credited: readonly { readonly id: string; readonly cents: number }[]
  /** Taken off what the house gives credit for. */
  readonly creditBackCents: number
  /** Given back to the builder. */
  readonly refundCents: number
}

/**
 * What a change order takes off a price: first off prepaid bills that nobody has paid, in their order, then off the credit, then back to the
 * builder. The parts add up to it to the cent.
 */
export function takenOff(
  cents: number,
  unpaid: readonly { readonly id: string; readonly openCents: number }[],
  receivableCents: number,
): TakenOff {
  let left = cents
  const credited = unpaid.flatMap(({ id, openCents }) => {
    const part = Math.min(left, openCents)
    left -= part
    return part > 0 ? [{ id, cents: part }] : []
  })
  const creditBackCents = Math.min(left, receivableCents)
  return { credited, creditBackCents, refundCents: left - creditBackCents }
}
