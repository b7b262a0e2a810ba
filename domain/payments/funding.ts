import { addCents, type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { usdWithCents } from '../money/usd'
import type { ProjectAccountKind } from './ledgerAccount'

/** How unpaid amounts are funded. */
interface Funding {
  /** On the project's shop and builder accounts: unreleased, retained, payable, refundable. */
  readonly unpaidCents: Cents
  /** Received in cash and still here. */
  readonly cashCents: Cents
  /** The rest: trade credit extended. */
  readonly creditCents: Cents
}

export const NOTHING_UNPAID: Funding = { unpaidCents: cents(0), cashCents: cents(0), creditCents: cents(0) }

/**
 * Splits a project's balances into cash and credit. Net cash is what the project's entries debited less credited at the bank; by double
 * entry that equals the sum of its accounts. Sales tax is left out, charged and received: it funds nothing. Negative means Framewell paid out more than it received and holds no cash for it.
 */
export function fundingOf(balances: Readonly<Record<ProjectAccountKind, Cents>>): Funding {
  const { escrow, retainage, fabricator_payable, builder_payable, fee, receivable, advance, shop_debt } = balances
  const unpaidCents = addCents(escrow, retainage, fabricator_payable, builder_payable)
  const netCents = subtractCents(addCents(unpaidCents, fee), receivable, advance, shop_debt)
  const cashCents = minCents(unpaidCents, maxCents(cents(0), netCents))
  return { unpaidCents, cashCents, creditCents: subtractCents(unpaidCents, cashCents) }
}

/** '$365,845.00 is not paid out yet: $30,000.00 is cash received, $335,845.00 is on credit'. Calls nothing held that was not received. */
export function fundingWords({ unpaidCents, cashCents, creditCents }: Funding): string {
  if (unpaidCents === 0) return 'Nothing is waiting to be paid out'
  const parts = [
    cashCents > 0 ? `${usdWithCents(cashCents)} is cash received` : '',
    creditCents > 0 ? `${usdWithCents(creditCents)} is on credit` : '',
  ].filter(Boolean)
  return `${usdWithCents(unpaidCents)} is not paid out yet: ${parts.join(', ')}`
}
