import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { decimalDollars } from '@framewell/domain/money/cents'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { otherAccount } from '@framewell/domain/payments/bankTransfers'
import { HOUSE_ACCOUNT_WORDS, HOUSE_ACCOUNTS, type HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { type EscrowPosition, recordBankTransfer } from '@framewell/domain/payments/transferCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useState } from 'react'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'
import { wrongFields } from './wrongFields'

const WAYS = optionsOf(
  HOUSE_ACCOUNTS,
  (from) => `${labelOf(HOUSE_ACCOUNT_WORDS, from)} to ${labelOf(HOUSE_ACCOUNT_WORDS, otherAccount(from)).toLowerCase()}`,
)

/** Records a transfer between the accounts. The operator orders it at the bank, with the transfer's number in the text. */
export const RecordTransferDialog = ({ escrow }: { escrow: EscrowPosition }) => {
  const amountFor = (from: HouseAccountName) => {
    const suggested = from === 'escrow' ? escrow.toOperatingCents : escrow.toEscrowCents
    return suggested > 0 ? decimalDollars(suggested) : ''
  }
  const first: HouseAccountName = escrow.toOperatingCents === 0 && escrow.toEscrowCents > 0 ? 'operating' : 'escrow'
  const [open, setOpen] = useState(false)
  const [from, setFrom] = useState<HouseAccountName>(first)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({})
  const sending = useNetworkSend({
    run: (api, input: CallInput<typeof recordBankTransfer>, how) => api(recordBankTransfer, input, how),
    done: 'Transfer recorded',
    queries: PAYMENT_QUERIES,
    form: {
      shows: (path) => ['from', 'amountCents', 'reason'].includes(path),
      mark: (path, message) => setWrong((known) => ({ ...known, [path]: message })),
    },
    onSent: () => setOpen(false),
  })
  const send = () => {
    const amountCents = parseUsd(amount)
    const checked = recordBankTransfer.input.safeParse({ from, amountCents, reason })
    const wrongAmount = amountCents === null ? { amountCents: 'Enter an amount like 1,234.50' } : {}
    setWrong(checked.success ? {} : { ...wrongFields(checked.error), ...wrongAmount })
    if (checked.success) void sending.send(checked.data)
  }
  return (
    <Dialog
      trigger={<Button variant="primary">Record a transfer</Button>}
      title="Record a transfer"
      description="Order it at the bank yourself and write its number into the text. The statements of both accounts then settle it."
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
        setWrong({})
        if (!next) return
        setFrom(first)
        setAmount(amountFor(first))
      }}
      footer={
        <Button variant="primary" pending={sending.busy} pendingText="Recording..." onClick={send}>
          Record the transfer
        </Button>
      }
    >
      <Stack gap={4}>
        <SelectField
          label="From and to"
          options={WAYS}
          value={from}
          error={wrong.from}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.value === 'operating' ? 'operating' : 'escrow'
            setFrom(chosen)
            setAmount(amountFor(chosen))
          }}
        />
        <TextField
          label="Amount"
          inputMode="decimal"
          value={amount}
          error={wrong.amountCents}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
        <TextField label="Reason" value={reason} error={wrong.reason} onChange={({ currentTarget }) => setReason(currentTarget.value)} />
        {Object.keys(wrong).length > 0 ? null : <SendAlert title="Not recorded" failure={sending.failure} />}
      </Stack>
    </Dialog>
  )
}
