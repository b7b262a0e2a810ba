import { type Cents, cents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { creditProject, type LedgerEntry } from './posting'

/** What a project's shop owes from early payouts. */
export interface ShopOwing {
  /** Advanced against money the project will still pay the shop. */
  readonly advanceCents: Cents
  /** Owed without cover: the project no longer pays enough. */
  readonly debtCents: Cents
}

/** Splits a shop's earnings: repays advances first, then debt; the rest is payable. The parts add up to the cent. */
export function earnedParts(earnedCents: Cents, { advanceCents, debtCents }: ShopOwing): ShopOwing & { readonly netCents: Cents } {
  const toAdvance = minCents(earnedCents, maxCents(cents(0), advanceCents))
  const afterAdvance = subtractCents(earnedCents, toAdvance)
  const toDebt = minCents(afterAdvance, maxCents(cents(0), debtCents))
  return { advanceCents: toAdvance, debtCents: toDebt, netCents: subtractCents(afterAdvance, toDebt) }
}

/** The credits for a shop's earnings; some may be zero. */
export function earnedEntries(projectId: string, earnedCents: Cents, owing: ShopOwing): readonly LedgerEntry[] {
  const { advanceCents, debtCents, netCents } = earnedParts(earnedCents, owing)
  return [
    creditProject(projectId, 'advance', advanceCents),
    creditProject(projectId, 'shop_debt', debtCents),
    creditProject(projectId, 'fabricator_payable', netCents),
  ]
}
