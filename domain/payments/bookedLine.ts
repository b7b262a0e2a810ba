import type { Problem } from '../http/problem'
import type { Cents } from '../money/cents'
import type { BankLine, LineDecision } from './bankCalls'

const INCOMING: readonly LineDecision[] = ['invoice', 'payout', 'capital', 'return']
const OUTGOING: readonly LineDecision[] = ['payout', 'charge', 'withdrawal', 'return']

type LineRefusal = 'decidedAlready' | 'wrongDirection' | 'invoiceNeeded' | 'payoutNeeded' | 'confirmationNeeded'

interface LineChoice {
  readonly decision: LineDecision
  readonly invoice?: string | undefined
  /** Number of a payout or a run. */
  readonly payout?: string | undefined
  /** Somebody compared the transaction with the payout. */
  readonly confirmed?: boolean | undefined
}

/**
 * The line's status and booking after a decision. A receipt to be sent back waits for its payment, and that payment names the receipt. A
 * payout is never identified by amount alone: somebody has compared it.
 * @param back the bank reference of the receipt of this amount that waits to be sent back, if any
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

/** Details added to a refusal's message. */
export function lineRefusalMore(refusal: LineRefusal, decision: LineDecision): Pick<Problem, 'detail' | 'fields'> {
  const field = FIELDS[refusal]
  if (field) return { fields: [field] }
  return refusal === 'wrongDirection' && decision === 'return' ? { detail: 'No receipt of this amount is waiting to be sent back.' } : {}
}

export type ReceiptRefusal = 'unknownInvoice' | 'moreThanOpen'

/** Why a receipt cannot pay an invoice. @param openCents its open amount; undefined when there is no such invoice */
export function receiptRefusal(openCents: Cents | undefined, amountCents: Cents): ReceiptRefusal | undefined {
  if (openCents === undefined) return 'unknownInvoice'
  return amountCents > openCents ? 'moreThanOpen' : undefined
}
