import type { Cents } from '../money/cents'
import { LEDGER_ACCOUNTS, type LedgerAccountKind } from './ledgerAccount'

interface Companies {
  /** Of the project; null where a posting is of none. */
  readonly builder: string | null
  readonly fabricator: string | null
}

interface Entry {
  readonly account: LedgerAccountKind
  /** Debits above zero. */
  readonly amountCents: Cents
}

const HOUSE = 'Framewell'
const BANK = 'Bank'

/** Whose money an account is, in the words of a transaction. */
const OWNERS: Record<LedgerAccountKind, (companies: Companies) => string> = {
  bank: () => BANK,
  payouts_in_transit: () => BANK,
  suspense: () => 'Suspense',
  capital: () => HOUSE,
  bad_debt: () => HOUSE,
  revenue: () => HOUSE,
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
 * From whom to whom the money of a posting went. Where every account grew or every account shrank, it came in or went out at the bank, and the
 * other party is no account: the builder who pays into escrow, those whom a payout reached, the house with its capital, else the bank itself.
 */
export function transactionParties(entries: readonly Entry[], companies: Companies): { readonly from: string; readonly to: string } {
  const owner = ({ account }: Entry) => OWNERS[account](companies)
  const from = largest(entries.filter(shrinks))
  const to = largest(entries.filter((entry) => !shrinks(entry)))
  if (from && to) return { from: owner(from), to: owner(to) }
  const inside = largest(entries.filter(({ account }) => account !== 'bank'))
  if (!inside) return { from: HOUSE, to: HOUSE }
  const [near, far] = atTheBank(inside, companies)
  return to ? { from: far, to: near } : { from: near, to: far }
}

/** The party inside and the one outside of what goes through the bank. */
function atTheBank({ account }: Entry, companies: Companies): readonly [string, string] {
  if (account === 'capital') return [BANK, HOUSE]
  if (account === 'payouts_in_transit') return [BANK, 'Payees']
  const inside = OWNERS[account](companies)
  return [inside, account === 'escrow' ? (companies.builder ?? 'Builder') : BANK]
}

const largest = (entries: readonly Entry[]): Entry | undefined =>
  [...entries].sort((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents))[0]

/** Accounts of what is held or owed: money leaves them with a debit. */
const isOwed = (account: LedgerAccountKind): boolean => LEDGER_ACCOUNTS[account].side === 'credit'
const shrinks = ({ account, amountCents }: Entry): boolean => amountCents > 0 === isOwed(account)
