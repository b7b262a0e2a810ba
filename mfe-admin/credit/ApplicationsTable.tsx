import { Button } from '@framewell/design-system/elements/button/Button'
import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { breakpoint, media } from '@framewell/design-system/tokens/breakpoint'
import { type ApplicationRow, RECENT_APPLICATIONS } from '@framewell/domain/credit/operatorCalls'
import { dollars } from '@framewell/domain/money/usd'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
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
  <Applications
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
        <small>{row.email}</small>
        <small data-company>{row.companyName ?? 'Individual'}</small>
      </>
    ),
  },
  { id: 'company', header: 'Company', onPhone: 'hidden', cell: (row) => row.companyName ?? 'Individual' },
  { id: 'applied', header: 'Applied', onPhone: 'hidden', cell: (row) => <ShortTime iso={row.applicationDate} /> },
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
  { id: 'budget', header: 'Budget', onPhone: 'hidden', cell: (row) => <BudgetScale scale={row.budgetScale} /> },
  { id: 'location', header: 'Location', onPhone: 'hidden', cell: (row) => row.projectLocation },
  { id: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.qualificationStatus} /> },
]

/** 'Medium ($100K–500K)' on two lines. */
const BudgetScale = ({ scale }: { scale: string }) => {
  const [size, range] = scale.replace(')', '').split(' (')
  return (
    <>
      {size}
      {range ? <small>{range}</small> : null}
    </>
  )
}

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

/**
 * The company (column 2) makes room on narrower screens, then budget and place (7, 8), then the date (3): the review has them all.
 * On phones a card of three lines: applicant and tier, score and limit, status and action.
 */
const Applications = styled(Table<ApplicationRow>)`
  & time,
  & td:nth-child(7) small {
    white-space: nowrap;
  }
  & td:first-child {
    min-width: 15rem;
    overflow-wrap: anywhere;
  }
  & [role='meter'] + span {
    min-width: 1.75rem;
  }
  & [data-company] {
    display: none;
  }
  ${media.wide} {
    & [aria-busy] td {
      height: 4.125rem;
    }
  }
  @media (max-width: 80rem) {
    & [data-company] {
      display: block;
    }
    & :is(th, td):nth-child(2) {
      display: none;
    }
  }
  @media (max-width: 76rem) {
    & :is(th, td):is(:nth-child(7), :nth-child(8)) {
      display: none;
    }
  }
  @media (max-width: 64rem) {
    & :is(th, td):nth-child(3) {
      display: none;
    }
  }
  /* The bar goes, its value stays for screen readers. */
  @media (min-width: ${breakpoint.phone}px) and (max-width: 56rem) {
    & td:first-child {
      min-width: 12rem;
    }
    & [role='meter'] {
      width: 1px;
      opacity: 0;
    }
  }
  ${media.phone} {
    && tbody > tr {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--space-2) var(--space-4);
      align-items: center;
    }
    /* The name leaves room for the tier beside it; the address below has the whole width. */
    && td:first-child {
      grid-area: 1 / 1 / 2 / -1;
      min-width: 0;
    }
    && td:first-child strong {
      display: block;
      margin-inline-end: 6.5rem;
    }
    && td:nth-child(4) {
      grid-area: 1 / 2;
      align-self: start;
    }
    && td[data-label] {
      justify-content: flex-start;
      gap: var(--space-2);
    }
    && td[data-label='Tier']::before,
    && td[data-label='Status']::before {
      content: none;
    }
    && td:nth-child(even) {
      justify-content: flex-end;
    }
  }
`
