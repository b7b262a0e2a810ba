import { Table } from '@framewell/design-system/elements/table/Table'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { PAYMENT_QUERIES } from './paymentQueries'
import { HOLDER_WORDS, HOLDERS, type MoneyDay } from './riverLayout'

/** What is read of a day: the parts that are not paid out, then what builders owe. */
export const ROWS = [...HOLDERS, 'receivables'] as const

const ACCOUNTS = {
  escrow: 'escrow',
  retainage: 'retainage',
  fabricators: 'fabricator_payable',
  refunds: 'builder_payable',
  receivables: 'receivable',
} as const

/** A balance at the end of a day, with the entries until then. */
export const BalanceAt = ({ day, holder }: { day: MoneyDay; holder: (typeof ROWS)[number] }) => (
  <EntriesButton account={ACCOUNTS[holder]} until={day.day} queries={PAYMENT_QUERIES}>
    {dollarsWithCents(day[holder])}
  </EntriesButton>
)

/** The balances of each day as a table, the newest first. */
export const DaysTable = ({ days }: { days: readonly MoneyDay[] }) => (
  <Table
    caption="What was not paid out at the end of each day"
    rows={[...days].reverse()}
    rowKey={({ day }) => day}
    columns={[
      { id: 'day', header: 'Day', cell: ({ day }) => longDate(day), onPhone: 'title' },
      ...ROWS.map((holder) => ({
        id: holder,
        header: HOLDER_WORDS[holder],
        align: 'end' as const,
        cell: (day: MoneyDay) => <BalanceAt day={day} holder={holder} />,
      })),
    ]}
  />
)
