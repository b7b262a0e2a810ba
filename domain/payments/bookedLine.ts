import type { Cents } from '../money/cents'
import type { BankLine, LineDecision } from './bankCalls'

const INCOMING: readonly LineDecision[] = ['invoice', 'capital', 'return']
const OUTGOING: readonly LineDecision[] = ['charge', 'withdrawal', 'return']

type LineRefusal = 'decidedAlready' | 'wrongDirection' | 'invoiceNeeded'

/**
 * What a decision makes of a line of a statement: its state and what it is booked as. A receipt that is to be sent back waits for its payment;
 * a payment that sent one back names that receipt.
 * @param back the bank's reference of the receipt of this amount that waits to be sent back, if there is one
 */
export function bookedLine(
  { status, amountCents }: Pick<BankLine, 'status' | 'amountCents'>,
  { decision, invoice }: { readonly decision: LineDecision; readonly invoice?: string | undefined },
  back: string | undefined,
): { readonly status: 'assigned' | 'returning' | 'returned'; readonly matchedTo: string } | { readonly refusal: LineRefusal } {
  if (status !== 'unmatched') return { refusal: 'decidedAlready' }
  if (!(amountCents > 0 ? INCOMING : OUTGOING).includes(decision)) return { refusal: 'wrongDirection' }
  if (decision === 'invoice') return invoice ? { status: 'assigned', matchedTo: invoice } : { refusal: 'invoiceNeeded' }
  if (decision !== 'return') return { status: 'assigned', matchedTo: decision }
  if (amountCents > 0) return { status: 'returning', matchedTo: decision }
  return back === undefined ? { refusal: 'wrongDirection' } : { status: 'returned', matchedTo: back }
}

export type ReceiptRefusal = 'unknownInvoice' | 'moreThanOpen'

/** Why a receipt cannot pay an invoice. @param openCents what is open on it; undefined without such an invoice */
export function receiptRefusal(openCents: Cents | undefined, amountCents: Cents): ReceiptRefusal | undefined {
  if (openCents === undefined) return 'unknownInvoice'
  return amountCents > openCents ? 'moreThanOpen' : undefined
}
