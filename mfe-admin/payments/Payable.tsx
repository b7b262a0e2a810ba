import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { easternDay } from '@framewell/domain/dates/bankingTime'
import { businessDayFrom, dayAfter } from '@framewell/domain/dates/businessDays'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { sumCents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { lackingForRefundsWords } from '@framewell/domain/payments/bankTransfers'
import { ledgerAccount } from '@framewell/domain/payments/ledgerAccount'
import { jointCheckWords } from '@framewell/domain/payments/lienRecord'
import { type listPayoutRuns, proposePayoutRun } from '@framewell/domain/payments/payoutCalls'
import { BankAccountDialog } from '@framewell/remote-kit/payments/BankAccountDialog'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'
import { UnclaimedDecision } from './UnclaimedDecision'

type Read = Pick<CallOutput<typeof listPayoutRuns>, 'payable' | 'bankCents' | 'lackingForRefundsCents'>
const BLOCKED = {
  undecided: 'Came back, and the shop is not owed it on the order',
  noBankDetails: 'No confirmed bank details',
  accountBlocked: 'Bank account blocked: a payment or prenote was returned',
  noCompany: 'No company account yet',
  disputeOpen: 'A dispute is open',
  waiverMissing: 'The shop has to sign a lien waiver for this amount first',
  nameUnchecked: 'Name screening not passed yet (Bank details)',
  accountUnchecked: 'Account verification not passed yet (Bank details)',
  prenoteMissing: 'No prenote sent to the account yet',
  prenoteWaits: 'Its prenote has not had three banking days yet',
} as const

/** Amounts payable now; a run pays everything that is not blocked. */
export const Payable = ({ payable, bankCents, lackingForRefundsCents }: Read) => {
  const [payOn, setPayOn] = useState(() => businessDayFrom(dayAfter(easternDay(new Date()), 2)))
  const [refused, setRefused] = useState<string>()
  const asked = useSearchParams()[0].get('order')
  // The order of the task that led here.
  const isAsked = (projectId: string | null) => projectId !== null && projectId === asked
  const ready = payable.filter(({ blocked }) => blocked === null)
  const total = sumCents(ready.map(({ amountCents }) => amountCents))
  const sending = useNetworkSend({
    run: (api: CallApi, day: string, how: CallOptions) => api(proposePayoutRun, { payOn: day }, how),
    queries: PAYMENT_QUERIES,
    done: 'Run proposed; two people approve it now',
    form: { shows: (path) => path === 'payOn', mark: (path, message) => (path === 'payOn' ? setRefused(message) : undefined) },
  })
  return (
    <Stack as="section" gap={4} aria-labelledby="payable">
      <Heading level={2} size={4} id="payable">
        Payable now
      </Heading>
      <Table
        caption="What is owed to shops and builders"
        rowKey={({ projectId, account, returned, blocked }) => `${projectId} ${account} ${returned?.id ?? ''} ${blocked ?? ''}`}
        rows={[...payable.filter(({ projectId }) => isAsked(projectId)), ...payable.filter(({ projectId }) => !isAsked(projectId))]}
        notice={<Text tone="muted">Everything owed is already in a run.</Text>}
        columns={[
          {
            id: 'payee',
            header: 'To',
            onPhone: 'title',
            cell: ({ payee, projectId }) => (
              <>
                {payee} {isAsked(projectId) ? <Badge tone="info">From To do</Badge> : null}
              </>
            ),
          },
          {
            id: 'project',
            header: 'Order',
            cell: ({ projectId, returned, jointCheck }) => (
              <>
                {projectId ?? ''}
                {jointCheck ? <small>{jointCheckWords(jointCheck)}. A run pays the shop alone.</small> : null}
                {returned ? <small>{returned.reference} came back</small> : null}
              </>
            ),
          },
          { id: 'account', header: 'From', cell: ({ account }) => ledgerAccount(account).title },
          {
            id: 'blocked',
            header: 'State',
            cell: ({ blocked, companyId, payee, returned }) => (
              <Stack direction="row" gap={3} align="center">
                {blocked ? <Badge tone="warn">{BLOCKED[blocked]}</Badge> : 'Ready'}
                {blocked === 'undecided' && returned ? (
                  <UnclaimedDecision payout={returned} payee={payee} />
                ) : (blocked === 'noBankDetails' || blocked === 'accountBlocked') && companyId ? (
                  <BankAccountDialog
                    companyId={companyId}
                    title={`Bank account of ${payee}`}
                    description="As stated in their letter. Another operator calls back to confirm it; until then nothing goes there."
                    next="Another operator confirms them, under Bank details."
                    trigger={<Button size="small">Enter account</Button>}
                    queries={PAYMENT_QUERIES}
                  />
                ) : null}
              </Stack>
            ),
          },
          {
            id: 'amount',
            header: 'Amount',
            align: 'end',
            cell: ({ projectId, account, amountCents, returned }) => (
              <EntriesButton
                {...(returned
                  ? { search: returned.reference, title: `Payout ${returned.reference}` }
                  : { ...(projectId && { projectId }), account })}
                queries={PAYMENT_QUERIES}
              >
                {usdWithCents(amountCents)}
              </EntriesButton>
            ),
          },
        ]}
      />
      {ready.length > 0 ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setRefused(undefined)
            void sending.send(payOn)
          }}
        >
          <Stack direction="row" gap={4} align="end">
            <TextField
              label="Pays on"
              type="date"
              value={payOn}
              error={refused}
              onChange={(event) => setPayOn(event.currentTarget.value)}
            />
            <Button type="submit" variant="primary" pending={sending.busy} pendingText="Proposing...">
              Propose a run of {usdWithCents(total)}
            </Button>
          </Stack>
        </form>
      ) : null}
      {total > bankCents ? (
        <Text tone="muted">
          The bank account has{' '}
          <EntriesButton
            account="bank"
            note="Payouts on their way, and transfers to the escrow account that are not on its statement yet, are taken off this."
            queries={PAYMENT_QUERIES}
          >
            {usdWithCents(bankCents)}
          </EntriesButton>{' '}
          to spend: less than all of this.
        </Text>
      ) : null}
      {lackingForRefundsCents > 0 ? (
        <Alert tone="warn" title="Refunds are not covered">
          {lackingForRefundsWords(lackingForRefundsCents)}
        </Alert>
      ) : null}
      {refused ? null : <SendAlert title="Not proposed" failure={sending.failure} />}
    </Stack>
  )
}
