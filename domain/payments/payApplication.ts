import { companyDay } from '../dates/businessDays'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { minCents, negateCents, subtractCents } from '../money/differences'
import type { AccountMove } from './accountStatement'
import { PHASE_WORDS, type Phase } from './phases'

/** A phase as the order's money has it: its amount, and the day it was completed. */
interface PhaseValue {
  readonly phase: Phase
  readonly grossCents: Cents
  /** What its release held back from the shop. */
  readonly retainageCents: Cents
  /** In the company's time zone: '2026-11-22'; null while it is not complete. */
  readonly completedOn: string | null
}

/** An order on the last day of the period: later changes, refunds and invoices are not in it. */
interface Contract {
  /** The price when the order was signed. */
  readonly originalCents: Cents
  /** The price with the change orders until then. */
  readonly priceCents: Cents
  readonly phases: readonly PhaseValue[]
  /** The day retainage was released; null while it is held. */
  readonly retainageReleasedOn: string | null
  /** What dispute decisions refunded of what phases had released or withheld, each with the day of the decision. */
  readonly refunds: readonly { readonly amountCents: Cents; readonly refundedOn: string }[]
  /** The order's account with its builder. */
  readonly moves: readonly AccountMove[]
}

/** The billing period, in the company's time zone, inclusive. */
interface BillingPeriod {
  readonly from: string
  readonly until: string
}

/**
 * An application for payment with the content of AIA G702 (summary) and G703 (continuation sheet): the phases are the schedule of values.
 * Amounts are before sales tax. Phases bill material and work together.
 */
export function payApplication(
  { originalCents, priceCents, phases, retainageReleasedOn, refunds, moves }: Contract,
  { from, until }: BillingPeriod,
) {
  const stillHeld = retainageReleasedOn === null || retainageReleasedOn > until
  const heldBefore = retainageReleasedOn === null || retainageReleasedOn >= from
  const lines = phases.map(({ phase, grossCents, retainageCents, completedOn }) => {
    const before = completedOn !== null && completedOn < from
    const during = completedOn !== null && completedOn >= from && completedOn <= until
    const completedCents = before || during ? grossCents : cents(0)
    return {
      title: PHASE_WORDS[phase],
      scheduledCents: grossCents,
      previousCents: before ? grossCents : cents(0),
      periodCents: during ? grossCents : cents(0),
      completedCents,
      toFinishCents: subtractCents(grossCents, completedCents),
      retainageCents: stillHeld && (before || during) ? retainageCents : cents(0),
      previousRetainageCents: heldBefore && before ? retainageCents : cents(0),
    }
  })
  const total = (amountOf: (line: (typeof lines)[number]) => Cents) => sumCents(lines.map(amountOf))
  const completedCents = total((line) => line.completedCents)
  const retainageCents = total((line) => line.retainageCents)
  const refunded = (isIn: (day: string) => boolean) =>
    sumCents(refunds.filter(({ refundedOn }) => isIn(refundedOn)).map(({ amountCents }) => amountCents))
  const releasedRefundCents = refunded((day) => day <= until)
  const earnedCents = subtractCents(completedCents, retainageCents, releasedRefundCents)
  const previousCents = subtractCents(
    total((line) => line.previousCents),
    total((line) => line.previousRetainageCents),
    refunded((day) => day < from),
  )
  const changesCents = subtractCents(priceCents, originalCents)
  const scheduledCents = total((line) => line.scheduledCents)
  return {
    lines,
    originalCents,
    changesCents,
    contractCents: priceCents,
    /** Refunded before delivery, which no phase releases. */
    refundedCents: subtractCents(priceCents, minCents(priceCents, scheduledCents)),
    completedCents,
    retainageCents,
    /** Refunded of what was completed. */
    releasedRefundCents,
    earnedCents,
    previousCents,
    dueCents: subtractCents(earnedCents, previousCents),
    balanceCents: addCents(subtractCents(scheduledCents, completedCents), retainageCents),
    billed: billedUntil(moves, until),
    totals: {
      scheduledCents,
      previousCents: total((line) => line.previousCents),
      periodCents: total((line) => line.periodCents),
      toFinishCents: total((line) => line.toFinishCents),
    },
  }
}
export type PayApplication = ReturnType<typeof payApplication>

