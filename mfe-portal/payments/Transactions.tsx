import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Text } from '@framewell/design-system/elements/text/Text'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { type PaymentTransaction, searchTransactions, TRANSACTION_STATUSES } from '@framewell/domain/payments/escrowCalls'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { PAYMENT_QUERIES } from './paymentQueries'
import { badgeOf, TRANSACTION_STATUS_WORDS } from './paymentWords'

const columns: readonly ListColumn<PaymentTransaction>[] = [
  {
    id: 'what',
    header: 'What',
    fixed: true,
    onPhone: 'title',
    cell: ({ description, projectId }) => (
      <>
        {description}
        {projectId ? (
          <Text as="span" size="small" tone="muted" style={{ display: 'block' }}>
            {projectId}
          </Text>
        ) : null}
      </>
    ),
    csv: ({ description, projectId }) => (projectId ? `${description}, ${projectId}` : description),
  },
  { id: 'from', header: 'From', cell: ({ fromParty }) => fromParty, csv: ({ fromParty }) => fromParty },
  { id: 'to', header: 'To', cell: ({ toParty }) => toParty, csv: ({ toParty }) => toParty },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    sortable: true,
    cell: ({ id, description, amount }) => (
      <EntriesButton postingId={id} title={description} queries={PAYMENT_QUERIES}>
        {dollarsWithCents(amount)}
      </EntriesButton>
    ),
    csv: ({ amount }) => amount,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge {...badgeOf(TRANSACTION_STATUS_WORDS, status)} />,
    csv: ({ status }) => badgeOf(TRANSACTION_STATUS_WORDS, status).children,
  },
  {
    id: 'createdAt',
    header: 'When',
    align: 'end',
    sortable: true,
    cell: ({ createdAt }) => <ShortTime iso={createdAt} />,
    csv: ({ createdAt }) => createdAt,
  },
]

/** Transactions with payer and payee, newest first. */
export const Transactions = () => (
  <ListScreen
    topic="payments"
    noun="transaction"
    caption="Transactions"
    failure="Failed to fetch transactions"
    searchLabel="Search words, project or company"
    call={searchTransactions}
    columns={columns}
    filters={[
      {
        name: 'status',
        label: 'Status',
        all: 'Any status',
        options: optionsOf(TRANSACTION_STATUSES, (value) => TRANSACTION_STATUS_WORDS[value].children),
      },
    ]}
    queries={PAYMENT_QUERIES}
    nameOf={({ description, projectId }) => (projectId ? `${description}, ${projectId}` : description)}
    empty={{ title: 'No Transactions', text: 'The first is the deposit of an order.' }}
  />
)
