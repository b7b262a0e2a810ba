import { Button } from '@framewell/design-system/elements/button/Button'
import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { type ApplicationRow, RECENT_APPLICATIONS } from '@framewell/domain/credit/calls'
import { dollars } from '@framewell/domain/credit/scoreApplication'
import type { ReactNode } from 'react'
import { ApplicationTime } from './ApplicationTime'
import { StatusBadge } from './StatusBadge'
import { TierBadge } from './TierBadge'

interface ApplicationsTableProps {
  /** Undefined while the first page loads. */
  rows: readonly ApplicationRow[] | undefined
  /** Instead of rows when there are none. */
  notice: ReactNode
  onReview: (id: string) => void
}

/** Where focus returns to when a review closes. */
export const reviewButtonId = (id: string) => `review-${id}`

/** One row an application; on phones a card. */
export const ApplicationsTable = ({ rows, notice, onReview }: ApplicationsTableProps) => (
  <Table
    caption="Credit applications, newest first"
    columns={[...facts, reviewColumn(onReview)]}
    rows={rows ?? []}
    rowKey={(row) => row.id}
    loading={rows === undefined}
    skeletonRows={RECENT_APPLICATIONS}
    notice={notice}
  />
)

const facts: readonly TableColumn<ApplicationRow>[] = [
  {
    id: 'applicant',
    header: 'Applicant',
    onPhone: 'title',
    cell: (row) => (
      <>
        <strong>{row.contactName}</strong>
        <small>{row.companyName ?? 'Individual'}</small>
        <small>{row.email}</small>
      </>
    ),
  },
  { id: 'applied', header: 'Applied', cell: (row) => <ApplicationTime iso={row.applicationDate} /> },
  { id: 'tier', header: 'Tier', cell: (row) => <TierBadge tier={row.assignedTier} /> },
  {
    id: 'score',
    header: 'Score',
    align: 'end',
    cell: (row) => (row.creditScore === null ? 'N/A' : <Meter label="Score of 100" value={row.creditScore} />),
  },
  {
    id: 'limit',
    header: 'Limit',
    align: 'end',
    cell: (row) => (row.assignedCreditLimit === null ? 'N/A' : dollars(row.assignedCreditLimit)),
  },
  { id: 'budget', header: 'Budget', onPhone: 'hidden', cell: (row) => row.budgetScale },
  { id: 'location', header: 'Location', onPhone: 'hidden', cell: (row) => row.projectLocation },
  { id: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.qualificationStatus} /> },
]

const reviewColumn = (onReview: (id: string) => void): TableColumn<ApplicationRow> => ({
  id: 'review',
  header: 'Review',
  hideHeader: true,
  align: 'end',
  cell: (row) => (
    <Button
      id={reviewButtonId(row.id)}
      variant="plain"
      size="small"
      aria-label={`Review the application of ${row.contactName}`}
      onClick={() => onReview(row.id)}
    >
      Review
    </Button>
  ),
})