/** What the builder is billed and has paid until a day, as its statement of account says it. */
function billedUntil(moves: readonly AccountMove[], until: string) {
  const of = (kind: AccountMove['kind']) => moves.filter((move) => move.kind === kind && companyDay(new Date(move.at)) <= until)
  const sumOf = (kind: AccountMove['kind']) => sumCents(of(kind).map(({ amountCents }) => amountCents))
  const invoicedCents = sumOf('invoice')
  const creditedCents = negateCents(sumOf('credit'))
  const paidCents = negateCents(sumOf('payment'))
  const refundPaidCents = sumOf('refund_paid')
  return {
    invoicedCents,
    taxCents: sumCents(of('invoice').map(({ taxCents = cents(0) }) => taxCents)),
    creditedCents,
    paidCents,
    openCents: subtractCents(invoicedCents, creditedCents, paidCents),
    refundDueCents: subtractCents(negateCents(sumOf('refund')), refundPaidCents),
    refundPaidCents,
  }
}

/** What the draw ties to: the invoices, which follow the order's payment terms, and what of their payments goes back. */
export function billedLines({ billed }: PayApplication): { readonly name: string; readonly amountCents: Cents }[] {
  const { invoicedCents, taxCents, creditedCents, paidCents, openCents, refundDueCents, refundPaidCents } = billed
  return [
    { name: 'Invoiced to date, before tax', amountCents: subtractCents(invoicedCents, taxCents) },
    ...(taxCents > 0 ? [{ name: 'Sales tax invoiced', amountCents: taxCents }] : []),
    ...(creditedCents === 0 ? [] : [{ name: 'Credited on invoices, with tax', amountCents: negateCents(creditedCents) }]),
    { name: 'Paid to date, with tax', amountCents: negateCents(paidCents) },
    { name: 'Open on invoices, with tax', amountCents: openCents },
    ...(refundDueCents === 0 ? [] : [{ name: 'To be refunded, with tax', amountCents: refundDueCents }]),
    ...(refundPaidCents === 0 ? [] : [{ name: 'Refunded to date, with tax', amountCents: refundPaidCents }]),
  ]
}

/** In the column of stored materials: there is no record of what a shop has in stock for an order. */
export const STORED_MATERIALS = 'Not recorded'
export const STORED_NOTE =
  'Phases bill materials and labor together. Materials that are stored before their phase is complete are not recorded, and not in these figures.'

/** Whose retainage it is, and why invoices are more than what is earned less retainage. */
export const BILLED_NOTE =
  'Retainage is what Framewell holds back from the shop until acceptance. Invoices follow the payment terms of the order and bill it with the rest of the price.'

/** The summary, numbered as lenders read it. */
export function summaryLines(application: PayApplication): { readonly name: string; readonly amountCents: Cents }[] {
  const { originalCents, changesCents, contractCents, refundedCents, completedCents, retainageCents, releasedRefundCents, earnedCents } =
    application
  return [
    { name: '1. Original contract sum', amountCents: originalCents },
    { name: '2. Net change by change orders', amountCents: changesCents },
    { name: '3. Contract sum to date', amountCents: contractCents },
    ...(refundedCents > 0 ? [{ name: 'Refunded before delivery', amountCents: refundedCents }] : []),
    { name: '4. Total completed and stored to date', amountCents: completedCents },
    { name: '5. Retainage, held by Framewell until acceptance', amountCents: retainageCents },
    ...(releasedRefundCents > 0 ? [{ name: 'Refunded by decisions of disputes', amountCents: releasedRefundCents }] : []),
    { name: '6. Total earned less retainage', amountCents: earnedCents },
    { name: '7. Less previous applications', amountCents: application.previousCents },
    { name: '8. Current payment due', amountCents: application.dueCents },
    { name: '9. Balance to finish, including retainage', amountCents: application.balanceCents },
  ]
}
