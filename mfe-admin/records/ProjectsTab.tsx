import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { listProjects, type ProjectRow } from '@framewell/domain/insights/dashboardCalls'
import { metricText } from '@framewell/domain/insights/metricText'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { ORDER_STAGE_LABELS, ORDER_STAGES, ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { PriceButton } from '@framewell/remote-kit/payments/PriceButton'
import { TierBadge } from '../credit/TierBadge'
import { PAYMENT_QUERIES } from '../payments/paymentQueries'
import { holdProjects } from './holdProjects'
import { RecordTrail } from './RecordTrail'

const dollars = (value: number) => metricText(value, 'dollars')
const PAYMENT_WORDS: Readonly<Record<ProjectRow['paymentStatus'], string>> = {
  prepaid: 'Prepaid',
  on_track: 'On track',
  pending_final: 'Pending final',
  overdue: 'Overdue',
  paid: 'Paid',
}
const ESCROW_WORDS: Readonly<Record<ProjectRow['escrowStatus'], string>> = {
  none: 'Not opened',
  active: 'Active',
  held: 'In dispute',
  released: 'Released',
}
const TONES: Readonly<Record<ProjectRow['status'], BadgeTone>> = {
  awaiting_signature: 'neutral',
  awaiting_funds: 'warn',
  active: 'info',
  on_hold: 'warn',
  cancelled: 'neutral',
  completed: 'ok',
}
const progress = ({ stage }: ProjectRow) => Math.round(((ORDER_STAGES.indexOf(stage) + 1) / ORDER_STAGES.length) * 100)

const isCanceled = ({ status }: ProjectRow) => status === 'cancelled'
const deliveredWords = (project: ProjectRow) => {
  const { actualDelivery, expectedLate } = project
  if (actualDelivery) return longDate(actualDelivery)
  if (isCanceled(project)) return 'Not delivered'
  return expectedLate ? `Not yet, expected ${longDate(expectedLate)}` : 'Not yet'
}
// A canceled order is neither on track, paid nor released. What was released on credit is still billed, and can be overdue.
const paymentWords = (project: ProjectRow) =>
  isCanceled(project) && project.paymentStatus !== 'overdue' && project.paymentStatus !== 'pending_final'
    ? 'Canceled'
    : labelOf(PAYMENT_WORDS, project.paymentStatus)
const fundsWords = (project: ProjectRow) =>
  isCanceled(project) && project.escrowStatus === 'released' ? 'Nothing held' : labelOf(ESCROW_WORDS, project.escrowStatus)

const columns: readonly ListColumn<ProjectRow>[] = [
  {
    id: 'number',
    header: 'Project',
    width: '13rem',
    fixed: true,
    onPhone: 'title',
    cell: ({ number, title }) => (
      <>
        <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
        <small>{title}</small>
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'builder',
    header: 'Builder to fabricator',
    sortable: true,
    cell: ({ builderName, fabricatorName }) => (
      <>
        {builderName}
        <small>to {fabricatorName}</small>
      </>
    ),
    csv: ({ builderName, fabricatorName }) => `${builderName} to ${fabricatorName}`,
  },
  { id: 'tier', header: 'Tier', cell: ({ tier }) => <TierBadge tier={tier} />, csv: ({ tier }) => tier },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, disputes, late, expectedLate }) => (
      <>
        <Badge tone={TONES[status]}>{labelOf(ORDER_STATUS_LABELS, status)}</Badge> {late ? <Badge tone="bad">Late</Badge> : null}
        {expectedLate ? <Badge tone="warn">Expected late</Badge> : null}
        {disputes > 0 ? <Badge tone="bad">Disputed</Badge> : null}
      </>
    ),
    csv: ({ status }) => labelOf(ORDER_STATUS_LABELS, status),
  },
  {
    id: 'progress',
    header: 'Progress',
    cell: (project) => <ProgressBar label={labelOf(ORDER_STAGE_LABELS, project.stage)} value={progress(project)} />,
    csv: ({ stage }) => labelOf(ORDER_STAGE_LABELS, stage),
  },
  { id: 'price', header: 'Price', align: 'end', sortable: true, cell: (project) => <Price project={project} />, csv: ({ price }) => price },
  {
    id: 'deposit',
    header: 'Deposit collected',
    align: 'end',
    cell: (project) => <Deposit project={project} />,
    csv: ({ depositCollected }) => depositCollected,
  },
  {
    id: 'payment',
    header: 'Payment',
    width: '10rem',
    onPhone: 'hidden',
    cell: (project) => (
      <>
        {paymentWords(project)}
        <small>Order funds: {fundsWords(project).toLowerCase()}</small>
      </>
    ),
    csv: paymentWords,
  },
  { id: 'deadline', header: 'Due', sortable: true, cell: ({ deadline }) => longDate(deadline), csv: ({ deadline }) => deadline },
  {
    id: 'delivered',
    header: 'Delivered',
    cell: deliveredWords,
    csv: ({ actualDelivery }) => actualDelivery,
  },
]

