import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { RadioCards } from '@framewell/design-system/elements/radio-cards/RadioCards'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { usdWithCents } from '@framewell/domain/money/usd'
import { US_STATES } from '@framewell/domain/network/usStates'
import {
  type BankLine,
  canUndoBooking,
  decideBankLine,
  LINE_DECISION_WORDS,
  type LineDecision,
  undoLineDecision,
} from '@framewell/domain/payments/bankCalls'
import { lackingForRefundsWords } from '@framewell/domain/payments/bankTransfers'
import { HOUSE_ACCOUNT_WORDS } from '@framewell/domain/payments/houseAccount'
import { getReceipt } from '@framewell/domain/payments/receiptCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ReadPart } from '../network/ReadPart'
import { ReasonDialog } from '../network/ReasonDialog'
import { useNetworkSend } from '../network/useNetworkSend'
import { InvoiceChoice } from './InvoiceChoice'
import { PayoutChoice } from './PayoutChoice'
import { PAYMENT_QUERIES } from './paymentQueries'
import { ReceiptRecord } from './ReceiptRecord'
import { TransferChoice } from './TransferChoice'
import { typedAllocationsSchema } from './typedAllocations'

const schema = decideBankLine.input.omit({ id: true }).extend({ allocations: typedAllocationsSchema.optional() })
type Typed = z.input<typeof schema>
type Decided = z.output<typeof schema>

const MEANING: Readonly<Record<Exclude<LineDecision, 'payout'>, string>> = {
  invoice: 'One or several, in part or whole. The rest is credit',
  credit: 'All of it becomes a customer’s credit',
  transfer: 'One side of a recorded transfer between the escrow and the operating account',
  capital: 'The owners put it in',
  income: 'Interest or a refund from a vendor',
  recovery: 'A debt that was written off is paid after all',
  return: 'Stays in suspense until a statement shows it going back',
  charge: 'An expense of Framewell',
  expense: 'Rent, software or anything else Framewell buys for itself',
  salesTax: 'Lowers what is payable to a state',
  withdrawal: 'The owners took it out',
}

/** What a decision means for incoming or outgoing money. */
function meaningOf(decision: LineDecision, isIncoming: boolean): string {
  if (decision !== 'payout') return MEANING[decision]
  return isIncoming ? 'It came back: payable again, and its bank account is blocked' : 'It paid a run or a payout that is on its way'
}

