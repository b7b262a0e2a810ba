import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { closeBooks } from '@framewell/domain/payments/bookCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useState } from 'react'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'
import { wrongFields } from './wrongFields'

type Fields = Partial<Record<string, string>>

/** Closes the books through a month. */
export const CloseBooksDialog = () => {
  const [open, setOpen] = useState(false)
  const [month, setMonth] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Fields>({})
  const sending = useNetworkSend({
    run: (api, input: { month: string; reason: string }, how) => api(closeBooks, input, how),
    done: 'Month closed',
    queries: PAYMENT_QUERIES,
    form: {
      shows: (path) => path === 'month' || path === 'reason',
      mark: (path, message) => setWrong((known) => ({ ...known, [path]: message })),
    },
    onSent: () => setOpen(false),
  })
  const send = () => {
    const checked = closeBooks.input.safeParse({ month, reason })
    setWrong(checked.success ? {} : wrongFields(checked.error))
    if (checked.success) void sending.send(checked.data)
  }
  return (
    <Dialog
      trigger={<Button>Close a month</Button>}
      title="Close a month"
      description="Nothing is posted in it or before it later. Corrections are adjusting entries of today."
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
        setWrong({})
      }}
      footer={
        <Button variant="primary" pending={sending.busy} pendingText="Closing..." onClick={send}>
          Close the month
        </Button>
      }
    >
      <Stack gap={4}>
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
        {Object.keys(wrong).length > 0 ? null : <SendAlert title="Not closed" failure={sending.failure} />}
      </Stack>
    </Dialog>
  )
}