/** Nothing is billed before the order is signed. */
const Price = ({ project: { number, price, status } }: { project: ProjectRow }) =>
  status === 'awaiting_signature' ? (
    dollars(price)
  ) : (
    <PriceButton projectId={number} priceCents={centsOfDollars(price)} queries={PAYMENT_QUERIES}>
      {dollars(price)}
    </PriceButton>
  )

/** The amount the bank has confirmed; there is nothing to open before the first payment. */
const Deposit = ({ project: { number, depositCollected } }: { project: ProjectRow }) =>
  depositCollected > 0 ? (
    <EntriesButton projectId={number} account="escrow" kind="receipt" title={`Payments into escrow, ${number}`} queries={PAYMENT_QUERIES}>
      {dollars(depositCollected)}
    </EntriesButton>
  ) : (
    dollars(depositCollected)
  )

/** Orders with their shop, deadline, money and disputes; opening one shows its audit trail and a link to the order. */
export const ProjectsTab = () => (
  <ListScreen
    noun="project"
    topic="orders"
    caption="Projects"
    call={listProjects}
    columns={columns}
    filters={[
      {
        name: 'status',
        label: 'Status',
        all: 'Any status',
        options: [
          { value: 'active', label: 'Active' },
          { value: 'late', label: 'Late' },
          { value: 'expected_late', label: 'Expected late' },
          { value: 'disputed', label: 'Disputed' },
          { value: 'completed', label: 'Completed' },
          { value: 'cancelled', label: 'Canceled' },
        ],
      },
    ]}
    searchLabel="Search number, builder or fabricator"
    bulk={holdProjects}
    empty={{ title: 'No project yet', text: 'An order that a builder places is listed here.' }}
    nameOf={({ number }) => number}
    opened={{ title: 'Project', wide: true, show: (project) => <ProjectRecord project={project} /> }}
  />
)

const ProjectRecord = ({ project }: { project: ProjectRow }) => {
  const { number, title, builderName, fabricatorName, status, stage, deadline, disputes } = project
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={3} size={3}>
          {number}, {title}
        </Heading>
        <Stack direction="row" gap={3}>
          <Button size="small" href={`/order-tracking?order=${number}`}>
            Open the order
          </Button>
          <Button size="small" href={`/engineering-review?order=${number}`}>
            Engineering review
          </Button>
          {disputes > 0 ? (
            <Button size="small" href="/admin?tab=disputes">
              Open its disputes
            </Button>
          ) : null}
        </Stack>
      </Stack>
      <DescriptionList
        items={[
          { term: 'Builder', detail: builderName },
          { term: 'Fabricator', detail: fabricatorName },
          { term: 'Status', detail: `${labelOf(ORDER_STATUS_LABELS, status)}, ${labelOf(ORDER_STAGE_LABELS, stage).toLowerCase()}` },
          { term: 'Due', detail: longDate(deadline) },
          { term: 'Delivered', detail: deliveredWords(project) },
          { term: 'Price', detail: <Price project={project} /> },
          { term: 'Deposit collected', detail: <Deposit project={project} /> },
          { term: 'Order funds', detail: fundsWords(project) },
          { term: 'Payment', detail: paymentWords(project) },
          { term: 'Open disputes', detail: disputes },
        ]}
      />
      <RecordTrail subjectId={project.id} />
    </Stack>
  )
}
