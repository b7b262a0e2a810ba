import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { percent } from '@framewell/domain/numbers/figure'
import { RECEIVABLE_NOTE } from '@framewell/domain/payments/factoring'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { AskForAdvance } from './AskForAdvance'
import { factoringQuery, PAYMENT_QUERIES } from './paymentQueries'
import { FACTORING_STATUS_WORDS } from './paymentWords'
import { TableSkeleton } from './TableSkeleton'

/** Requests for early payout; a shop asks for one here. */
export const Factoring = () => {
  const factoring = useQuery(factoringQuery(useGuardedCall()))
  const session = useQuery(sessionQuery(useShell()))
  return (
    <Stack gap={5}>
      {session.data?.role === 'partner' ? (
        <div>
          <AskForAdvance />
        </div>
      ) : null}
      <Reading
        read={factoring}
        loading="Loading factoring requests"
        failure="Failed to fetch factoring requests"
        skeleton={<TableSkeleton />}
      >
        {(requests) => (
          <Table
            caption="Factoring requests"
            rows={requests}
            rowKey={({ id }) => id}
            notice={
              <EmptyState icon={<HandCoins />} title="No Factoring Requests">
                A shop can ask to be paid early for what a funded project will bring it.
              </EmptyState>
            }
            columns={[
              { id: 'project', header: 'Project', onPhone: 'title', cell: ({ projectId }) => projectId },
              { id: 'shop', header: 'Shop', cell: ({ rollFormer }) => rollFormer },
              { id: 'trust', header: 'Trust level', cell: ({ trustLevel }) => trustLevel },
              {
                id: 'urgency',
                header: 'Urgency',
                cell: ({ urgency }) => (urgency === 'urgent' ? <Badge tone="warn">Urgent</Badge> : 'Standard'),
              },
              {
                id: 'receivable',
                header: 'Receivable',
                align: 'end',
                cell: ({ projectId, receivableAmount }) => (
                  <EntriesButton projectId={projectId} account="escrow" note={RECEIVABLE_NOTE} queries={PAYMENT_QUERIES}>
                    {dollarsWithCents(receivableAmount)}
                  </EntriesButton>
                ),
              },
              {
                id: 'advance',
                header: 'Advance',
                align: 'end',
                cell: ({ projectId, advanceAmount }) => (
                  <EntriesButton projectId={projectId} account="advance" queries={PAYMENT_QUERIES}>
                    {dollarsWithCents(advanceAmount)}
                  </EntriesButton>
                ),
              },
              {
                id: 'discount',
                header: 'Discount',
                align: 'end',
                cell: ({ factoringDiscount }) => percent(factoringDiscount),
              },
              {
                id: 'status',
                header: 'Status',
                cell: ({ status, decisionReason }) => (
                  <>
                    <Badge {...FACTORING_STATUS_WORDS[status]} />
                    {decisionReason ? (
                      <Text size="small" tone="muted">
                        {decisionReason}
                      </Text>
                    ) : null}
                  </>
                ),
              },
              { id: 'at', header: 'Asked on', align: 'end', cell: ({ createdAt }) => longDate(createdAt) },
            ]}
          />
        )}
      </Reading>
    </Stack>
  )
}
