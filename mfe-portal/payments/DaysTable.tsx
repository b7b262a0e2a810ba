import { Table } from '@framewell/design-system/elements/table/Table'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { seesAccount } from '@framewell/domain/payments/partyView'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { PAYMENT_QUERIES } from './paymentQueries'
import { HOLDER_WORDS, HOLDERS, type MoneyDay } from './riverLayout'
import { usePartyView } from './usePartyView'

/** A day's rows: amounts not paid out, then receivables. */
const ROWS = [...HOLDERS, 'receivables'] as const

const ACCOUNTS = {
  escrow: 'escrow',
  retainage: 'retainage',
  fabricators: 'fabricator_payable',
  refunds: 'builder_payable',
  receivables: 'receivable',
} as const

/** The rows the user may see: a party sees its own. */
export function useRows(): readonly (typeof ROWS)[number][] {
  const view = usePartyView()
  return ROWS.filter((holder) => seesAccount(view, ACCOUNTS[holder]))
}

/** A balance at the end of a day, with the entries up to then. */
export const BalanceAt = ({ day, holder }: { day: MoneyDay; holder: (typeof ROWS)[number] }) => (
  <EntriesButton account={ACCOUNTS[holder]} until={day.day} queries={PAYMENT_QUERIES}>
    {dollarsWithCents(day[holder])}
  </EntriesButton>
)

/** The balances of each day as a table, newest first. */
export const DaysTable = ({ days }: { days: readonly MoneyDay[] }) => (
  <Table
    caption="Not paid out at the end of each day"
    rows={[...days].reverse()}
    rowKey={({ day }) => day}
    columns={[
      { id: 'day', header: 'Day', cell: ({ day }) => longDate(day), onPhone: 'title' },
      ...useRows().map((holder) => ({
        id: holder,
        header: HOLDER_WORDS[holder],
        align: 'end' as const,
        cell: (day: MoneyDay) => <BalanceAt day={day} holder={holder} />,
      })),
    ]}
  />
)
