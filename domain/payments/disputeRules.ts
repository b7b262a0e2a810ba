import { dayAfter } from '../dates/businessDays'
import type { Refusal } from '../http/refusal'
import { type Cents, cents } from '../money/cents'
import { minCents, subtractCents } from '../money/differences'
import { DISPUTE_DEADLINE_DAYS, type DisputeReason, type Held } from './disputes'
import type { ReleasePolicy } from './phases'
import { phaseRelease } from './releasePhase'

/** The part of a project's price held while a dispute is open. */
export function disputeHolds(
  project: {
    readonly deliveredOn: string | null
    readonly priceCents: Cents
    readonly refundedCents: Cents
    readonly releasePolicy: ReleasePolicy
  },
  { escrow, retainage }: { readonly escrow: Cents; readonly retainage: Cents },
): Held {
  if (project.deliveredOn) return { heldCents: retainage, heldIn: 'retainage' }
  const { priceCents, releasePolicy, refundedCents } = project
  const { grossCents, retainageCents } = phaseRelease(priceCents, 'delivery', releasePolicy, cents(0), refundedCents)
  return { heldCents: minCents(escrow, subtractCents(grossCents, retainageCents)), heldIn: 'escrow' }
}

interface Opening {
  readonly reason: DisputeReason
  readonly description: string
}

/**
 * A new dispute: one at a time, and only while project money is left to hold.
 * @param project `heldCents`: in escrow and retainage
 * @param today '2026-11-22'
 */
export function openedDispute(
  project: { readonly openDispute: string | null; readonly heldCents: Cents },
  { reason, description }: Opening,
  by: string,
  today: string,
):
  | { readonly opened: Opening & { readonly status: 'open'; readonly openedBy: string; readonly decideBy: string } }
  | Refusal<'openAlready' | 'nothingHeld'> {
  if (project.openDispute) return { refusal: 'openAlready' }
  if (project.heldCents === 0) return { refusal: 'nothingHeld' }
  return { opened: { reason, description, status: 'open', openedBy: by, decideBy: dayAfter(today, DISPUTE_DEADLINE_DAYS) } }
}
