import { type Cents, cents } from '../money/cents'
import { fundingOf } from './funding'
import { type LedgerAccountKind, PROJECT_ACCOUNT_KINDS, type ProjectAccountKind } from './ledgerAccount'
import type { PhaseRelease } from './releasePhase'

export type PartySide = 'builder' | 'fabricator'

/**
 * Project accounts each party sees: shared ones and its own. The shop's early payouts, debts and fee are hidden from the builder, and the
 * builder's receivable from the shop.
 */
export const PARTY_ACCOUNTS: Readonly<Record<PartySide, readonly ProjectAccountKind[]>> = {
  builder: ['receivable', 'tax_receivable', 'sales_tax', 'escrow', 'escrow_cash', 'retainage', 'builder_payable'],
  fabricator: ['escrow', 'escrow_cash', 'fabricator_payable', 'retainage', 'advance', 'shop_debt', 'fee'],
}

/** The viewer of a project: one of its parties, operators (null), or a company that is both. */
export type View = readonly PartySide[] | null

/** A project's unpaid amounts and funding; for a builder without what was released to its shop. */
export function fundingSeen(view: View, balances: Readonly<Record<ProjectAccountKind, Cents>>): ReturnType<typeof fundingOf> {
  if (seesAccount(view, 'fabricator_payable')) return fundingOf(balances)
  return fundingOf({ ...balances, fabricator_payable: cents(0), fee: cents(0), advance: cents(0), shop_debt: cents(0) })
}

export function seesAccount(view: View, account: LedgerAccountKind): boolean {
  return view === null || view.some((side) => PARTY_ACCOUNTS[side].some((one) => one === account))
}

/** The project accounts a viewer is shown: those of sales tax only where it is charged, cash in the escrow account only where some is. */
export function accountsShown(view: View, isTaxed: boolean, escrowCashCents: Cents): ProjectAccountKind[] {
  const hidden: readonly ProjectAccountKind[] = [
    ...(isTaxed ? [] : (['tax_receivable', 'sales_tax'] as const)),
    ...(escrowCashCents > 0 ? [] : (['escrow_cash'] as const)),
  ]
  return PROJECT_ACCOUNT_KINDS.filter((account) => seesAccount(view, account) && !hidden.includes(account))
}

/** A release as a viewer sees it; the shop's fee and repayment are null for the builder. */
export interface ShownRelease extends Omit<PhaseRelease, 'feeCents' | 'repaidCents' | 'netCents'> {
  readonly feeCents: Cents | null
  readonly repaidCents: Cents | null
  readonly netCents: Cents | null
}

export function shownRelease<Release extends PhaseRelease>(view: View, release: Release): Omit<Release, keyof ShownRelease> & ShownRelease {
  return seesAccount(view, 'fee') ? release : { ...release, feeCents: null, repaidCents: null, netCents: null }
}
