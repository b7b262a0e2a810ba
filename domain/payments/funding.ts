import { addCents, type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { usdWithCents } from '../money/usd'
import type { ProjectAccountKind } from './ledgerAccount'

/** How what is not paid out yet is funded. */
interface Funding {
  /** On the project's accounts for its shop or its builder: not released, retained, payable, to be refunded. */
  readonly unpaidCents: Cents
  /** Of it what came in as cash and is still there. */
  readonly cashCents: Cents
  /** The rest: credit that the house extends. */
  readonly creditCents: Cents
}

export const NOTHING_UNPAID: Funding = { unpaidCents: cents(0), cashCents: cents(0), creditCents: cents(0) }

/**
 * Splits what a project's accounts show into cash and credit. The project's net cash is what its entries took from the bank less what they sent
 * there; by double entry that is the sum of its accounts. Below zero the house has paid out more than came in, and holds no cash for it.
 */
export function fundingOf(balances: Readonly<Record<ProjectAccountKind, Cents>>): Funding {
  const { escrow, retainage, fabricator_payable, builder_payable, fee, receivable, advance, shop_debt } = balances
  const unpaidCents = addCents(escrow, retainage, fabricator_payable, builder_payable)
  const netCents = subtractCents(addCents(unpaidCents, fee), receivable, advance, shop_debt)
  const cashCents = minCents(unpaidCents, maxCents(cents(0), netCents))
  return { unpaidCents, cashCents, creditCents: subtractCents(unpaidCents, cashCents) }
}

/** '$365,845.00 is not paid out yet: $30,000.00 is cash received, $335,845.00 is on credit'. Says nothing is held that did not come in. */
export function fundingWords({ unpaidCents, cashCents, creditCents }: Funding): string {
  if (unpaidCents === 0) return 'Nothing is waiting to be paid out'
  const parts = [
    cashCents > 0 ? `${usdWithCents(cashCents)} is cash received` : '',
    creditCents > 0 ? `${usdWithCents(creditCents)} is on credit` : '',
  ].filter(Boolean)
  return `${usdWithCents(unpaidCents)} is not paid out yet: ${parts.join(', ')}`
}
