import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { percent } from '@framewell/domain/numbers/figure'
import { type FactoringStatus, RECEIVABLE_NOTE } from '@framewell/domain/payments/factoring'
import { decideFactoring, type FactoringRequest, listFactoring } from '@framewell/domain/payments/factoringCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { ReadPart } from '../network/ReadPart'
import { ReasonDialog } from '../network/ReasonDialog'
import { PAYMENT_QUERIES } from './paymentQueries'

const STATUS_WORDS: Readonly<Record<FactoringStatus, string>> = {
  pending: 'Waits for a decision',
  approved: 'Approved',
  rejected: 'Rejected',
  settled: 'Settled',
}
const TONES: Readonly<Record<FactoringStatus, BadgeTone>> = { pending: 'warn', approved: 'info', rejected: 'bad', settled: 'ok' }

/** Requests of shops for early payout: what each would be paid, and the decision. */
export const FactoringTab = () => {
  useLive('payments', PAYMENT_QUERIES)
  return (
    <ReadPart noun="requests" id="factoring" queries={PAYMENT_QUERIES} read={(api, _, signal) => api(listFactoring, {}, { signal })}>
      {(requests) => (
        <Table
          caption="Requests for early payout"
          rowKey={({ id }) => id}
          rows={requests}
          notice={<EmptyState title="No Factoring Requests">A shop that asks for early payout of a receivable appears here.</EmptyState>}
          columns={[
            {
              id: 'shop',
              header: 'Shop',
              onPhone: 'title',
              cell: ({ rollFormer, projectId }) => (
                <>
                  {rollFormer}
                  <small>{projectId}</small>
                </>
              ),
            },
            {
              id: 'status',
              header: 'Status',
              cell: ({ status, decisionReason }) => (
                <>
                  <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
                  {decisionReason ? <small>{decisionReason}</small> : null}
                </>
              ),
            },
            {
              id: 'trust',
              header: 'Trust',
              cell: ({ trustLevel, urgency }) => (urgency === 'urgent' ? `${trustLevel}, urgent` : trustLevel),
            },
            { id: 'asked', header: 'Asked', cell: ({ createdAt }) => <ShortTime iso={createdAt} /> },
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
              cell: ({ projectId, advanceAmount, factoringDiscount }) => (
                <>
                  <EntriesButton projectId={projectId} account="advance" queries={PAYMENT_QUERIES}>
                    {dollarsWithCents(advanceAmount)}
                  </EntriesButton>
                  <small>{percent(factoringDiscount)} discount</small>
                </>
              ),
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
            },
            {
              id: 'decide',
              header: 'Decision',
              hideHeader: true,
              align: 'end',
              cell: (request) => (request.status === 'pending' ? <Decide request={request} /> : null),
            },
          ]}
        />
      )}
    </ReadPart>
  )
}

const Decide = ({ request: { id, rollFormer, projectId, paidAmount } }: { request: FactoringRequest }) => (
  <Stack direction="row" gap={2} justify="end">
    <ReasonDialog
      title={`Pay ${rollFormer} early`}
      description={`${dollarsWithCents(paidAmount)} become payable now, or less if the receivable of ${projectId} has shrunk; the next releases repay the advance.`}
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
