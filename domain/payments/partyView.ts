import { type Cents, cents, sumCents } from '../money/cents'
import { negateCents } from '../money/differences'
import { type Funding, fundingOf } from './funding'
import { type LedgerAccountKind, PROJECT_ACCOUNT_KINDS, type ProjectAccountKind } from './ledgerAccount'
import { type ContractRelease, ofShopCents, type PhaseRelease } from './releasePhase'

export type PartySide = 'builder' | 'fabricator'

/**
 * Project accounts each party sees: the builder those of the contract, the shop what it earned and what it was paid early. Accounts of the
 * contract are not the shop's: their balances are the contract price.
 */
export const PARTY_ACCOUNTS: Readonly<Record<PartySide, readonly ProjectAccountKind[]>> = {
  builder: ['receivable', 'tax_receivable', 'sales_tax', 'escrow', 'escrow_cash', 'retainage', 'builder_payable'],
  fabricator: ['fabricator_payable', 'advance', 'shop_debt'],
}

/** The viewer of a project: one of its parties, operators (null), or a company that is both. */
export type View = readonly PartySide[] | null

/** Whether only the shop's own figures are shown: the viewer is the project's shop and not its builder too. */
export function isShopView(view: View): boolean {
  const sides = view ?? []
  return sides.includes('fabricator') && !sides.includes('builder')
}

/** The unpaid amounts and funding of a contract: for its builder without what was released to the shop. Its shop sees `ShopMoney`. */
export function fundingSeen(view: View, balances: Readonly<Record<ProjectAccountKind, Cents>>): Funding {
  if (seesAccount(view, 'fabricator_payable')) return fundingOf(balances)
  return fundingOf({ ...balances, fabricator_payable: cents(0), fee: cents(0), advance: cents(0) })
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

/** A release as a viewer sees it. */
export interface ShownRelease {
  readonly grossCents: Cents
  readonly feeCents: Cents | null
  readonly retainageCents: Cents
  readonly repaidCents: Cents | null
  readonly netCents: Cents | null
}

const NOTHING_RELEASED = { grossCents: cents(0), feeCents: null, retainageCents: cents(0), repaidCents: cents(0), netCents: cents(0) }

/** A phase before the shop accepts its price: it sees nothing of it, and nobody knows what it will be paid. */
export function shownBefore(view: View, { grossCents, retainageCents }: ContractRelease): ShownRelease {
  return isShopView(view) ? NOTHING_RELEASED : { grossCents, feeCents: null, retainageCents, repaidCents: null, netCents: null }
}

/** For operators all of it; for the shop its part; for the builder what leaves the contract price. */
export function shownRelease(view: View, release: PhaseRelease): ShownRelease {
  const { grossCents, feeCents, retainageCents, shopRetainageCents, repaidCents, netCents } = release
  if (view === null) return { grossCents, feeCents, retainageCents, repaidCents, netCents }
  if (isShopView(view))
    return { grossCents: ofShopCents(release), feeCents: null, retainageCents: shopRetainageCents, repaidCents, netCents }
  const own = seesAccount(view, 'fabricator_payable')
  return { grossCents, feeCents: null, retainageCents, repaidCents: own ? repaidCents : null, netCents: own ? netCents : null }
}

/**
 * A posting's entries as a viewer sees them: those of its own accounts, and what balances them as one entry of the largest other account.
 * @param entries `seen`: of an account that the viewer sees
 */
export function seenEntries<Entry extends { readonly account: LedgerAccountKind; readonly amountCents: Cents }>(
  entries: readonly (Entry & { readonly seen: boolean })[],
): readonly { readonly account: LedgerAccountKind; readonly amountCents: Cents }[] {
  const own = entries.filter(({ seen }) => seen)
  const [largest] = entries.filter(({ seen }) => !seen).toSorted((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents))
  const rest = negateCents(sumCents(own.map(({ amountCents }) => amountCents)))
  return largest && rest !== 0 ? [...own, { account: largest.account, amountCents: rest }] : own
}
