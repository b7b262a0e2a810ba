import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { adjustBooks } from '@framewell/domain/payments/bookCalls'
import { ADJUSTABLE_ACCOUNTS } from '@framewell/domain/payments/books'
import { LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { useState } from 'react'
import { BookDialog, useBookForm } from './BookDialog'

const ACCOUNTS = optionsOf(ADJUSTABLE_ACCOUNTS, (kind) => `${LEDGER_ACCOUNTS[kind].number} ${LEDGER_ACCOUNTS[kind].title}`)
const accountNamed = (value: string) => ADJUSTABLE_ACCOUNTS.find((kind) => kind === value) ?? ADJUSTABLE_ACCOUNTS[0]

/** Posts an adjusting entry of today for a month that it concerns. */
export const AdjustBooksDialog = () => {
  const [month, setMonth] = useState(companyDay(new Date()).slice(0, 7))
  const [debit, setDebit] = useState<(typeof ADJUSTABLE_ACCOUNTS)[number]>('expenses')
  const [credit, setCredit] = useState<(typeof ADJUSTABLE_ACCOUNTS)[number]>('capital')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const { wrong, send, dialog } = useBookForm({
    run: (api, input, how) => api(adjustBooks, input, how),
    schema: adjustBooks.input,
    fields: ['month', 'debit', 'credit', 'amountCents', 'reason'],
    done: 'Adjusting entry posted',
  })
  const post = () => {
    const amountCents = parseUsd(amount)
    send({ month, debit, credit, amountCents, reason }, amountCents === null ? { amountCents: 'Enter an amount like 1,234.50' } : {})
  }
  return (
    <BookDialog
      dialog={dialog}
      label="Adjusting entry"
      title="Adjusting entry"
      description="Posted today, between accounts of Framewell. Orders, receivables and the bank change only through their own steps."
      action="Post the entry"
      pending="Posting..."
      failed="Not posted"
      onSend={post}
    >
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
    </BookDialog>
  )
}
