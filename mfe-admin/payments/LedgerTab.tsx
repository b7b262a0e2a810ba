import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { negateCents } from '@framewell/domain/money/differences'
import { usdWithCents } from '@framewell/domain/money/usd'
import { LEDGER_ACCOUNT_KINDS, LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { type LedgerEntryRow, listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { PAYMENT_QUERIES } from './paymentQueries'

const columns: readonly ListColumn<LedgerEntryRow>[] = [
  { id: 'postedAt', header: 'Posted', cell: ({ postedAt }) => <ShortTime iso={postedAt} />, csv: ({ postedAt }) => postedAt },
  {
    id: 'what',
    header: 'Posting',
    fixed: true,
    onPhone: 'title',
    cell: ({ description, postingId, by }) => (
      <>
        {description}
        <small>
          No. {postingId}, {by}
        </small>
      </>
    ),
    csv: ({ description }) => description,
  },
  {
    id: 'account',
    header: 'Account',
    cell: ({ title, projectId }) => (
      <>
        {title}
        <small>{projectId ?? 'House'}</small>
      </>
    ),
    csv: ({ title, projectId }) => `${title} ${projectId ?? ''}`.trim(),
  },
  {
    id: 'debit',
    header: 'Debit',
    align: 'end',
    cell: ({ amountCents }) => (amountCents > 0 ? usdWithCents(amountCents) : ''),
    csv: ({ amountCents }) => (amountCents > 0 ? dollarsOfCents(amountCents) : null),
  },
  {
    id: 'credit',
    header: 'Credit',
    align: 'end',
    cell: ({ amountCents }) => (amountCents < 0 ? usdWithCents(negateCents(amountCents)) : ''),
    csv: ({ amountCents }) => (amountCents < 0 ? dollarsOfCents(negateCents(amountCents)) : null),
  },
  {
    id: 'balance',
    header: 'Balance after',
    align: 'end',
    cell: ({ balanceCents }) => usdWithCents(balanceCents),
    csv: ({ balanceCents }) => dollarsOfCents(balanceCents),
  },
]

/** Every ledger entry, of Framewell and of all projects; every balance is a sum of these. */
export const LedgerTab = () => (
  <ListScreen
    topic="payments"
    noun="ledger line"
    caption="Entries of the ledger"
    call={listLedgerEntries}
    columns={columns}
    filters={[
      {
        name: 'account',
        label: 'Account',
        all: 'All accounts',
        options: optionsOf(LEDGER_ACCOUNT_KINDS, (value) => LEDGER_ACCOUNTS[value].title),
      },
    ]}
    searchLabel="Search the words of postings"
    queries={PAYMENT_QUERIES}
    empty={{ title: 'No entries yet', text: 'Money moves when an order is signed, paid, released or paid out.' }}
    nameOf={({ id }) => `entry ${id}`}
  />
)
