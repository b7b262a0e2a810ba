import { addCents, type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { usdWithCents } from '../money/usd'
import type { ProjectAccountKind } from './ledgerAccount'

/** How unpaid amounts are funded. */
export interface Funding {
  /** On the project's shop and builder accounts: unreleased, retained, payable, refundable. */
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
 * Splits a project's balances into cash and credit. Net cash is what the project's entries debited less credited at the bank; by double
 * entry that equals the sum of its accounts. Sales tax is left out, charged and received: it funds nothing. Negative means Framewell paid out more than it received and holds no cash for it.
 */
export function fundingOf(balances: Readonly<Record<ProjectAccountKind, Cents>>): Funding {
  const { escrow, retainage, fabricator_payable, builder_payable, fee, receivable, advance, shop_debt, escrow_cash } = balances
  const unpaidCents = addCents(escrow, retainage, fabricator_payable, builder_payable)
  const netCents = subtractCents(addCents(unpaidCents, fee), receivable, advance, shop_debt)
  // What is in the escrow account stays there, even if Framewell has paid more than the rest on an early payout.
  const cashCents = minCents(unpaidCents, maxCents(escrow_cash, netCents))
  const escrowCents = minCents(unpaidCents, escrow_cash)
  return { unpaidCents, cashCents, escrowCents, creditCents: subtractCents(unpaidCents, cashCents) }
}

/**
 * What belongs in the escrow account for a project: its unreleased price and its retainage, less what the builder still owes on credit. Cash is
 * released before credit. Sales tax, margins and what is payable are not held.
 */
export function toHoldCents({ escrow, retainage, receivable }: Readonly<Record<'escrow' | 'retainage' | 'receivable', Cents>>): Cents {
  return maxCents(cents(0), subtractCents(addCents(escrow, retainage), receivable))
}

/**
 * What of a project was released on credit and not received yet: its builder owes more than the price that is still unreleased or retained.
 * Framewell's own capital pays for it. Zero while something belongs in the escrow account.
 */
export function drawnCents({ escrow, retainage, receivable }: Readonly<Record<'escrow' | 'retainage' | 'receivable', Cents>>): Cents {
  return maxCents(cents(0), subtractCents(receivable, addCents(escrow, retainage)))
}

/** What a step draws on Framewell's own capital; negative when it gives some back. */
export function drawsCents(before: Parameters<typeof drawnCents>[0], after: Parameters<typeof drawnCents>[0]): Cents {
  return subtractCents(drawnCents(after), drawnCents(before))
}

/**
 * '$365,845.00 is not paid out yet: $30,000.00 is in the escrow account, $335,845.00 is on credit'. Calls nothing held that was not received, and
 * names the escrow account only for what is in it.
 */
export function fundingWords({ unpaidCents, cashCents, escrowCents, creditCents }: Funding): string {
  if (unpaidCents === 0) return 'Nothing is waiting to be paid out'
  const elsewhere = subtractCents(cashCents, escrowCents)
  const parts = [
    escrowCents > 0 ? `${usdWithCents(escrowCents)} is in the escrow account` : '',
    elsewhere > 0 ? `${usdWithCents(elsewhere)} is cash received${escrowCents > 0 ? ' in the operating account' : ''}` : '',
    creditCents > 0 ? `${usdWithCents(creditCents)} is on credit` : '',
  ].filter(Boolean)
  return `${usdWithCents(unpaidCents)} is not paid out yet: ${parts.join(', ')}`
}
