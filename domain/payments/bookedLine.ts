import type { Problem } from '../http/problem'
import type { Allocation } from './allocation'
import type { BankLine, LineDecision } from './bankCalls'

const INCOMING: readonly LineDecision[] = ['invoice', 'credit', 'payout', 'transfer', 'capital', 'income', 'recovery', 'return']
const OUTGOING: readonly LineDecision[] = ['payout', 'transfer', 'charge', 'expense', 'salesTax', 'withdrawal', 'return']

type LineRefusal =
  | 'decidedAlready'
  | 'wrongDirection'
  | 'invoiceNeeded'
  | 'customerNeeded'
  | 'payoutNeeded'
  | 'transferNeeded'
  | 'stateNeeded'
  | 'confirmationNeeded'

interface LineChoice {
  readonly decision: LineDecision
  /** The invoices that a receipt pays. */
  readonly allocations?: readonly Allocation[] | undefined
  /** The customer that gets the receipt as credit. */
  readonly companyId?: string | undefined
  /** Number of a payout or a run. */
  readonly payout?: string | undefined
  /** Number of a transfer between Framewell's accounts. */
  readonly transfer?: string | undefined
  /** Somebody compared the transaction with the payout. */
  readonly confirmed?: boolean | undefined
  /** Postal code of the state that sales tax was paid to. */
  readonly state?: string | undefined
}

/** What a payment of sales tax was booked as; the state's postal code follows. */
export const SALES_TAX_TO = 'Sales tax paid to '

/**
 * The line's status and booking after a decision. A receipt to be sent back waits for its payment, and that payment names the receipt. A
 * payout is never identified by amount alone: somebody has compared it.
 * @param back the bank reference of the receipt of this amount that waits to be sent back, if any
 */
export function bookedLine(
  { status, amountCents }: Pick<BankLine, 'status' | 'amountCents'>,
  { decision, allocations = [], companyId, payout, transfer, confirmed = false, state }: LineChoice,
  back: string | undefined,
): { readonly status: 'assigned' | 'returning' | 'returned'; readonly matchedTo: string } | { readonly refusal: LineRefusal } {
  if (status !== 'unmatched') return { refusal: 'decidedAlready' }
  if (!(amountCents > 0 ? INCOMING : OUTGOING).includes(decision)) return { refusal: 'wrongDirection' }
  if (decision === 'invoice')
    return allocations.length > 0 ? { status: 'assigned', matchedTo: receiptWords(allocations) } : { refusal: 'invoiceNeeded' }
  if (decision === 'credit') return companyId ? { status: 'assigned', matchedTo: receiptWords([]) } : { refusal: 'customerNeeded' }
  if (decision === 'payout') {
    if (!payout) return { refusal: 'payoutNeeded' }
    return confirmed ? { status: 'assigned', matchedTo: payout } : { refusal: 'confirmationNeeded' }
  }
  if (decision === 'transfer') return transfer ? { status: 'assigned', matchedTo: transfer } : { refusal: 'transferNeeded' }
  if (decision === 'salesTax') return state ? { status: 'assigned', matchedTo: `${SALES_TAX_TO}${state}` } : { refusal: 'stateNeeded' }
  if (decision !== 'return') return { status: 'assigned', matchedTo: decision }
  if (amountCents > 0) return { status: 'returning', matchedTo: decision }
  return back === undefined ? { refusal: 'wrongDirection' } : { status: 'returned', matchedTo: back }
}

const FIELDS: Readonly<Partial<Record<LineRefusal, { readonly path: string; readonly message: string }>>> = {
  invoiceNeeded: { path: 'allocations', message: 'Say which invoice it pays' },
  customerNeeded: { path: 'companyId', message: 'Say whose payment it is' },
  payoutNeeded: { path: 'payout', message: 'Say which payout or run it is' },
  stateNeeded: { path: 'state', message: 'Choose the state it was paid to' },
  transferNeeded: { path: 'transfer', message: 'Say which transfer it is' },
  confirmationNeeded: { path: 'confirmed', message: 'Confirm that you compared the two' },
}

/** Details added to a refusal's message. */
export function lineRefusalMore(refusal: LineRefusal, decision: LineDecision): Pick<Problem, 'detail' | 'fields'> {
  const field = FIELDS[refusal]
  if (field) return { fields: [field] }
  return refusal === 'wrongDirection' && decision === 'return' ? { detail: 'No receipt of this amount is waiting to be sent back.' } : {}
}

/** Marks the invoice that a booking is refused for. */
export function allocationMore(invoice: string | undefined): Pick<Problem, 'detail' | 'fields'> {
  return invoice === undefined ? {} : { detail: invoice, fields: [{ path: 'allocations', message: `Look at ${invoice} again` }] }
}

/** What a receipt was booked as: the invoices it pays, or all of it as credit. */
export function receiptWords(allocations: readonly Pick<Allocation, 'invoice'>[]): string {
  return allocations.length === 0
    ? 'Customer credit'
    : allocations
        .map(({ invoice }) => invoice)
        .sort()
        .join(', ')
}
