import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usdWithCents } from '@framewell/domain/money/usd'
import { BANK_TRANSFER_WORDS, otherAccount } from '@framewell/domain/payments/bankTransfers'
import { HOUSE_ACCOUNT_WORDS } from '@framewell/domain/payments/houseAccount'
import { type BankTransfer, cancelBankTransfer, type EscrowPosition } from '@framewell/domain/payments/transferCalls'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { ReasonDialog } from '../network/ReasonDialog'
import { PAYMENT_QUERIES } from './paymentQueries'
import { RecordTransferDialog } from './RecordTransferDialog'

const wayOf = ({ from }: Pick<BankTransfer, 'from'>) =>
  `${labelOf(HOUSE_ACCOUNT_WORDS, from)} to ${labelOf(HOUSE_ACCOUNT_WORDS, otherAccount(from)).toLowerCase()}`

/** What the escrow account holds for orders, what is to be transferred, and the transfers. */
export const EscrowTransfers = ({ escrow, transfers }: { escrow: EscrowPosition; transfers: readonly BankTransfer[] }) => (
  <Stack as="section" gap={4} aria-labelledby="escrow-transfers">
    <Heading level={2} size={4} id="escrow-transfers">
      Held in escrow
    </Heading>
    <StatRow>
      <Stat
        label="Held for orders"
        value={
          <EntriesButton account="escrow_cash" queries={PAYMENT_QUERIES}>
            {usdWithCents(escrow.heldCents)}
          </EntriesButton>
        }
        detail={`of ${usdWithCents(escrow.toHoldCents)} paid, and not released or refunded`}
      />
      <Stat
        label="To transfer to operating"
        value={
          <EntriesButton
            account="escrow_bank"
            note="Undecided receipts, customers’ credit and recorded transfers are taken off this; refunds in runs that wait are added."
            queries={PAYMENT_QUERIES}
          >
            {usdWithCents(escrow.toOperatingCents)}
          </EntriesButton>
        }
        detail="Released, margins, sales tax, and refunds in runs that wait"
      />
      <Stat
        label="To transfer to escrow"
        value={usdWithCents(escrow.toEscrowCents)}
        detail={escrow.short.length === 1 ? '1 order is short' : `${escrow.short.length} orders are short`}
      />
    </StatRow>
    {escrow.short.length > 0 ? (
      <Alert tone="warn" title="Orders’ money is not all in the escrow account">
        {escrow.short
          .slice(0, 5)
          .map(({ projectId, amountCents }) => `${projectId} ${usdWithCents(amountCents)}`)
          .join(', ')}
        {escrow.short.length > 5 ? ' and others' : ''}. It came in at the operating account: transfer it.
      </Alert>
    ) : null}
    <div>
      <RecordTransferDialog escrow={escrow} />
    </div>
    <Table
      caption="Transfers between our accounts"
      rowKey={({ id }) => id}
      rows={transfers}
      notice={<Text tone="muted">None is recorded yet.</Text>}
      columns={[
        {
          id: 'number',
          header: 'Transfer',
          onPhone: 'title',
          cell: (transfer) => (
            <>
              {transfer.number}
              <small>{wayOf(transfer)}</small>
            </>
          ),
        },
        {
          id: 'status',
          header: 'Status',
          cell: ({ status }) => <Badge tone={status === 'done' ? 'ok' : 'neutral'}>{labelOf(BANK_TRANSFER_WORDS, status)}</Badge>,
        },
        { id: 'by', header: 'Recorded by', onPhone: 'hidden', cell: ({ recordedBy, reason }) => `${recordedBy}: ${reason}` },
        { id: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => usdWithCents(amountCents) },
        {
          id: 'cancel',
          header: 'Action',
          cell: ({ id, number, status }) =>
            status === 'to_order' ? (
              <ReasonDialog
                title={`Cancel ${number}`}
                description="Only for a transfer that was not ordered at the bank."
                trigger={<Button size="small">Cancel {number}</Button>}
                action="Cancel the transfer"
                done="Transfer canceled"
                queries={PAYMENT_QUERIES}
                run={(api, reason, how) => api(cancelBankTransfer, { id, reason }, how)}
              />
            ) : null,
        },
      ]}
    />
  </Stack>
)
