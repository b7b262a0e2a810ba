import { deadlineAfter } from '../dates/businessDays'
import type { Refusal } from '../http/refusal'
import { QUOTE_VALID_DAYS, type QuoteStatus } from './quote'

interface QuoteFacts {
  /** ISO time. */
  readonly validUntil: string
  readonly replacedBy: string | null
  readonly orderedAt: string | null
}

/** A quote's status: an order outlasts its date, a replaced quote stays replaced. Whether it is only proposed, the orders know. */
export function quoteStatus({ validUntil, replacedBy, orderedAt }: QuoteFacts, now: Date): QuoteStatus {
  if (orderedAt !== null) return 'ordered'
  if (replacedBy !== null) return 'replaced'
  return now.getTime() < Date.parse(validUntil) ? 'open' : 'expired'
}

/** When a quote made now expires: at the end of the day, QUOTE_VALID_DAYS later. */
export function validUntil(now: Date): Date {
  return deadlineAfter(now, QUOTE_VALID_DAYS)
}

/** Why a quote can be neither ordered nor sent as it is. */
export function closedQuoteRefusal(status: QuoteStatus): Refusal<'alreadyOrdered' | 'quoteReplaced' | 'quoteExpired'> | undefined {
  if (status === 'open') return undefined
  return { refusal: status === 'expired' ? 'quoteExpired' : status === 'replaced' ? 'quoteReplaced' : 'alreadyOrdered' }
}
