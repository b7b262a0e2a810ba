import { monthAfter } from '../dates/businessDays'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { negateCents, subtractCents } from '../money/differences'
import { type BookType, LEDGER_ACCOUNTS, type LedgerAccountKind } from './ledgerAccount'

/** An account over a period. Debits are positive. */
export interface BookRow {
  readonly account: LedgerAccountKind
  /** Debits less credits before the first day. */
  readonly openingCents: Cents
  readonly debitCents: Cents
  readonly creditCents: Cents
}

/** A line of a financial statement, positive in the direction in which its part grows. */
export interface BookLine {
  readonly title: string
  readonly amountCents: Cents
}

/** Debits less credits at the end of the period. */
export function closingCents({ openingCents, debitCents, creditCents }: BookRow): Cents {
  return subtractCents(addCents(openingCents, debitCents), creditCents)
}

const GROWS_WITH_DEBITS: readonly BookType[] = ['asset', 'expense']

/** The accounts of a type, in the order of the chart, and their sum. @param amountOf debits less credits */
function partOf(rows: readonly BookRow[], type: BookType, amountOf: (row: BookRow) => Cents) {
  const lines = rows
    .filter(({ account }) => LEDGER_ACCOUNTS[account].type === type)
    .map((row): BookLine => {
      const { title } = LEDGER_ACCOUNTS[row.account]
      return { title, amountCents: GROWS_WITH_DEBITS.includes(type) ? amountOf(row) : negateCents(amountOf(row)) }
    })
    .filter(({ amountCents }) => amountCents !== 0)
  return { lines, totalCents: sumCents(lines.map(({ amountCents }) => amountCents)) }
}

const movedCents = ({ debitCents, creditCents }: BookRow): Cents => subtractCents(debitCents, creditCents)

/** Income and expenses of the period. Margins count when a phase earns them; moving them to revenue later changes nothing. */
export function profitAndLoss(rows: readonly BookRow[]) {
  const income = partOf(rows, 'income', movedCents)
  const expense = partOf(rows, 'expense', movedCents)
  return { income, expense, profitCents: subtractCents(income.totalCents, expense.totalCents) }
}

/**
 * Assets, liabilities and equity at the end of the period. Equity includes what was earned before the period and in it, so that assets equal
 * liabilities plus equity.
 */
export function balanceSheet(rows: readonly BookRow[]) {
  const asset = partOf(rows, 'asset', closingCents)
  const liability = partOf(rows, 'liability', closingCents)
  const capital = partOf(rows, 'equity', closingCents)
  const before = sumCents(rows.filter(isResult).map(({ openingCents }) => openingCents))
  const equityLines = [
    ...capital.lines,
    { title: 'Earned before the period', amountCents: negateCents(before) },
    { title: 'Profit of the period', amountCents: profitAndLoss(rows).profitCents },
  ].filter(({ amountCents }) => amountCents !== 0)
  const equity = { lines: equityLines, totalCents: sumCents(equityLines.map(({ amountCents }) => amountCents)) }
  return { asset, liability, equity, differenceCents: subtractCents(asset.totalCents, liability.totalCents, equity.totalCents) }
}

function isResult({ account }: BookRow): boolean {
  const { type } = LEDGER_ACCOUNTS[account]
  return type === 'income' || type === 'expense'
}

/** The trial balance's two columns: each account's closing balance as a debit or a credit, and their sums, which are equal. */
export function trialBalance(rows: readonly BookRow[]) {
  const lines = rows.map((row) => {
    const closing = closingCents(row)
    return { ...row, debit: closing > 0 ? closing : cents(0), credit: closing < 0 ? negateCents(closing) : cents(0) }
  })
  return {
    lines,
    debitCents: sumCents(lines.map(({ debit }) => debit)),
    creditCents: sumCents(lines.map(({ credit }) => credit)),
  }
}

/** The last day of a month: '2026-02' has '2026-02-28'. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/**
 * The months to close through one, in order: each since the last closed one. Without one, only it: it closes everything before it too.
 * @param last the last closed month, '2026-08'
 */
export function monthsToClose(last: string | undefined, through: string): string[] {
  const months = [through]
  const before = (month: string) => monthAfter(`${month}-01`, -1).slice(0, 7)
  for (let month = before(through); last !== undefined && month > last; month = before(month)) months.unshift(month)
  return months
}

/** The number of the batch that a closed month's journal is exported under: 'JB-2026-10'. */
export function batchNumber(month: string): string {
  return `JB-${month}`
}

/** Accounts that adjusting entries may move. All others follow from invoices, bank movements, phases and payouts. */
export const ADJUSTABLE_ACCOUNTS = ['capital', 'revenue', 'bank_charges', 'expenses'] as const satisfies readonly LedgerAccountKind[]
