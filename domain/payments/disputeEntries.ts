import { usdWithCents } from '../money/usd'
import { DISPUTE_OUTCOME_WORDS, DISPUTE_REASON_WORDS, type DisputeOutcome, type DisputeReason, type Resolution } from './disputes'

/** The message in the order's conversation when a dispute is opened. */
export function disputeOpenedText(reason: DisputeReason, description: string): string {
  return `${DISPUTE_REASON_WORDS[reason]}: ${description}`
}

/** The message there when it is decided: the outcome, whom it pays, and why. */
export function disputeResolvedText(outcome: DisputeOutcome, { refundCents, releaseCents }: Resolution, reason: string): string {
  const paid = [
    refundCents > 0 ? `${usdWithCents(refundCents)} back to the builder` : '',
    releaseCents > 0 ? `${usdWithCents(releaseCents)} to the shop` : '',
  ].filter(Boolean)
  return `${DISPUTE_OUTCOME_WORDS[outcome]}${paid.length > 0 ? `: ${paid.join(', ')}` : ''}.\n\n${reason}`
}
