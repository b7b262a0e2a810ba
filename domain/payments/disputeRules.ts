import { dayAfter } from '../dates/businessDays'
import type { Refusal } from '../http/refusal'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { proportionOf } from '../money/proportionOf'
import { type AdvanceBooks, cutAdvances } from './advanceOutcome'
import { DISPUTE_DEADLINE_DAYS, type DisputeReason, type Held } from './disputes'
import { type Phase, phasesToCome } from './phases'
import { type Contract, phasePlan, releasesOf } from './releasePhase'

/** What decides what a dispute holds. */
interface Disputed extends Contract {
  readonly deliveredOn: string | null
  readonly completed: readonly Phase[]
}

/**
 * Everything unpaid that a dispute holds. Early payouts that are not sent are payable, but not earned: they are not divided.
 * @param balances of the project's accounts
 * @param advances its shop's early payouts
 */
export function disputeHolds(
  project: Disputed,
  balances: Readonly<Record<'escrow' | 'retainage' | 'fabricator_payable', Cents>>,
  advances: Omit<AdvanceBooks, 'payableCents'>,
): Held {
  const { unreleasedCents, heldIn } = unreleasedHeld(project, balances)
  const payableCents = earnedPayable({ ...advances, payableCents: balances.fabricator_payable })
  const releasedCents = releasedHeld(project, payableCents)
  return { heldCents: addCents(unreleasedCents, releasedCents), unreleasedCents, heldIn, releasedCents, payableCents }
}

function unreleasedHeld(
  { deliveredOn, completed, priceCents, releasePolicy, refundedCents }: Disputed,
  { escrow, retainage }: Readonly<Record<'escrow' | 'retainage', Cents>>,
): Pick<Held, 'unreleasedCents' | 'heldIn'> {
  if (deliveredOn) return { unreleasedCents: retainage, heldIn: 'retainage' }
  const plan = phasePlan(priceCents, releasePolicy, refundedCents)
  return { unreleasedCents: minCents(escrow, sumCents(phasesToCome(completed).map((phase) => plan[phase]))), heldIn: 'escrow' }
}

/** What is payable to a shop besides early payouts that were not sent. */
function earnedPayable(advances: AdvanceBooks): Cents {
  const unsent = cutAdvances(advances, cents(0)).map(({ undoneCents, discountCents }) => subtractCents(undoneCents, discountCents))
  return maxCents(cents(0), subtractCents(advances.payableCents, ...unsent))
}

/** What of the contract price is payable as a shop's earnings: in the proportion in which its phases released both. */
function releasedHeld(disputed: Disputed, payableCents: Cents): Cents {
  const releases = releasesOf(disputed, disputed.completed)
  const earned = sumCents(releases.map(({ netCents }) => netCents))
  return addCents(payableCents, proportionOf(payableCents, sumCents(releases.map(({ feeCents }) => feeCents)), earned))
}

interface Opening {
  readonly reason: DisputeReason
  readonly description: string
}

/**
 * A new dispute: one at a time, and only while project money is left to hold.
 * @param project `heldCents`: by `disputeHolds`; zero once it is complete or closed
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
