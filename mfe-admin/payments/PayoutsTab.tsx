import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { listPayoutRuns, type PayoutRun } from '@framewell/domain/payments/payoutCalls'
import { PAYOUT_RUN_STATUSES, PAYOUT_RUN_WORDS, type PayoutRunStatus, runStatusWords } from '@framewell/domain/payments/payoutRun'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ReadPart } from '../network/ReadPart'
import { ImportPayoutReport } from './ImportPayoutReport'
import { Payable } from './Payable'
import { PAYMENT_QUERIES } from './paymentQueries'
import { RunRecord } from './RunRecord'
import { RunTotal } from './RunTotal'

const TONES: Readonly<Record<PayoutRunStatus, BadgeTone>> = {
  proposed: 'warn',
  approved_once: 'warn',
  sent: 'info',
  settled: 'ok',
  cancelled: 'neutral',
}

const cameBack = ({ payouts }: PayoutRun) => payouts.some(({ status }) => status === 'returned')

const columns: readonly ListColumn<PayoutRun>[] = [
  {
    id: 'number',
    header: 'Run',
    fixed: true,
    onPhone: 'title',
    cell: ({ number, proposedBy }) => (
      <>
        {number}
        <small>Proposed by {proposedBy}</small>
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (run) => <Badge tone={cameBack(run) ? 'bad' : TONES[run.status]}>{runStatusWords(run)}</Badge>,
    csv: runStatusWords,
  },
  { id: 'payOn', header: 'Pays on', cell: ({ payOn }) => longDate(payOn), csv: ({ payOn }) => payOn },
  { id: 'payouts', header: 'Payouts', align: 'end', cell: ({ payouts }) => payouts.length, csv: ({ payouts }) => payouts.length },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: (run) => <RunTotal run={run} />,
    csv: ({ totalCents }) => dollarsOfCents(totalCents),
  },
]

/** Amounts owed to shops and builders, and the runs that pay them: proposed by one person, approved by two, settled by a statement. */
export const PayoutsTab = () => (
  <Stack gap={6}>
    <ReadPart noun="payables" id="house" queries={PAYMENT_QUERIES} read={(api, _, signal) => api(listPayoutRuns, { limit: 1 }, { signal })}>
      {({ payable, bankCents, lackingForRefundsCents }) => (
        <Payable payable={payable} bankCents={bankCents} lackingForRefundsCents={lackingForRefundsCents} />
      )}
    </ReadPart>
    <ImportPayoutReport />
    <ListScreen
      topic="payments"
      noun="run"
      caption="Payout runs"
      call={listPayoutRuns}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'Any status',
          options: optionsOf(PAYOUT_RUN_STATUSES, PAYOUT_RUN_WORDS),
        },
      ]}
      searchLabel="Search number or person"
      queries={PAYMENT_QUERIES}
      empty={{ title: 'No payout runs yet', text: 'Propose one when something is payable.' }}
      nameOf={({ number }) => number}
      opened={{ title: 'Payout run', wide: true, show: (run) => <RunRecord run={run} /> }}
    />
  </Stack>
)
