import { addCents, type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { usdWithCents } from '../money/usd'
import type { ProjectAccountKind } from './ledgerAccount'

/** How unpaid amounts are funded. */
export interface Funding {
  /** On the project's shop and builder accounts: unreleased, retained, payable, refundable; without what was paid early of it. */
  readonly unpaidCents: Cents
  /** Received in cash and still here, in one of Framewell's bank accounts. */
  readonly cashCents: Cents
  /** The part of it that is held in the escrow account. */
  readonly escrowCents: Cents
  /** The rest: trade credit extended. */
  readonly creditCents: Cents
}

export const NOTHING_UNPAID: Funding = { unpaidCents: cents(0), cashCents: cents(0), escrowCents: cents(0), creditCents: cents(0) }

/**
 * Splits a project's unpaid amounts into cash and credit. An early payout is repaid by the releases of what is in `escrow` already, so it comes
 * off what is unpaid; it and the shop debt that may become of it are Framewell's money, not trade credit of the builder. On credit is what the
 * builder still owes for what is unpaid. Sales tax is left out, charged and received: it funds nothing.
 */
export function fundingOf(balances: Readonly<Record<ProjectAccountKind, Cents>>): Funding {
  const { escrow, retainage, fabricator_payable, builder_payable, fee, receivable, advance, escrow_cash } = balances
  const unpaidCents = subtractCents(addCents(escrow, retainage, fabricator_payable, builder_payable), advance)
  // What is in the escrow account stays there, even if more than the rest was paid early.
  const cashCents = minCents(unpaidCents, maxCents(escrow_cash, subtractCents(addCents(unpaidCents, fee), receivable)))
  const escrowCents = minCents(unpaidCents, escrow_cash)
  return { unpaidCents, cashCents, escrowCents, creditCents: subtractCents(unpaidCents, cashCents) }
}

/**
 * What belongs in the escrow account for a project's price: what is unreleased or retained, less what the builder still owes on credit. Cash is
 * released before credit. Sales tax, margins and what is payable to the shop are not held.
 */
export function unreleasedCashCents({ escrow, retainage, receivable }: Readonly<Record<DrawnOn, Cents>>): Cents {
  return maxCents(cents(0), subtractCents(addCents(escrow, retainage), receivable))
}

/**
 * What may be held in the escrow account for a project: for its price, and what goes back to its builder until the payout is sent. A refund is
 * always of money that came in: what is credited comes off what the builder owes first.
 */
export function toHoldCents(balances: Readonly<Record<DrawnOn | 'builder_payable', Cents>>): Cents {
  return addCents(unreleasedCashCents(balances), balances.builder_payable)
}

/** What of a project's refund is in the escrow account; `cash` is what is there for the project. */
export function refundHeldCents(balances: Readonly<Record<DrawnOn | 'builder_payable' | 'cash', Cents>>): Cents {
  return minCents(balances.builder_payable, maxCents(cents(0), subtractCents(balances.cash, unreleasedCashCents(balances))))
}

type DrawnOn = 'escrow' | 'retainage' | 'receivable'
/** A project's accounts that say what is drawn on Framewell's own capital. */
export type DrawnBalances = Readonly<Record<DrawnOn | 'advance', Cents>>

/**
 * What of a project was released or paid early on credit and not received yet: its builder owes more than the price that is still unreleased or
 * retained and was not paid early. Framewell's own capital pays for it.
 */
export function drawnCents({ escrow, retainage, receivable, advance }: DrawnBalances): Cents {
  return maxCents(cents(0), subtractCents(addCents(receivable, advance), addCents(escrow, retainage)))
}

/** What a step draws on Framewell's own capital; negative when it gives some back. */
export function drawsCents(before: DrawnBalances, after: DrawnBalances): Cents {
  return subtractCents(drawnCents(after), drawnCents(before))
}

/** What a release draws: nothing of what the builder has paid, and not again what was drawn with the early payout that it repays. */
export function releaseDraws(before: DrawnBalances, after: DrawnBalances): Cents {
  const none = { advance: cents(0) }
  return minCents(drawsCents(before, after), drawsCents({ ...before, ...none }, { ...after, ...none }))
}

/**
 * '$365,845.00 is not paid out yet: $30,000.00 is in the escrow account, $335,845.00 is on credit'. Calls nothing held that was not received, and
 * names the escrow account only for what is in it.
 * @param advancedCents paid early and not repaid, for those who see it
 */
export function fundingWords(funding: Funding, advancedCents = cents(0)): string {
  const words = unpaidWords(funding)
  return advancedCents > 0 ? `${words}. Paid early, repaid by releases: ${usdWithCents(advancedCents)}` : words
}

function unpaidWords({ unpaidCents, cashCents, escrowCents, creditCents }: Funding): string {
  if (unpaidCents === 0) return 'Nothing is waiting to be paid out'
  const elsewhere = subtractCents(cashCents, escrowCents)
  const parts = [
    escrowCents > 0 ? `${usdWithCents(escrowCents)} is in the escrow account` : '',
    elsewhere > 0 ? `${usdWithCents(elsewhere)} is cash received${escrowCents > 0 ? ' in the operating account' : ''}` : '',
    creditCents > 0 ? `${usdWithCents(creditCents)} is on credit` : '',
  ].filter(Boolean)
  return `${usdWithCents(unpaidCents)} is not paid out yet: ${parts.join(', ')}`
}
