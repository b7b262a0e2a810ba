import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { percent } from '@framewell/domain/numbers/figure'
import { FACTORING_STATUSES } from '@framewell/domain/payments/factoring'
import { type FactoringRequest, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { seesAccount } from '@framewell/domain/payments/partyView'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { receivableColumn } from '@framewell/remote-kit/payments/receivableColumn'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { PAYMENT_QUERIES } from './paymentQueries'
import { badgeOf, FACTORING_STATUS_WORDS } from './paymentWords'
import { RequestEarlyPayout } from './RequestEarlyPayout'
import { usePartyView } from './usePartyView'
import { WaiverDialog } from './WaiverDialog'

const receivable = receivableColumn(PAYMENT_QUERIES)

const columns: readonly ListColumn<FactoringRequest>[] = [
  {
    id: 'project',
    header: 'Project',
    fixed: true,
    onPhone: 'title',
    cell: ({ projectId }) => projectId,
    csv: ({ projectId }) => projectId,
  },
  { id: 'shop', header: 'Shop', cell: ({ rollFormer }) => rollFormer, csv: ({ rollFormer }) => rollFormer },
  { id: 'trust', header: 'Trust level', cell: ({ trustLevel }) => trustLevel, csv: ({ trustLevel }) => trustLevel },
  {
    id: 'urgency',
    header: 'Urgency',
    cell: ({ urgency }) => (urgency === 'urgent' ? <Badge tone="warn">Urgent</Badge> : 'Standard'),
    csv: ({ urgency }) => urgency,
  },
  { ...receivable, cell: (request) => <Receivable request={request} /> },
  {
    id: 'advanceAmount',
    header: 'Advance',
    align: 'end',
    sortable: true,
    cell: ({ projectId, advanceAmount }) => (
      <EntriesButton projectId={projectId} account="advance" queries={PAYMENT_QUERIES}>
        {dollarsWithCents(advanceAmount)}
      </EntriesButton>
    ),
    csv: ({ advanceAmount }) => advanceAmount,
  },
  {
    id: 'discount',
    header: 'Discount',
    align: 'end',
    cell: ({ factoringDiscount }) => percent(factoringDiscount),
    csv: ({ factoringDiscount }) => factoringDiscount,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (request) => (
      <>
        <Badge {...badgeOf(FACTORING_STATUS_WORDS, request.status)} />
        {request.decisionReason ? (
          <Text size="small" tone="muted">
            {request.decisionReason}
          </Text>
        ) : null}
        <EarlyPayoutWaiver request={request} />
      </>
    ),
    csv: ({ status }) => badgeOf(FACTORING_STATUS_WORDS, status).children,
  },
  {
    id: 'createdAt',
    header: 'Asked on',
    align: 'end',
    sortable: true,
    cell: ({ createdAt }) => longDate(createdAt),
    csv: ({ createdAt }) => createdAt,
  },
]

/** A shop is shown no entries: the receivable is based on an account of the contract, which is not its own. */
const Receivable = ({ request }: { request: FactoringRequest }) =>
  seesAccount(usePartyView(), 'escrow') ? receivable.cell(request) : dollarsWithCents(request.receivableAmount)

/** The shop signs the waiver with its request: without it the request is not approved. There is none while an approval could pay nothing. */
const EarlyPayoutWaiver = ({ request: { id, projectId, status, waiverSigned, waitsForForm } }: { request: FactoringRequest }) => {
  const session = useQuery(sessionQuery(useShell()))
  if (waiverSigned === null || (status !== 'pending' && (status !== 'approved' || waiverSigned))) return null
  if (waiverSigned) return <small>Conditional waiver signed</small>
  if (waitsForForm) return <small>{waitsForForm}</small>
  if (session.data?.role !== 'partner') return <small>Conditional waiver not signed yet</small>
  return <WaiverDialog projectId={projectId} phase="early_payout" condition="conditional" requestId={id} />
}

/** Early payout requests; a shop submits one here. */
export const Factoring = () => {
  const session = useQuery(sessionQuery(useShell()))
  return (
    <Stack gap={5}>
      {session.data?.role === 'partner' ? (
        <div>
          <RequestEarlyPayout />
        </div>
      ) : null}
      <ListScreen
        topic="payments"
        noun="request"
        caption="Factoring requests"
        failure="Failed to fetch factoring requests"
        searchLabel="Search shop or project"
        call={searchFactoring}
        columns={columns}
        filters={[
          {
            name: 'status',
            label: 'Status',
            all: 'Any status',
            options: optionsOf(FACTORING_STATUSES, (value) => FACTORING_STATUS_WORDS[value].children),
          },
        ]}
        queries={PAYMENT_QUERIES}
        nameOf={({ rollFormer, projectId }) => `${rollFormer}, ${projectId}`}
        empty={{
          title: 'No Factoring Requests',
          text: 'Shops can request early payout of what a funded project will pay them.',
        }}
      />
    </Stack>
  )
}
