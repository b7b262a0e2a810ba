import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { usdWithCents } from '@framewell/domain/money/usd'
import { jointCheckWords } from '@framewell/domain/payments/lienRecord'
import { decidePayoutRun, failPayout, type PayoutRun } from '@framewell/domain/payments/payoutCalls'
import { APPROVALS_NEEDED, isRunWaiting, PAYOUT_WORDS, runStatusWords } from '@framewell/domain/payments/payoutRun'
import { returnedWaiverWords, waiverWords } from '@framewell/domain/payments/waivers'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { AdvanceOutcome } from '@framewell/remote-kit/payments/AdvanceOutcome'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { ReasonDialog } from '../network/ReasonDialog'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'
import { RunTotal } from './RunTotal'

/** One run with its payouts, approvals and files. */
export const RunRecord = ({ run }: { run: PayoutRun }) => {
  const { id, number, status, payouts, approvedBy, approvedByMe, sentAt } = run
  const waits = isRunWaiting(status)
  const sending = useNetworkSend({
    run: (api: CallApi, decision: 'approve', how: CallOptions) => api(decidePayoutRun, { id, decision }, how),
    queries: PAYMENT_QUERIES,
    done: 'Run saved',
  })
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: 'Number', detail: number },
          { term: 'Status', detail: runStatusWords(run) },
          { term: 'Pays on', detail: longDate(run.payOn) },
          { term: 'Total', detail: <RunTotal run={run} /> },
          { term: 'Proposed by', detail: run.proposedBy },
          { term: 'Approved by', detail: approvedBy.length > 0 ? approvedBy.join(', ') : `Nobody yet; ${APPROVALS_NEEDED} people must` },
        ]}
      />
      <Table
        caption={`Payouts of ${number}`}
        rowKey={({ reference }) => reference}
        rows={payouts}
        columns={[
          {
            id: 'payee',
            header: 'To',
            onPhone: 'title',
            cell: ({ payee, accountLastFour }) => (
              <>
                {payee}
                <small>Account that ends in {accountLastFour}</small>
              </>
            ),
          },
          {
            id: 'reference',
            header: 'Reference',
            cell: ({ reference, projectId, jointCheck }) => (
              <>
                {reference}
                <small>{projectId}</small>
                {jointCheck ? <small>{jointCheckWords(jointCheck)}. This run pays the shop alone.</small> : null}
              </>
            ),
          },
          {
            id: 'status',
            header: 'Status',
            cell: ({ reference, status: state, failReason, waivers }) => (
              <>
                {labelOf(PAYOUT_WORDS, state)}
                {failReason ? <small>{failReason}</small> : null}
                {waivers.map((waiver) => (
                  <small key={`${waiver.phase} ${waiver.condition}`}>
                    <Badge tone="bad">{waiverWords(waiver)}</Badge> {returnedWaiverWords(waiver, reference)}
                  </small>
                ))}
              </>
            ),
          },
          {
            id: 'amount',
            header: 'Amount',
            align: 'end',
            // Nothing is posted before it is sent.
            cell: ({ reference, status: state, amountCents }) =>
              state === 'waiting' || state === 'cancelled' ? (
                usdWithCents(amountCents)
              ) : (
                <EntriesButton search={reference} title={`Payout ${reference}`} queries={PAYMENT_QUERIES}>
                  {usdWithCents(amountCents)}
                </EntriesButton>
              ),
          },
          {
            id: 'fail',
            header: 'Refused by the bank',
            hideHeader: true,
            align: 'end',
            cell: (payout) =>
              payout.status === 'sent' ? (
                <ReasonDialog
                  title={`${payout.reference} was refused`}
                  description="The bank refused it before any statement showed it. What was earned is payable again and an early payout is taken back. The account is blocked until the company enters another one and it is confirmed."
                  effects={
                    payout.projectId ? (
                      <AdvanceOutcome projectId={payout.projectId} step="return" payoutId={payout.id} queries={PAYMENT_QUERIES} />
                    ) : null
                  }
                  trigger={
                    <Button size="small" variant="plain" aria-label={`Note that the bank refused ${payout.reference}`}>
                      Refused
                    </Button>
                  }
                  action="Make it payable again"
                  done="Payout noted as refused"
                  danger
                  queries={PAYMENT_QUERIES}
                  run={(api, reason, how) => api(failPayout, { id: payout.id, reason }, how)}
                />
              ) : null,
          },
        ]}
      />
      <SendAlert failure={sending.failure} />
      {waits ? (
        <Stack direction="row" gap={3}>
          <Button
            variant="primary"
            disabled={approvedByMe}
            pending={sending.busy}
            pendingText="Saving..."
            onClick={() => void sending.send('approve')}
          >
            Approve
          </Button>
          <ReasonDialog
            title={`Cancel ${number}`}
            description="Nothing in it is paid. Its payouts can go into another run."
            trigger={<Button variant="quiet">Cancel the run</Button>}
            action="Cancel the run"
            done="Run canceled"
            danger
            queries={PAYMENT_QUERIES}
            run={(api, reason, how) => api(decidePayoutRun, { id, decision: 'cancel', reason }, how)}
          />
        </Stack>
      ) : null}
      {waits && approvedByMe ? <Text tone="muted">You have approved it. A second person has to approve it too.</Text> : null}
      {sentAt ? (
        <Stack direction="row" gap={5}>
          <Link href={`/api/payments/payout-runs/${id}/file?format=nacha`} download={`${number}.ach`}>
            NACHA file
          </Link>
          <Link href={`/api/payments/payout-runs/${id}/file?format=pain001`} download={`${number}.xml`}>
            pain.001 file
          </Link>
        </Stack>
      ) : null}
    </Stack>
  )
}
