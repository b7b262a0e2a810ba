import { csvText } from '@framewell/domain/export/csvText'
import { type Cents, decimalDollars } from '@framewell/domain/money/cents'
import { type BookLine, type BookRow, balanceSheet, profitAndLoss, trialBalance } from '@framewell/domain/payments/books'
import { LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { longDate } from '@framewell/domain/quotes/quoteWords'

interface Row {
  readonly report: string
  readonly number: string | null
  readonly title: string
  readonly opening?: Cents
  readonly debit?: Cents
  readonly credit?: Cents
  readonly amount?: Cents
}

/** Trial balance, profit and loss, and balance sheet in one table. Amounts of the last two are positive in the direction of their part. */
export function statementsCsv(rows: readonly BookRow[], { from, until }: { readonly from: string; readonly until: string }): string {
  const balance = trialBalance(rows)
  const { income, expense, profitCents } = profitAndLoss(rows)
  const { asset, liability, equity } = balanceSheet(rows)
  const part = (
    report: string,
    title: string,
    { lines, totalCents }: { readonly lines: readonly BookLine[]; readonly totalCents: Cents },
  ) => [
    ...lines.map((line): Row => ({ report, number: null, title: line.title, amount: line.amountCents })),
    { report, number: null, title, amount: totalCents },
  ]
  const trial = 'Trial balance'
  const profit = `Profit and loss, ${longDate(from)} to ${longDate(until)}`
  const sheet = `Balance sheet, ${longDate(until)}`
  const table: Row[] = [
    ...balance.lines.map(({ account, openingCents, debit, credit }) => ({
      report: trial,
      number: LEDGER_ACCOUNTS[account].number,
      title: LEDGER_ACCOUNTS[account].title,
      opening: openingCents,
      debit,
      credit,
    })),
    { report: trial, number: null, title: 'Total', debit: balance.debitCents, credit: balance.creditCents },
    ...part(profit, 'Total income', income),
    ...part(profit, 'Total expenses', expense),
    { report: profit, number: null, title: 'Profit', amount: profitCents },
    ...part(sheet, 'Total assets', asset),
    ...part(sheet, 'Total liabilities', liability),
    ...part(sheet, 'Total equity', equity),
  ]
  const money = (amount: Cents | undefined) => (amount === undefined ? null : decimalDollars(amount))
  return csvText(
    [
      { header: 'Report', value: ({ report }) => report },
      { header: 'Number', value: ({ number }) => number },
      { header: 'Account', value: ({ title }) => title },
      { header: 'Opening balance', value: ({ opening }) => money(opening) },
      { header: 'Debit balance', value: ({ debit }) => money(debit) },
      { header: 'Credit balance', value: ({ credit }) => money(credit) },
      { header: 'Amount', value: ({ amount }) => money(amount) },
    ],
    table,
  )
}
