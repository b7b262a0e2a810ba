import { type PaymentTerms, paymentTermsFor } from '../credit/paymentTerms'
import { TIERS, type Tier } from '../credit/tier'
import type { Refusal } from '../http/refusal'
import type { Cents } from '../money/cents'
import { usd } from '../money/usd'
import { orderPayment } from './orderPayment'
import { MAX_WAITING } from './placing'

/** The company's credit for a new order. */
export interface OrderingCredit {
  readonly standing: 'qualified' | 'pending' | 'unknown'
  readonly tier: Tier
  readonly openCents: Cents
  /** Orders waiting for a signature or a payment. */
  readonly waiting: number
}

interface WantedOrder {
  readonly priceCents: Cents
  /** Its sales tax; zero unless one is charged. */
  readonly taxCents?: Cents | undefined
  /** Prepays everything, regardless of tier. */
  readonly prepaid: boolean
  /** Number of the overdue invoice that blocks new orders. */
  readonly overdueInvoice: string | undefined
}

interface PlacedOrder {
  /** The tier whose terms its form states. */
  readonly tier: Tier
  readonly creditCents: Cents
  /** Number of the overdue invoice that blocks new orders. */
  readonly overdueInvoice: string | undefined
}

/**
 * Why a company can't sign an order it placed: between the two, its credit was turned down, its tier or limit was lowered, or an invoice
 * became overdue.
 * @param credit `openCents` without this order
 */
export function signingRefusal(
  { standing, tier, openCents }: Omit<OrderingCredit, 'waiting'>,
  order: PlacedOrder,
): Refusal<'notQualified' | 'overdue' | 'termsLowered' | 'creditLimit'> | undefined {
  if (standing !== 'qualified') return { refusal: 'notQualified' }
  if (order.overdueInvoice) return { refusal: 'overdue', more: { detail: `Invoice ${order.overdueInvoice} is overdue.` } }
  if (order.creditCents > 0 && TIERS.indexOf(tier) > TIERS.indexOf(order.tier)) return { refusal: 'termsLowered' }
  return limitRefusal(order.creditCents, openCents)
}

function limitRefusal(creditCents: Cents, openCents: Cents): Refusal<'creditLimit'> | undefined {
  if (creditCents <= openCents) return undefined
  const detail = `${usd(creditCents)} of this order would be on credit; ${usd(openCents)} is open.`
  return { refusal: 'creditLimit', more: { detail, expected: { openCents, creditCents } } }
}

/** The terms of an order under the credit policy and its credit share, or the first reason why the company can't order now. */
export function orderTerms(
  { standing, tier, openCents, waiting }: OrderingCredit,
  { priceCents, taxCents, prepaid, overdueInvoice }: WantedOrder,
  policy: Parameters<typeof paymentTermsFor>[0],
):
  | { readonly terms: PaymentTerms; readonly creditCents: Cents }
  | Refusal<'qualificationPending' | 'notQualified' | 'tooManyWaiting' | 'overdue' | 'creditLimit'> {
  if (standing !== 'qualified') return { refusal: standing === 'pending' ? 'qualificationPending' : 'notQualified' }
  if (waiting >= MAX_WAITING) return { refusal: 'tooManyWaiting' }
  if (overdueInvoice) return { refusal: 'overdue', more: { detail: `Invoice ${overdueInvoice} is overdue.` } }
  const terms = paymentTermsFor(policy, tier, prepaid)
  const { creditCents } = orderPayment(priceCents, terms, taxCents)
  return limitRefusal(creditCents, openCents) ?? { terms, creditCents }
}
