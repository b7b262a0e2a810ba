import { usdWithCents } from '../money/usd'
import { DISPUTE_OUTCOME_WORDS, DISPUTE_REASON_WORDS, type DisputeOutcome, type DisputeReason, type Resolution } from './disputes'

/** How the opening of a dispute reads in its order's conversation. */
export function disputeOpenedText(reason: DisputeReason, description: string): string {
  return `${DISPUTE_REASON_WORDS[reason]}: ${description}`
}

/** How its decision reads there: what it is, whom it pays, and why. */
export function disputeResolvedText(outcome: DisputeOutcome, { refundCents, releaseCents }: Resolution, reason: string): string {
  const paid = [
    refundCents > 0 ? `${usdWithCents(refundCents)} back to the builder` : '',
    releaseCents > 0 ? `${usdWithCents(releaseCents)} to the shop` : '',
  ].filter(Boolean)
  return `${DISPUTE_OUTCOME_WORDS[outcome]}${paid.length > 0 ? `: ${paid.join(', ')}` : ''}.\n\n${reason}`
}
