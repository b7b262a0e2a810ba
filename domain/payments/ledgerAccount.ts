import { z } from 'zod'
import { entryOf } from '../collections/labelOf'
import type { Cents } from '../money/cents'
import { negateCents } from '../money/differences'

/**
 * Ledger accounts. 'debit' accounts grow with debits (assets and receivables), 'credit' accounts with credits (liabilities, capital and
 * revenue).
 */
export const LEDGER_ACCOUNTS = {
  /** Framewell's operating account, as its statements show it. */
  bank: { of: 'house', side: 'debit', number: '1000', type: 'asset', mayGoNegative: false, title: 'Operating bank account' },
  /** The part of the escrow account, as its statements show it, that is held for no order: to transfer, or not decided yet. */
  escrow_bank: {
    of: 'house',
    side: 'debit',
    number: '1020',
    type: 'asset',
    mayGoNegative: false,
    title: 'Escrow account, for no order',
  },
  /** Left one of Framewell's bank accounts and not on a statement of the other yet; negative when the other's statement came first. */
  transfers_in_transit: { of: 'house', side: 'debit', number: '1030', type: 'asset', mayGoNegative: true, title: 'Transfers in transit' },
  /** Payouts sent to the bank that no statement shows yet. */
  payouts_in_transit: { of: 'house', side: 'credit', number: '2000', type: 'liability', mayGoNegative: false, title: 'Payouts in transit' },
  /** Received money that is not matched yet. */
  suspense: { of: 'house', side: 'credit', number: '2010', type: 'liability', mayGoNegative: false, title: 'Suspense' },
  /** Received from customers and not applied to an invoice. Each receipt says which customer's it is. */
  customer_credit: { of: 'house', side: 'credit', number: '2020', type: 'liability', mayGoNegative: false, title: 'Customer credit' },
  /** Owners' capital; it funds advances and credit. */
  capital: { of: 'house', side: 'credit', number: '3000', type: 'equity', mayGoNegative: false, title: 'Capital' },
  /** Shop debts written off. */
  bad_debt: { of: 'house', side: 'debit', number: '6200', type: 'expense', mayGoNegative: false, title: 'Bad debt' },
  /** What banks charge. */
  bank_charges: { of: 'house', side: 'debit', number: '6000', type: 'expense', mayGoNegative: true, title: 'Bank charges' },
  /** Everything else that Framewell pays for itself. */
  expenses: { of: 'house', side: 'debit', number: '6100', type: 'expense', mayGoNegative: true, title: 'Operating expenses' },
  /** Sales tax paid to the states. What is payable is the tax charged on all orders less this. */
  sales_tax_paid: { of: 'house', side: 'debit', number: '2310', type: 'liability', mayGoNegative: false, title: 'Sales tax paid' },
  /** Margins and discounts earned. */
  revenue: { of: 'house', side: 'credit', number: '4000', type: 'income', mayGoNegative: true, title: 'Revenue' },
  /** Issued invoices the builder owes. */
  receivable: { of: 'project', side: 'debit', number: '1200', type: 'asset', mayGoNegative: false, title: 'Receivable' },
  /** The sales tax in those invoices. */
  tax_receivable: { of: 'project', side: 'debit', number: '1210', type: 'asset', mayGoNegative: false, title: 'Sales tax receivable' },
  /** Sales tax charged and not credited, owed to the state. It is never released to a shop. */
  sales_tax: { of: 'project', side: 'credit', number: '2300', type: 'liability', mayGoNegative: false, title: 'Sales tax payable' },
  /** The part of the escrow account that was received for the project and is not released. With `escrow_bank` it is that account's balance. */
  escrow_cash: { of: 'project', side: 'debit', number: '1010', type: 'asset', mayGoNegative: false, title: 'Held in the escrow account' },
  /** The price not yet released by a phase, received as cash or extended as trade credit. `fundingOf` separates the two. */
  escrow: { of: 'project', side: 'credit', number: '2100', type: 'liability', mayGoNegative: false, title: 'Order funds, cash and credit' },
  /** Released to the shop, not yet paid out. */
  fabricator_payable: {
    of: 'project',
    side: 'credit',
    number: '2200',
    type: 'liability',
    mayGoNegative: false,
    title: 'Fabricator payable',
  },
  /** Withheld from the shop until acceptance. */
  retainage: { of: 'project', side: 'credit', number: '2110', type: 'liability', mayGoNegative: false, title: 'Retainage' },
  /** Paid early to the shop against future project payments. */
  advance: { of: 'project', side: 'debit', number: '1300', type: 'asset', mayGoNegative: false, title: 'Early payout' },
  /** Paid early to a shop and no longer covered by the project: the shop owes it. */
  shop_debt: { of: 'project', side: 'debit', number: '1310', type: 'asset', mayGoNegative: false, title: 'Owed by shop' },
  /** Refundable to the builder. */
  builder_payable: { of: 'project', side: 'credit', number: '2210', type: 'liability', mayGoNegative: false, title: 'Builder refund' },
  /** Framewell's margin on the project: the contract price less the shop's; swept into revenue. */
  fee: { of: 'project', side: 'credit', number: '4010', type: 'income', mayGoNegative: false, title: 'Margin' },
} as const satisfies Record<string, LedgerAccountFacts>

/** The parts of a chart of accounts. */

export type BookType = 'asset' | 'liability' | 'equity' | 'income' | 'expense'

interface LedgerAccountFacts {
  readonly of: 'house' | 'project'
  readonly side: 'debit' | 'credit'
  /** Its number in the chart of accounts. */
  readonly number: string
  readonly type: BookType
  readonly mayGoNegative: boolean
  readonly title: string
}

export type LedgerAccountKind = keyof typeof LEDGER_ACCOUNTS
type KindsOf<Owner> = { [K in LedgerAccountKind]: (typeof LEDGER_ACCOUNTS)[K]['of'] extends Owner ? K : never }[LedgerAccountKind]
export type OwnAccountKind = KindsOf<'house'>
export type ProjectAccountKind = KindsOf<'project'>
export const LEDGER_ACCOUNT_KINDS = Object.keys(LEDGER_ACCOUNTS).filter((kind): kind is LedgerAccountKind => kind in LEDGER_ACCOUNTS)
export const PROJECT_ACCOUNT_KINDS = LEDGER_ACCOUNT_KINDS.filter(
  (kind): kind is ProjectAccountKind => LEDGER_ACCOUNTS[kind].of === 'project',
)
export const ledgerAccountKindSchema = z.enum(LEDGER_ACCOUNT_KINDS)

/** An entry's effect on the account's balance, in the account's own direction. */
export function balanceChange(kind: LedgerAccountKind, amountCents: Cents): Cents {
  return LEDGER_ACCOUNTS[kind].side === 'debit' ? amountCents : negateCents(amountCents)
}

type AccountWords = Pick<(typeof LEDGER_ACCOUNTS)[LedgerAccountKind], 'number' | 'title' | 'of'>
/** An account's words; its own, without a number, for one that only a newer server knows. */
export const ledgerAccount = (kind: string) =>
  entryOf<{ readonly [Key in keyof AccountWords]: string }>(LEDGER_ACCOUNTS, kind, (title) => ({ number: '', title, of: 'project' }))
