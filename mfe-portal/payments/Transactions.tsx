import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { PAYMENT_QUERIES, transactionsQuery } from './paymentQueries'
import { TRANSACTION_STATUS_WORDS } from './paymentWords'
import { TableSkeleton } from './TableSkeleton'

/** What moved, from whom to whom, the newest first. */
export const Transactions = () => {
  const transactions = useQuery(transactionsQuery(useGuardedCall()))
  return (
    <Reading read={transactions} loading="Loading transactions" failure="Failed to fetch transactions" skeleton={<TableSkeleton />}>
      {(rows) => (
        <Table
          caption="Transactions"
          rows={rows}
          rowKey={({ id }) => id}
          notice={
            <EmptyState icon={<ArrowLeftRight />} title="No Transactions">
              The first is the deposit of an order.
            </EmptyState>
          }
          columns={[
            {
              id: 'what',
              header: 'What',
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
            },
            { id: 'from', header: 'From', cell: ({ fromParty }) => fromParty },
            { id: 'to', header: 'To', cell: ({ toParty }) => toParty },
            {
              id: 'amount',
              header: 'Amount',
              align: 'end',
              cell: ({ id, description, amount }) => (
                <EntriesButton postingId={id} title={description} queries={PAYMENT_QUERIES}>
                  {dollarsWithCents(amount)}
                </EntriesButton>
              ),
            },
            { id: 'status', header: 'Status', cell: ({ status }) => <Badge {...TRANSACTION_STATUS_WORDS[status]} /> },
            { id: 'at', header: 'When', align: 'end', cell: ({ createdAt }) => <ShortTime iso={createdAt} /> },
          ]}
        />
      )}
    </Reading>
  )
}
