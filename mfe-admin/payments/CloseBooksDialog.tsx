import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { closeBooks } from '@framewell/domain/payments/bookCalls'
import { useState } from 'react'
import { BookDialog, useBookForm } from './BookDialog'

/** Closes the books through a month. */
export const CloseBooksDialog = () => {
  const [month, setMonth] = useState('')
  const [reason, setReason] = useState('')
  const { wrong, send, dialog } = useBookForm({
    run: (api, input, how) => api(closeBooks, input, how),
    schema: closeBooks.input,
    fields: ['month', 'reason'],
    done: 'Month closed',
  })
  return (
    <BookDialog
      dialog={dialog}
      label="Close a month"
      title="Close a month"
      description="Nothing can be posted in or before this month afterward, and each month since the last closed one is closed with it. Corrections are adjusting entries dated today."
      action="Close the month"
      pending="Closing..."
      failed="Not closed"
      onSend={() => send({ month, reason })}
    >
      <TextField
        label="Month"
        hint="Like 2026-10"
        value={month}
        error={wrong.month}
        onChange={({ currentTarget }) => setMonth(currentTarget.value)}
      />
      <TextField
        label="Reason"
        hint="For the audit trail: what was reconciled"
        value={reason}
        error={wrong.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </BookDialog>
  )
}
