import type { Problem } from '../http/problem'
import type { Cents } from '../money/cents'
import type { BankLine, LineDecision } from './bankCalls'

const INCOMING: readonly LineDecision[] = ['invoice', 'payout', 'capital', 'return']
const OUTGOING: readonly LineDecision[] = ['payout', 'charge', 'withdrawal', 'return']

type LineRefusal = 'decidedAlready' | 'wrongDirection' | 'invoiceNeeded' | 'payoutNeeded' | 'confirmationNeeded'

interface LineChoice {
  readonly decision: LineDecision
  readonly invoice?: string | undefined
  /** Number of a payout, or of a run. */
  readonly payout?: string | undefined
  /** That somebody compared the movement with the payout. */
  readonly confirmed?: boolean | undefined
}

/**
 * What a decision makes of a line of a statement: its state and what it is booked as. A receipt that is to be sent back waits for its payment;
 * a payment that sent one back names that receipt. A payout is never told by its amount alone: somebody has compared it.
 * @param back the bank's reference of the receipt of this amount that waits to be sent back, if there is one
 */
export function bookedLine(
  { status, amountCents }: Pick<BankLine, 'status' | 'amountCents'>,
  { decision, invoice, payout, confirmed = false }: LineChoice,
  back: string | undefined,
): { readonly status: 'assigned' | 'returning' | 'returned'; readonly matchedTo: string } | { readonly refusal: LineRefusal } {
  if (status !== 'unmatched') return { refusal: 'decidedAlready' }
  if (!(amountCents > 0 ? INCOMING : OUTGOING).includes(decision)) return { refusal: 'wrongDirection' }
  if (decision === 'invoice') return invoice ? { status: 'assigned', matchedTo: invoice } : { refusal: 'invoiceNeeded' }
  if (decision === 'payout') {
    if (!payout) return { refusal: 'payoutNeeded' }
    return confirmed ? { status: 'assigned', matchedTo: payout } : { refusal: 'confirmationNeeded' }
  }
  if (decision !== 'return') return { status: 'assigned', matchedTo: decision }
  if (amountCents > 0) return { status: 'returning', matchedTo: decision }
  return back === undefined ? { refusal: 'wrongDirection' } : { status: 'returned', matchedTo: back }
}

const FIELDS: Readonly<Partial<Record<LineRefusal, { readonly path: string; readonly message: string }>>> = {
  invoiceNeeded: { path: 'invoice', message: 'Say which invoice it pays' },
  payoutNeeded: { path: 'payout', message: 'Say which payout or run it is' },
  confirmationNeeded: { path: 'confirmed', message: 'Confirm that you compared the two' },
}

/** What is said besides a refusal's own words. */
export function lineRefusalMore(refusal: LineRefusal, decision: LineDecision): Pick<Problem, 'detail' | 'fields'> {
  const field = FIELDS[refusal]
  if (field) return { fields: [field] }
  return refusal === 'wrongDirection' && decision === 'return' ? { detail: 'No receipt of this amount is waiting to be sent back.' } : {}
}

export type ReceiptRefusal = 'unknownInvoice' | 'moreThanOpen'

/** Why a receipt cannot pay an invoice. @param openCents what is open on it; undefined without such an invoice */
export function receiptRefusal(openCents: Cents | undefined, amountCents: Cents): ReceiptRefusal | undefined {
  if (openCents === undefined) return 'unknownInvoice'
  return amountCents > openCents ? 'moreThanOpen' : undefined
}
