import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { reasonSchema } from '@framewell/domain/audit/reason'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { usdWithCents } from '@framewell/domain/money/usd'
import {
  applyCredit,
  getReceipt,
  type Receipt,
  type ReceiptPart,
  refundCredit,
  takePartBack,
} from '@framewell/domain/payments/receiptCalls'
import { FigureLines } from '@framewell/remote-kit/payments/FigureDrawer'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ReadPart } from '../network/ReadPart'
import { ReasonDialog } from '../network/ReasonDialog'
import { useNetworkSend } from '../network/useNetworkSend'
import { InvoiceChoice } from './InvoiceChoice'
import { PAYMENT_QUERIES } from './paymentQueries'
import { typedAllocationsSchema } from './typedAllocations'

/** What became of a customer's payment: the invoices it pays, refunds, and the credit that is left. */
export const ReceiptRecord = ({ lineId }: { lineId: string }) => (
  <ReadPart
    noun="payment"
    id={lineId}
    queries={PAYMENT_QUERIES}
    read={async (api, id, signal) => (await api(getReceipt, { id }, { signal })).receipt}
  >
    {(receipt) => (
      <Stack as="section" gap={4} aria-label="Where it went">
        <Heading level={3} size={5}>
          Where it went
        </Heading>
        {receipt.parts.length > 0 ? (
          <FigureLines role="list">
            {receipt.parts.map((part) => (
              <Part part={part} key={part.id} />
            ))}
          </FigureLines>
        ) : null}
        <Credit receipt={receipt} />
      </Stack>
    )}
  </ReadPart>
)

const Part = ({ part: { id, invoice, projectId, amountCents, by, takenBackBy } }: { part: ReceiptPart }) => {
  const name = invoice ?? `Refund under ${projectId}`
  return (
    <li>
      <span>
        <strong>{name}</strong> {takenBackBy === null ? null : <Badge tone="neutral">Taken back</Badge>}
        <small>
          {invoice === null ? '' : `${projectId}, `}
          {takenBackBy === null ? by : `by ${takenBackBy}`}
        </small>
      </span>
      <span>
        {usdWithCents(amountCents)}
        {takenBackBy === null ? (
          <small>
            <ReasonDialog
              title={`Take back ${name}`}
              description={
                invoice === null
                  ? 'The money is credit of the customer again and is not paid out.'
                  : 'Its posting is reversed. The money is credit of the customer again, the invoice is open, and an order that was to begin on it goes on hold.'
              }
              trigger={
                <Button size="small" variant="plain" aria-label={`Take back ${name}`}>
                  Take back
                </Button>
              }
              action="Take back"
              done="Taken back"
              queries={PAYMENT_QUERIES}
              run={(api, reason, how) => api(takePartBack, { id, reason }, how)}
            />
          </small>
        ) : null}
      </span>
    </li>
  )
}

const Credit = ({ receipt }: { receipt: Receipt }) => {
  const { id, customer, unappliedCents } = receipt.line
  if (unappliedCents === 0) return <Text tone="muted">Nothing is left.</Text>
  return (
    <>
      <Text weight="strong">
        {usdWithCents(unappliedCents)} is credit of {customer}
      </Text>
      <Stack direction="row" gap={3}>
        <ApplyDialog receipt={receipt} />
        <ReasonDialog
          title={`Refund ${usdWithCents(unappliedCents)}`}
          description={`It becomes payable to ${customer} and is paid with the next payout run that two people approve.`}
          trigger={<Button>Refund credit</Button>}
          action="Refund credit"
          done="The refund is listed for the next payout run"
          queries={PAYMENT_QUERIES}
          run={(api, reason, how) => api(refundCredit, { id, amountCents: unappliedCents, reason }, how)}
        />
      </Stack>
    </>
  )
}

const schema = z.object({ allocations: typedAllocationsSchema, reason: reasonSchema })

const ApplyDialog = ({ receipt }: { receipt: Receipt }) => {
  const [open, setOpen] = useState(false)
  const { id, unappliedCents } = receipt.line
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { allocations: [], reason: '' },
  })
  const { errors } = form.formState
  const sending = useNetworkSend({
    run: (api: CallApi, typed: z.output<typeof schema>, how: CallOptions) => api(applyCredit, { id, ...typed }, how),
    form: onForm(form, ['allocations', 'reason']),
    queries: PAYMENT_QUERIES,
    done: 'Credit applied',
    onSent: () => {
      setOpen(false)
      form.reset()
    },
  })
  const send = form.handleSubmit((typed) => void sending.send(typed))
  return (
    <Dialog
      title="Apply credit"
      description={`${usdWithCents(unappliedCents)} of ${receipt.line.customer} can pay invoices.`}
      trigger={<Button>Apply credit</Button>}
      open={open}
      onOpenChange={setOpen}
      footer={
        <Button variant="primary" pending={sending.busy} pendingText="Saving..." onClick={() => void send()}>
          Apply credit
        </Button>
      }
    >
      <Stack gap={4}>
        <InvoiceChoice
          receipt={receipt}
          availableCents={unappliedCents}
          value={form.watch('allocations')}
          onChange={(value) => form.setValue('allocations', value)}
          error={errors.allocations?.message ?? errors.allocations?.root?.message}
        />
        <TextArea {...form.register('reason')} label="Reason" rows={3} error={errors.reason?.message} />
        <SendAlert failure={sending.failure} />
      </Stack>
    </Dialog>
  )
}