/** Classifies an unmatched bank line; a decided one shows its decision. */
export const LineDecisionForm = ({ line, hasEscrow }: { line: BankLine; hasEscrow: boolean }) => {
  const transfer = hasEscrow ? (['transfer'] as const) : []
  const choices: readonly LineDecision[] =
    line.amountCents > 0
      ? ['invoice', 'credit', 'payout', ...transfer, 'capital', 'income', 'recovery', 'return']
      : ['payout', ...transfer, 'charge', 'expense', 'salesTax', 'withdrawal', 'return']
  const form = useForm<Typed, unknown, Decided>({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
  })
  const { errors } = form.formState
  const { toast } = useShell()
  const sending = useNetworkSend({
    run: (api: CallApi, decision: Decided, how: CallOptions) => api(decideBankLine, { id: line.id, ...decision }, how),
    form: onForm(form, ['decision', 'allocations', 'companyId', 'payout', 'transfer', 'confirmed', 'state', 'reason']),
    queries: PAYMENT_QUERIES,
    done: 'Movement decided',
    onSent: ({ lackingForRefundsCents }) => {
      if (lackingForRefundsCents > 0) toast({ title: lackingForRefundsWords(lackingForRefundsCents), tone: 'destructive' })
    },
  })
  const decision = form.watch('decision')
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          {
            term: 'Amount',
            detail: (
              <EntriesButton cause={line.id} title={`Booked of ${line.bankReference}`} queries={PAYMENT_QUERIES}>
                {usdWithCents(line.amountCents)}
              </EntriesButton>
            ),
          },
          ...(hasEscrow ? [{ term: 'Account', detail: labelOf(HOUSE_ACCOUNT_WORDS, line.houseAccount) }] : []),
          { term: 'Booked', detail: longDate(line.bookedOn) },
          { term: 'Text', detail: line.text || 'None' },
          { term: 'Bank reference', detail: line.bankReference },
          ...(line.counterparty ? [{ term: 'From or to', detail: line.counterparty }] : []),
          ...(line.customer ? [{ term: 'Customer', detail: line.customer }] : []),
          ...(line.matchedTo ? [{ term: 'Booked as', detail: line.matchedTo }] : []),
          ...(line.decidedBy ? [{ term: 'Decided by', detail: line.decidedBy }] : []),
        ]}
      />
      {line.companyId === null ? null : <ReceiptRecord lineId={line.id} />}
      {canUndoBooking(line) ? (
        <ReasonDialog
          title="Take it back"
          description="Its posting is reversed, and stays in the ledger beside its reversal. The movement then needs another decision. Invoices that it paid are open again, a refund of it is not paid out, and an order that was to begin on it goes on hold. A payout that it paid is on its way again; one that it brought back is paid again."
          trigger={<Button>Take it back</Button>}
          action="Take it back"
          done="Taken back"
          queries={PAYMENT_QUERIES}
          run={(api, reason, how) => api(undoLineDecision, { id: line.id, reason }, how)}
        />
      ) : null}
      {line.status === 'unmatched' ? (
        <form noValidate onSubmit={form.handleSubmit((typed) => void sending.send(typed))}>
          <Stack gap={4}>
            <RadioCards
              {...form.register('decision')}
              legend="What it was"
              error={errors.decision?.message}
              options={choices.map((value) => ({
                value,
                label: labelOf(LINE_DECISION_WORDS, value),
                description: meaningOf(value, line.amountCents > 0),
              }))}
            />
            {decision === 'invoice' || decision === 'credit' ? (
              <ReadPart
                noun="invoices it may pay"
                id={line.id}
                queries={PAYMENT_QUERIES}
                read={async (api, id, signal) => (await api(getReceipt, { id }, { signal })).receipt}
              >
                {(receipt) =>
                  decision === 'invoice' ? (
                    <InvoiceChoice
                      receipt={receipt}
                      availableCents={line.amountCents}
                      value={form.watch('allocations') ?? []}
                      onChange={(value) => form.setValue('allocations', value)}
                      error={errors.allocations?.message ?? errors.allocations?.root?.message}
                    />
                  ) : (
                    <SelectField
                      {...form.register('companyId', { setValueAs: (text: string | undefined) => text || undefined })}
                      label="Customer"
                      placeholder="Choose a builder"
                      options={receipt.customers.map(({ id, name }) => ({ value: id, label: name }))}
                      error={errors.companyId?.message}
                    />
                  )
                }
              </ReadPart>
            ) : null}
            {decision === 'payout' ? (
              <PayoutChoice
                line={line}
                chosen={form.watch('payout')}
                number={form.register('payout', { setValueAs: (text: string | undefined) => text || undefined })}
                confirmed={form.register('confirmed')}
                errors={{ number: errors.payout?.message, confirmed: errors.confirmed?.message }}
              />
            ) : null}
            {decision === 'transfer' ? (
              <TransferChoice
                line={line}
                number={form.register('transfer', { setValueAs: (text: string | undefined) => text || undefined })}
                error={errors.transfer?.message}
              />
            ) : null}
            {decision === 'salesTax' ? (
              <SelectField
                {...form.register('state', { setValueAs: (text: string | undefined) => text || undefined })}
                label="State"
                placeholder="Choose the state it was paid to"
                options={optionsOf(Object.keys(US_STATES), US_STATES)}
                error={errors.state?.message}
              />
            ) : null}
            <TextArea {...form.register('reason')} label="Reason" rows={3} error={errors.reason?.message} />
            <SendAlert failure={sending.failure} />
            <Button type="submit" variant="primary" pending={sending.busy} pendingText="Saving...">
              Decide
            </Button>
          </Stack>
        </form>
      ) : null}
    </Stack>
  )
}
