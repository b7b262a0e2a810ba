import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { percent } from '@framewell/domain/numbers/figure'
import { FACTORING_STATUSES, type FactoringStatus } from '@framewell/domain/payments/factoring'
import { decideFactoring, decideShopDebt, type FactoringRequest, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { receivableColumn } from '@framewell/remote-kit/payments/receivableColumn'
import { ReasonDialog } from '../network/ReasonDialog'
import { AdvanceCover } from './AdvanceCover'
import { PAYMENT_QUERIES } from './paymentQueries'

const STATUS_WORDS: Readonly<Record<FactoringStatus, string>> = {
  pending: 'Needs a decision',
  approved: 'Approved',
  rejected: 'Rejected',
  settled: 'Settled',
  withdrawn: 'Withdrawn',
  owed: 'Owed by the shop',
  written_off: 'Written off',
}
const TONES: Readonly<Record<FactoringStatus, BadgeTone>> = {
  pending: 'warn',
  approved: 'info',
  rejected: 'bad',
  settled: 'ok',
  withdrawn: 'neutral',
  owed: 'warn',
  written_off: 'neutral',
}

function waiverWords({ waiverSigned, waitsForForm }: FactoringRequest): string {
  if (waiverSigned === null) return 'Nothing can be paid early now'
  if (waitsForForm) return waitsForForm
  return waiverSigned ? 'Conditional waiver signed' : 'Awaiting the shop’s conditional waiver'
}

const columns: readonly ListColumn<FactoringRequest>[] = [
  {
    id: 'shop',
    header: 'Shop',
    fixed: true,
    onPhone: 'title',
    cell: ({ rollFormer, projectId }) => (
      <>
        {rollFormer}
        <small>{projectId}</small>
      </>
    ),
    csv: ({ rollFormer, projectId }) => `${rollFormer}, ${projectId}`,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (request) => (
      <>
        <Badge tone={TONES[request.status]}>{labelOf(STATUS_WORDS, request.status)}</Badge>
        {request.status === 'pending' ? <small>{waiverWords(request)}</small> : null}
        {request.decisionReason ? <small>{request.decisionReason}</small> : null}
      </>
    ),
    csv: ({ status }) => labelOf(STATUS_WORDS, status),
  },
  {
    id: 'trust',
    header: 'Trust',
    cell: ({ trustLevel, urgency }) => (urgency === 'urgent' ? `${trustLevel}, urgent` : trustLevel),
    csv: ({ trustLevel, urgency }) => (urgency === 'urgent' ? `${trustLevel}, urgent` : trustLevel),
  },
  {
    id: 'createdAt',
    header: 'Asked',
    sortable: true,
    cell: ({ createdAt }) => <ShortTime iso={createdAt} />,
    csv: ({ createdAt }) => createdAt,
  },
  receivableColumn(PAYMENT_QUERIES),
  {
    id: 'advanceAmount',
    sortable: true,
    header: 'Advance',
    align: 'end',
    cell: ({ projectId, advanceAmount, factoringDiscount }) => (
      <>
        <EntriesButton projectId={projectId} account="advance" queries={PAYMENT_QUERIES}>
          {dollarsWithCents(advanceAmount)}
        </EntriesButton>
        <small>{percent(factoringDiscount)} discount</small>
      </>
    ),
    csv: ({ advanceAmount }) => advanceAmount,
  },
  {
    id: 'paid',
    header: 'Paid to the shop',
    align: 'end',
    cell: ({ id, projectId, paidAmount }) => (
      <EntriesButton cause={id} title={`Early payout, ${projectId}`} queries={PAYMENT_QUERIES}>
        {dollarsWithCents(paidAmount)}
      </EntriesButton>
    ),
    csv: ({ paidAmount }) => paidAmount,
  },
  {
    id: 'decide',
    header: 'Decision',
    hideHeader: true,
    align: 'end',
    cell: (request) =>
      request.status === 'pending' ? <Decide request={request} /> : request.owedAmount > 0 ? <WriteOff request={request} /> : null,
  },
]

/** Shops' early payout requests: the amount each would receive, and the decision. */
export const FactoringTab = () => (
  <ListScreen
    topic="payments"
    noun="request"
    caption="Requests for early payout"
    call={searchFactoring}
    columns={columns}
    filters={[
      {
        name: 'status',
        label: 'Status',
        all: 'Any status',
        options: optionsOf(FACTORING_STATUSES, STATUS_WORDS),
      },
    ]}
    nameOf={({ rollFormer, projectId }) => `${rollFormer}, ${projectId}`}
    searchLabel="Search shop or order"
    queries={PAYMENT_QUERIES}
    empty={{ title: 'No Factoring Requests', text: 'A shop that asks for early payout of a receivable appears here.' }}
  />
)

const WriteOff = ({ request: { id, rollFormer, projectId, owedAmount } }: { request: FactoringRequest }) => (
  <ReasonDialog
    title={`Write off what ${rollFormer} owes`}
    description={`${dollarsWithCents(owedAmount)} of the early payout on ${projectId} becomes bad debt. This cannot be undone.`}
    trigger={
      <Button size="small" variant="quiet" aria-label={`Write off what ${rollFormer} owes on ${projectId}`}>
        Write off {dollarsWithCents(owedAmount)}
      </Button>
    }
    action="Write off"
    done="Written off"
    danger
    queries={PAYMENT_QUERIES}
    run={(api, reason, how) => api(decideShopDebt, { id, decision: 'write_off', reason }, how)}
  />
)

const Decide = ({ request: { id, rollFormer, projectId, urgency, paidAmount } }: { request: FactoringRequest }) => (
  <Stack direction="row" gap={2} justify="end">
    <ReasonDialog
      title={`Pay ${rollFormer} early`}
      description={`${dollarsWithCents(paidAmount)} becomes payable now, or less if the receivable of ${projectId} has shrunk; the next releases repay the advance. If the order is canceled, refunded or moved to another shop first, what has not been sent is taken back and ${rollFormer} owes the rest.`}
      effects={<AdvanceCover projectId={projectId} urgency={urgency} />}
      trigger={
        <Button size="small" variant="primary" aria-label={`Approve early payout to ${rollFormer} on ${projectId}`}>
          Approve
        </Button>
      }
      action="Approve early payout"
      done="Early payout approved"
      queries={PAYMENT_QUERIES}
      run={(api, reason, how) => api(decideFactoring, { id, decision: 'approve', reason }, how)}
    />
    <ReasonDialog
      title={`Reject early payout to ${rollFormer}`}
      description="The shop reads your reason."
      trigger={
        <Button size="small" variant="quiet" aria-label={`Reject early payout to ${rollFormer} on ${projectId}`}>
          Reject
        </Button>
      }
      action="Reject the request"
      done="Request rejected"
      danger
      queries={PAYMENT_QUERIES}
      run={(api, reason, how) => api(decideFactoring, { id, decision: 'reject', reason }, how)}
    />
  </Stack>
)
