import type { Cents } from '../money/cents'
import { LEDGER_ACCOUNTS, type LedgerAccountKind } from './ledgerAccount'

interface Companies {
  /** The project's builder; null for a posting without a project. */
  readonly builder: string | null
  readonly fabricator: string | null
}

interface Entry {
  readonly account: LedgerAccountKind
  /** Debits positive. */
  readonly amountCents: Cents
}

const HOUSE = 'Framewell'
const BANK = 'Bank'
const ESCROW = 'Escrow account'

/** The owner of an account, as shown on a transaction. */
const OWNERS: Record<LedgerAccountKind, (companies: Companies) => string> = {
  bank: () => BANK,
  escrow_bank: () => ESCROW,
  escrow_cash: () => 'Held for the order',
  transfers_in_transit: () => 'Transfer',
  payouts_in_transit: () => BANK,
  suspense: () => 'Suspense',
  customer_credit: () => 'Customer credit',
  capital: () => HOUSE,
  bad_debt: () => HOUSE,
  bank_charges: () => 'Bank charges',
  expenses: () => 'Operating expenses',
  revenue: () => HOUSE,
  sales_tax_paid: () => 'Sales tax',
  sales_tax: () => 'Sales tax',
  tax_receivable: ({ builder }) => builder ?? 'Builder',
  receivable: ({ builder }) => builder ?? 'Builder',
  escrow: () => 'Order funds',
  fabricator_payable: ({ fabricator }) => fabricator ?? 'Fabricator',
  retainage: () => 'Retainage',
  advance: ({ fabricator }) => fabricator ?? 'Fabricator',
  shop_debt: ({ fabricator }) => fabricator ?? 'Fabricator',
  builder_payable: ({ builder }) => builder ?? 'Builder',
  fee: () => HOUSE,
}

/**
 * The payer and payee of a posting. Where all accounts grew or all shrank, the other party has no account. At the bank it is the builder who
 * pays into escrow, the payees, the owners with their capital, or else the bank. Elsewhere Framewell extended credit or took it back.
 */
export function transactionParties(entries: readonly Entry[], companies: Companies): { readonly from: string; readonly to: string } {
  const owner = ({ account }: Entry) => OWNERS[account](companies)
  const from = largest(entries.filter(shrinks))
  const to = largest(entries.filter((entry) => !shrinks(entry)))
  if (from && to) return { from: owner(from), to: owner(to) }
  const inside = largest(entries.filter((entry) => !isBank(entry)))
  if (!inside) return { from: HOUSE, to: HOUSE }
  const owed = entries.some(isBank) ? undefined : largest(entries.filter(({ account }) => isOwed(account)))
  const [near, far] = owed ? [owner(owed), HOUSE] : atTheBank(inside, companies)
  return to ? { from: far, to: near } : { from: near, to: far }
}

/** The inside and outside party of a bank transaction. */
function atTheBank({ account }: Entry, companies: Companies): readonly [string, string] {
  if (account === 'capital') return [BANK, HOUSE]
  if (account === 'payouts_in_transit') return [BANK, 'Payees']
  const inside = OWNERS[account](companies)
  return [inside, account === 'escrow' ? (companies.builder ?? 'Builder') : BANK]
}

const largest = (entries: readonly Entry[]): Entry | undefined =>
  [...entries].sort((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents))[0]

const isBank = ({ account }: Entry): boolean => account === 'bank' || account === 'escrow_bank'
/** Liability accounts: money leaves them with a debit. */
const isOwed = (account: LedgerAccountKind): boolean => LEDGER_ACCOUNTS[account].side === 'credit'
const shrinks = ({ account, amountCents }: Entry): boolean => amountCents > 0 === isOwed(account)
