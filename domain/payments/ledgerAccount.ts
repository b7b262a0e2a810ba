import { z } from 'zod'
import type { Cents } from '../money/cents'
import { negateCents } from '../money/differences'

/**
 * Accounts of the ledger. What stands 'debit' grows with debits (what the house has or is owed), 'credit' with credits (what it holds for
 * or owes to others, and what it earned).
 */
export const LEDGER_ACCOUNTS = {
  /** The house's bank account, as its statements show it. */
  bank: { of: 'house', side: 'debit', mayGoNegative: false, title: 'Bank' },
  /** Payouts handed to the bank that no statement has shown yet. */
  payouts_in_transit: { of: 'house', side: 'credit', mayGoNegative: false, title: 'Payouts in transit' },
  /** Money that came in and that nobody has matched yet. */
  suspense: { of: 'house', side: 'credit', mayGoNegative: false, title: 'Suspense' },
  /** What the owners put in; it funds advances and credit. */
  capital: { of: 'house', side: 'credit', mayGoNegative: false, title: 'Capital' },
  /** What shops owed and will not pay back. */
  bad_debt: { of: 'house', side: 'debit', mayGoNegative: false, title: 'Bad debt' },
  /** Fees and discounts earned. */
  revenue: { of: 'house', side: 'credit', mayGoNegative: true, title: 'Revenue' },
  /** What the builder owes on issued invoices. */
  receivable: { of: 'project', side: 'debit', mayGoNegative: false, title: 'Receivable' },
  /** The price that no phase has released yet. It came in as cash or is trade credit: `fundingOf` tells the two apart. */
  escrow: { of: 'project', side: 'credit', mayGoNegative: false, title: 'Order funds, cash and credit' },
  /** Released to the shop, not yet paid out. */
  fabricator_payable: { of: 'project', side: 'credit', mayGoNegative: false, title: 'Fabricator payable' },
  /** Held back from the shop until acceptance. */
  retainage: { of: 'project', side: 'credit', mayGoNegative: false, title: 'Retainage' },
  /** Paid early to the shop against what its project will still bring it. */
  advance: { of: 'project', side: 'debit', mayGoNegative: false, title: 'Early payout' },
  /** Paid early to a shop and no longer covered by the project: the shop owes it back. */
  shop_debt: { of: 'project', side: 'debit', mayGoNegative: false, title: 'Owed by shop' },
  /** To be paid back to the builder. */
  builder_payable: { of: 'project', side: 'credit', mayGoNegative: false, title: 'Builder refund' },
  /** The house's fee on the project; swept into revenue. */
  fee: { of: 'project', side: 'credit', mayGoNegative: false, title: 'Fee' },
} as const satisfies Record<string, LedgerAccountFacts>

interface LedgerAccountFacts {
  readonly of: 'house' | 'project'
  readonly side: 'debit' | 'credit'
  readonly mayGoNegative: boolean
  readonly title: string
}

export type LedgerAccountKind = keyof typeof LEDGER_ACCOUNTS
type KindsOf<Owner> = { [K in LedgerAccountKind]: (typeof LEDGER_ACCOUNTS)[K]['of'] extends Owner ? K : never }[LedgerAccountKind]
export type HouseAccountKind = KindsOf<'house'>
export type ProjectAccountKind = KindsOf<'project'>
export const LEDGER_ACCOUNT_KINDS = Object.keys(LEDGER_ACCOUNTS).filter((kind): kind is LedgerAccountKind => kind in LEDGER_ACCOUNTS)
export const ledgerAccountKindSchema = z.enum(LEDGER_ACCOUNT_KINDS)

/** An entry's amount as it moves the account's balance in the account's own direction: a credit raises what is owed. */
export function balanceChange(kind: LedgerAccountKind, amountCents: Cents): Cents {
  return LEDGER_ACCOUNTS[kind].side === 'debit' ? amountCents : negateCents(amountCents)
}
