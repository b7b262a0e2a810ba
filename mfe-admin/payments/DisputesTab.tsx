import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type DisputeRow, getDispute, listDisputes } from '@framewell/domain/payments/disputeCalls'
import { DISPUTE_OUTCOME_WORDS, DISPUTE_REASON_WORDS } from '@framewell/domain/payments/disputes'
import { deadlineDate, longDate } from '@framewell/domain/quotes/quoteWords'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ReadPart } from '../network/ReadPart'
import { DisputeRecord } from './DisputeRecord'
import { PAYMENT_QUERIES } from './paymentQueries'

const columns: readonly ListColumn<DisputeRow>[] = [
  {
    id: 'project',
    header: 'Order',
    fixed: true,
    onPhone: 'title',
    cell: ({ projectId, title, unread }) => (
      <>
        {projectId}
        <small>{title}</small>
        {unread > 0 ? <Badge tone="warn">{unread} unread</Badge> : null}
      </>
    ),
    csv: ({ projectId }) => projectId,
  },
  {
    id: 'reason',
    header: 'About',
    cell: ({ reason }) => labelOf(DISPUTE_REASON_WORDS, reason),
    csv: ({ reason }) => labelOf(DISPUTE_REASON_WORDS, reason),
  },
  {
    id: 'parties',
    header: 'Between',
    onPhone: 'hidden',
    cell: ({ builder, fabricator }) => (
      <>
        {builder}
        <small>{fabricator}</small>
      </>
    ),
    csv: ({ builder, fabricator }) => `${builder} and ${fabricator ?? ''}`,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, outcome, late }) =>
      status === 'resolved' ? (
        <Badge tone="ok">{outcome ? labelOf(DISPUTE_OUTCOME_WORDS, outcome) : 'Resolved'}</Badge>
      ) : (
        <Badge tone={late ? 'bad' : 'warn'}>{late ? 'Late' : 'Open'}</Badge>
      ),
    csv: ({ status, outcome }) => outcome ?? status,
  },
  {
    id: 'decideBy',
    header: 'Decision',
    sortable: true,
    cell: ({ decideBy, resolvedAt }) => (resolvedAt ? `Decided ${longDate(resolvedAt)}` : `Due ${deadlineDate(decideBy)}`),
    csv: ({ decideBy, resolvedAt }) => (resolvedAt ? `Decided ${companyDay(new Date(resolvedAt))}` : `Due ${decideBy}`),
  },
  {
    id: 'held',
    header: 'In dispute',
    align: 'end',
    cell: ({ heldCents }) => usdWithCents(heldCents),
    csv: ({ heldCents }) => dollarsOfCents(heldCents),
  },
]

/** Disputes between builders and shops: held amount, due date and decision. */
export const DisputesTab = () => (
  <ListScreen
    topic="payments"
    noun="dispute"
    caption="Disputes"
    call={listDisputes}
    columns={columns}
    filters={[
      {
        name: 'status',
        label: 'Status',
        all: 'Any status',
        options: [
          { value: 'open', label: 'Open' },
          { value: 'resolved', label: 'Resolved' },
        ],
      },
    ]}
    searchLabel="Search order, party or words"
    queries={PAYMENT_QUERIES}
    empty={{
      title: 'No disputes',
      text: 'Builders and shops open them on their orders; they hold phases, retainage and payouts to the shop until decided.',
    }}
    nameOf={({ projectId }) => projectId}
    opened={{
      title: 'Dispute',
      wide: true,
      show: ({ id }) => (
        <ReadPart
          noun="dispute"
          id={id}
          queries={PAYMENT_QUERIES}
          read={(api, asked, signal) => api(getDispute, { id: asked }, { signal })}
        >
          {({ dispute }) => <DisputeRecord dispute={dispute} />}
        </ReadPart>
      ),
    }}
  />
)
