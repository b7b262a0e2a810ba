import { DISPUTE_OUTCOME_WORDS, DISPUTE_REASON_WORDS, type DisputeOutcome, type DisputeReason } from './disputes'

/** The message in the order's conversation when a dispute is opened. */
export function disputeOpenedText(reason: DisputeReason, description: string): string {
  return `${DISPUTE_REASON_WORDS[reason]}: ${description}`
}

/** The message there when it is decided: the outcome and why. Both sides read it, so it names no sum: each sees its own on the dispute. */
export function disputeResolvedText(outcome: DisputeOutcome, reason: string): string {
  return `${DISPUTE_OUTCOME_WORDS[outcome]}.\n\n${reason}`
}
