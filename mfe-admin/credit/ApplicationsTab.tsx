import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { type ApplicationRow, listCreditApplications, RECENT_APPLICATIONS } from '@framewell/domain/credit/operatorCalls'
import { QUALIFICATION_STATUSES } from '@framewell/domain/credit/tier'
import { dollars } from '@framewell/domain/money/usd'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { QUALIFICATION_STATUS_WORDS } from '@framewell/remote-kit/words/qualificationStatusWords'
import { ApplicationsSummary } from './ApplicationsSummary'
import { APPLICATION_QUERIES } from './applicationQueries'
import { applicationsCsv } from './applicationsCsv'
import { decideApplications } from './decideApplications'
import { ReviewedApplication } from './ReviewedApplication'
import { StatusBadge } from './StatusBadge'
import { TierBadge } from './TierBadge'

const columns: readonly ListColumn<ApplicationRow>[] = [
  {
    id: 'applicant',
    header: 'Applicant',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: ({ contactName, companyName, email }) => (
      <>
        <strong>{contactName}</strong>
        <small>{companyName ?? 'Individual'}</small>
        <small>{email}</small>
      </>
    ),
  },
  { id: 'applied', header: 'Applied', sortable: true, onPhone: 'hidden', cell: (row) => <ShortTime iso={row.applicationDate} /> },
  { id: 'tier', header: 'Tier', cell: ({ assignedTier }) => <TierBadge tier={assignedTier} /> },
  {
    id: 'score',
    header: 'Score',
    sortable: true,
    align: 'end',
    cell: ({ creditScore }) => (creditScore === null ? 'N/A' : <Meter label="Score of 100" value={creditScore} />),
  },
  {
    id: 'limit',
    header: 'Limit',
    sortable: true,
    align: 'end',
    cell: ({ assignedCreditLimit }) => (assignedCreditLimit === null ? 'N/A' : dollars(assignedCreditLimit)),
  },
  { id: 'budget', header: 'Budget', from: 'wide', cell: ({ budgetScale }) => <BudgetScale scale={budgetScale} /> },
  { id: 'location', header: 'Location', from: 'wide', cell: ({ projectLocation }) => projectLocation },
  { id: 'status', header: 'Status', cell: ({ qualificationStatus }) => <StatusBadge status={qualificationStatus} /> },
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

/** Credit applications: figures, the ten most recent, and the review of one. */
export const ApplicationsTab = () => (
  <ListScreen
    topic="credit"
    noun="application"
    caption="Credit applications"
    call={listCreditApplications}
    perPage={RECENT_APPLICATIONS}
    columns={columns}
    csv={applicationsCsv}
    filters={[
      {
        name: 'status',
        label: 'Status',
        all: 'All statuses',
        options: optionsOf(QUALIFICATION_STATUSES, (value) => QUALIFICATION_STATUS_WORDS[value].label),
      },
    ]}
    searchLabel="Search name, company or place"
    queries={APPLICATION_QUERIES}
    bulk={decideApplications}
    failure="Failed to fetch applications"
    summary={(answer) => <ApplicationsSummary summary={answer?.summary} />}
    empty={{
      title: 'No credit applications submitted yet',
      text: 'Applications from the qualification form appear here as they come in.',
    }}
    nameOf={({ contactName }) => `the application of ${contactName}`}
    opened={{
      title: 'Review application',
      key: 'review',
      wide: true,
      verb: 'Review',
      read: (id, close) => <ReviewedApplication id={id} onReviewed={close} />,
    }}
  />
)
