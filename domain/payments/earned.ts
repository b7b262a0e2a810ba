import { type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { creditProject, type LedgerEntry } from './posting'

/** What the shop of a project owes on it from early payouts. */
export interface ShopOwing {
  /** Advanced against money that the project will still bring the shop. */
  readonly advanceCents: Cents
  /** Owed without such cover: the project no longer brings enough. */
  readonly debtCents: Cents
}

/** What the shop earns, divided: it repays advances first, then debt, and the rest can be paid out. The parts add up to the cent. */
export function earnedParts(earnedCents: Cents, { advanceCents, debtCents }: ShopOwing): ShopOwing & { readonly netCents: Cents } {
  const toAdvance = minCents(earnedCents, maxCents(cents(0), advanceCents))
  const afterAdvance = subtractCents(earnedCents, toAdvance)
  const toDebt = minCents(afterAdvance, maxCents(cents(0), debtCents))
  return { advanceCents: toAdvance, debtCents: toDebt, netCents: subtractCents(afterAdvance, toDebt) }
}

/** The credits of what a shop earns; some may be of nothing. */
export function earnedEntries(projectId: string, earnedCents: Cents, owing: ShopOwing): readonly LedgerEntry[] {
  const { advanceCents, debtCents, netCents } = earnedParts(earnedCents, owing)
  return [
    creditProject(projectId, 'advance', advanceCents),
    creditProject(projectId, 'shop_debt', debtCents),
    creditProject(projectId, 'fabricator_payable', netCents),
  ]
}
