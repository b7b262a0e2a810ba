import type { PaymentTerms } from '../credit/paymentTerms'
import { allocate } from '../money/allocate'
import { cents } from '../money/cents'

export interface OrderPayment {
  /** Must have arrived before fabrication starts. */
  readonly depositCents: number
  /** What the house gives credit for. */
  readonly creditCents: number
}

const PERCENT = 100

/** A price divided by its terms, to the cent. */
export function orderPayment(priceCents: number, { depositShare }: Pick<PaymentTerms, 'depositShare'>): OrderPayment {
  const deposit = Math.round(depositShare * PERCENT)
  const [depositCents = 0, creditCents = 0] = allocate(cents(priceCents), [deposit, PERCENT - deposit])
  return { depositCents, creditCents }
}

/** What a company may still order on credit; nothing when its limit was lowered below what it owes. */
export function openLimitCents(limitCents: number, exposureCents: number): number {
  return Math.max(0, limitCents - exposureCents)
}
