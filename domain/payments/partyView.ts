import { type Cents, cents } from '../money/cents'
import { fundingOf } from './funding'
import type { LedgerAccountKind, ProjectAccountKind } from './ledgerAccount'
import type { PhaseRelease } from './releasePhase'

export type PartySide = 'builder' | 'fabricator'

/**
 * Accounts of a project that each party sees: what is held for both, and its own. What the shop is paid early, what it owes for that and the fee on
 * its price are no business of the builder; what the builder owes is none of the shop.
 */
export const PARTY_ACCOUNTS: Readonly<Record<PartySide, readonly ProjectAccountKind[]>> = {
  builder: ['receivable', 'escrow', 'retainage', 'builder_payable'],
  fabricator: ['escrow', 'fabricator_payable', 'retainage', 'advance', 'shop_debt', 'fee'],
}

/** Whose view of a project it is: of its parties, of operators (null), or of a company that is both. */
export type View = readonly PartySide[] | null

/** What is not paid out of a project, and how it is funded; for a builder without what was released to its shop. */
export function fundingSeen(view: View, balances: Readonly<Record<ProjectAccountKind, Cents>>): ReturnType<typeof fundingOf> {
  if (seesAccount(view, 'fabricator_payable')) return fundingOf(balances)
  return fundingOf({ ...balances, fabricator_payable: cents(0), fee: cents(0), advance: cents(0), shop_debt: cents(0) })
}

export function seesAccount(view: View, account: LedgerAccountKind): boolean {
  return view === null || view.some((side) => PARTY_ACCOUNTS[side].some((one) => one === account))
}

/** A release as a view may see it: what the shop pays and repays of it is null for its builder. */
export interface ShownRelease extends Omit<PhaseRelease, 'feeCents' | 'repaidCents' | 'netCents'> {
  readonly feeCents: Cents | null
  readonly repaidCents: Cents | null
  readonly netCents: Cents | null
}

export function shownRelease<Release extends PhaseRelease>(view: View, release: Release): Omit<Release, keyof ShownRelease> & ShownRelease {
  return seesAccount(view, 'fee') ? release : { ...release, feeCents: null, repaidCents: null, netCents: null }
}
