import { addCents, type Cents, cents } from '../money/cents'
import { minCents, subtractCents } from '../money/differences'
import {
  DISPUTE_OUTCOME_WORDS,
  DISPUTE_REASON_WORDS,
  type DisputeOutcome,
  type DisputeReason,
  type Held,
  type Resolution,
} from './disputes'
import { earnedEntries, type ShopOwing } from './earned'
import { drawsCents } from './funding'
import { creditProject, debitOwnAccount, debitProject, type LedgerEntry, moving, type Posting } from './posting'
import type { PaidStep } from './waivers'

/** The message in the order's conversation when a dispute is opened. */
export function disputeOpenedText(reason: DisputeReason, description: string): string {
  return `${DISPUTE_REASON_WORDS[reason]}: ${description}`
}

/** The message there when it is decided: the outcome and why. Both sides read it, so it names no sum: each sees its own on the dispute. */
export function disputeResolvedText(outcome: DisputeOutcome, reason: string): string {
  return `${DISPUTE_OUTCOME_WORDS[outcome]}.\n\n${reason}`
}

interface Decided {
  readonly id: string
  readonly projectId: string
  readonly outcome: DisputeOutcome
  readonly held: Held
  readonly resolution: Resolution
  /** What of the retainage that the decision releases was withheld from the shop. */
  readonly shopRetainageCents: Cents
  readonly owing: ShopOwing
  /** Framewell's part of the phases so far; swept into revenue when the order was canceled. */
  readonly feeCents: Cents
  /** What credits the builder with the refund. */
  readonly credit: readonly LedgerEntry[]
}

/** The posting of a decision; without entries when it moves nothing. */
export function disputePosting({
  id,
  projectId,
  outcome,
  held,
  resolution,
  shopRetainageCents,
  owing,
  feeCents,
  credit,
}: Decided): Posting {
  const { refundCents, releasedRefundCents, payableRefundCents } = resolution
  const retainageCents = retainageReleased(held, resolution)
  const ownRefundCents = subtractCents(releasedRefundCents, payableRefundCents)
  const ofFeeCents = minCents(ownRefundCents, feeCents)
  return {
    key: `dispute:${id}`,
    kind: 'dispute_resolution',
    description: `Dispute resolved: ${DISPUTE_OUTCOME_WORDS[outcome].toLowerCase()}`,
    entries: moving([
      debitProject(projectId, held.heldIn, addCents(subtractCents(refundCents, releasedRefundCents), retainageCents)),
      debitProject(projectId, 'fabricator_payable', payableRefundCents),
      debitProject(projectId, 'fee', ofFeeCents),
      debitOwnAccount('revenue', subtractCents(ownRefundCents, ofFeeCents)),
      ...credit,
      creditProject(projectId, 'fee', subtractCents(retainageCents, shopRetainageCents)),
      ...earnedEntries(projectId, shopRetainageCents, owing),
    ]),
  }
}

/** What a decision draws on Framewell's own capital: retainage that it releases before the builder has paid for it. */
export function decisionDraws(
  balances: Readonly<Record<'escrow' | 'retainage' | 'receivable', Cents>>,
  held: Held,
  resolution: Resolution,
): Cents {
  const { refundCents, releasedRefundCents } = resolution
  const given = addCents(subtractCents(refundCents, releasedRefundCents), retainageReleased(held, resolution))
  const before = { ...balances, advance: cents(0) }
  const receivable = subtractCents(before.receivable, minCents(before.receivable, refundCents))
  return drawsCents(before, { ...before, [held.heldIn]: subtractCents(before[held.heldIn], given), receivable })
}

/** The retainage that a decision after delivery releases. */
export function retainageReleased({ releasedCents }: Held, { releaseCents, releasedRefundCents }: Resolution): Cents {
  return subtractCents(releaseCents, subtractCents(releasedCents, releasedRefundCents))
}

/**
 * What a decision takes of each payment to the shop: of the newest first.
 * @param unpaid completed phases, and released retainage, that no payout has paid, in order, with what they still pay
 */
export function takenOfPhases(
  takenCents: Cents,
  unpaid: readonly { readonly phase: PaidStep; readonly netCents: Cents }[],
): Partial<Record<PaidStep, Cents>> {
  let left = takenCents
  const taken = unpaid.toReversed().map(({ phase, netCents }) => {
    const part = minCents(left, netCents)
    left = subtractCents(left, part)
    return [phase, part] as const
  })
  return Object.fromEntries(taken.filter(([, part]) => part > 0))
}
