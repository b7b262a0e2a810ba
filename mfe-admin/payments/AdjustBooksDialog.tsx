import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { easternDay } from '@framewell/domain/dates/businessDays'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { adjustBooks } from '@framewell/domain/payments/bookCalls'
import { ADJUSTABLE_ACCOUNTS } from '@framewell/domain/payments/books'
import { LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useState } from 'react'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'
import { wrongFields } from './wrongFields'

const FIELDS = ['month', 'debit', 'credit', 'amountCents', 'reason']
const ACCOUNTS = optionsOf(ADJUSTABLE_ACCOUNTS, (kind) => `${LEDGER_ACCOUNTS[kind].number} ${LEDGER_ACCOUNTS[kind].title}`)
const accountNamed = (value: string) => ADJUSTABLE_ACCOUNTS.find((kind) => kind === value) ?? ADJUSTABLE_ACCOUNTS[0]

/** Posts an adjusting entry of today for a month that it concerns. */
export const AdjustBooksDialog = () => {
  const [open, setOpen] = useState(false)
  const [month, setMonth] = useState(easternDay(new Date()).slice(0, 7))
  const [debit, setDebit] = useState<(typeof ADJUSTABLE_ACCOUNTS)[number]>('expenses')
  const [credit, setCredit] = useState<(typeof ADJUSTABLE_ACCOUNTS)[number]>('capital')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({})
  const sending = useNetworkSend({
    run: (api, input: CallInput<typeof adjustBooks>, how) => api(adjustBooks, input, how),
    done: 'Adjusting entry posted',
    queries: PAYMENT_QUERIES,
    form: { shows: (path) => FIELDS.includes(path), mark: (path, message) => setWrong((known) => ({ ...known, [path]: message })) },
    onSent: () => setOpen(false),
  })
  const send = () => {
    const amountCents = parseUsd(amount)
    const checked = adjustBooks.input.safeParse({ month, debit, credit, amountCents, reason })
    const wrongAmount = amountCents === null ? { amountCents: 'Enter an amount like 1,234.50' } : {}
    setWrong(checked.success ? {} : { ...wrongFields(checked.error), ...wrongAmount })
    if (checked.success) void sending.send(checked.data)
  }
  return (
    <Dialog
      trigger={<Button>Adjusting entry</Button>}
      title="Adjusting entry"
      description="Posted today, between accounts of Framewell. Orders, receivables and the bank change only through their own steps."
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
        setWrong({})
      }}
      footer={
        <Button variant="primary" pending={sending.busy} pendingText="Posting..." onClick={send}>
          Post the entry
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          label="Month it concerns"
          hint="Like 2026-10; it may be closed"
          value={month}
          error={wrong.month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <SelectField
          label="Debit"
          options={ACCOUNTS}
          value={debit}
          error={wrong.debit}
          onChange={({ currentTarget }) => setDebit(accountNamed(currentTarget.value))}
        />
        <SelectField
          label="Credit"
          options={ACCOUNTS}
          value={credit}
          error={wrong.credit}
          onChange={({ currentTarget }) => setCredit(accountNamed(currentTarget.value))}
        />
        <TextField
          label="Amount"
          inputMode="decimal"
          value={amount}
          error={wrong.amountCents}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
        <TextField label="Reason" value={reason} error={wrong.reason} onChange={({ currentTarget }) => setReason(currentTarget.value)} />
        {Object.keys(wrong).length > 0 ? null : <SendAlert title="Not posted" failure={sending.failure} />}
      </Stack>
    </Dialog>
  )
}
