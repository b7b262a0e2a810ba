import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Table } from '@framewell/design-system/elements/table/Table'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import type { EscrowAccount } from '@framewell/domain/payments/escrowCalls'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { PriceButton } from '@framewell/remote-kit/payments/PriceButton'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { milestonesPath } from './paymentPaths'
import { escrowQuery, PAYMENT_QUERIES } from './paymentQueries'
import { PROJECT_STATUS_WORDS } from './paymentWords'
import { TableSkeleton } from './TableSkeleton'

/** One row a project: what is held for it, released and held back. Every figure opens the entries it is the sum of. */
export const EscrowAccounts = () => {
  const escrow = useQuery(escrowQuery(useGuardedCall()))
  return (
    <Reading read={escrow} loading="Loading escrow accounts" failure="Failed to fetch escrow accounts" skeleton={<TableSkeleton />}>
      {(accounts) => (
        <Table
          caption="Escrow accounts"
          rows={accounts}
          rowKey={({ id }) => id}
          notice={
            <EmptyState icon={<Landmark />} title="No Escrow Accounts">
              An account opens when an order is signed.
            </EmptyState>
          }
          columns={[
            {
              id: 'project',
              header: 'Project',
              onPhone: 'title',
              cell: ({ projectId }) => (
                <Link variant="standalone" href={milestonesPath(projectId)} style={{ whiteSpace: 'nowrap' }}>
                  {projectId}
                </Link>
              ),
            },
            { id: 'status', header: 'Status', cell: ({ status }) => <Badge {...PROJECT_STATUS_WORDS[status]} /> },
            { id: 'builder', header: 'Builder', cell: ({ builder }) => builder },
            { id: 'shop', header: 'Shop', cell: ({ fabricator }) => fabricator ?? 'Not assigned' },
            {
              id: 'total',
              header: 'Total value',
              align: 'end',
              cell: ({ projectId, totalValue }) => (
                <PriceButton projectId={projectId} priceCents={centsOfDollars(totalValue)} queries={PAYMENT_QUERIES} />
              ),
            },
            {
              id: 'held',
              header: 'Deposits held',
              align: 'end',
              cell: (row) => <Opened row={row} account="escrow" amount={row.depositsHeld} />,
            },
            {
              id: 'advances',
              header: 'Advances released',
              align: 'end',
              cell: (row) => <Opened row={row} account="advance" amount={row.advancesReleased} />,
            },
            { id: 'available', header: 'Available', align: 'end', cell: (row) => <Available row={row} /> },
            {
              id: 'retainage',
              header: 'Retainage held',
              align: 'end',
              cell: (row) => <Opened row={row} account="retainage" amount={row.retainageHeld} />,
            },
          ]}
        />
      )}
    </Reading>
  )
}

/** What escrow holds, unless a dispute holds that. */
const Available = ({ row }: { row: EscrowAccount }) => (
  <EntriesButton
    projectId={row.projectId}
    account="escrow"
    title={`Available, ${row.projectId}`}
    queries={PAYMENT_QUERIES}
    {...(row.availableBalance !== row.depositsHeld && { note: 'A dispute is open: nothing of it is available until it is resolved.' })}
  >
    {dollarsWithCents(row.availableBalance)}
  </EntriesButton>
)

const Opened = ({ row, account, amount }: { row: EscrowAccount; account: 'escrow' | 'advance' | 'retainage'; amount: number }) => (
  <EntriesButton projectId={row.projectId} account={account} queries={PAYMENT_QUERIES}>
    {dollarsWithCents(amount)}
  </EntriesButton>
)
