import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { easternDay } from '@framewell/domain/dates/businessDays'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { downloadAccountStatement } from '@framewell/domain/payments/statementCalls'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useDownload } from '../files/useDownload'

interface StatementDialogProps {
  trigger: ReactElement
  /** Whose statement: a company or an order. Undefined while an operator has not chosen. */
  of: Pick<CallInput<typeof downloadAccountStatement>, 'companyId' | 'projectId'> | undefined
  /** A choice above the period. */
  children?: ReactNode
}

/** Asks for a period, this month by default, and downloads the statement of account as PDF or CSV. */
export const StatementDialog = ({ trigger, of, children }: StatementDialogProps) => {
  const download = useDownload()
  const today = easternDay(new Date())
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [until, setUntil] = useState(today)
  const wrong = from > until ? 'The last day is before the first' : undefined
  const reason = of === undefined ? 'Choose a company.' : from === '' || until === '' ? 'Choose both days.' : (wrong ?? null)
  const save = (format: 'pdf' | 'csv') =>
    void download(downloadAccountStatement, { ...of, from, until, format }, `statement-${from}-to-${until}.${format}`)
  return (
    <Dialog
      trigger={trigger}
      title="Statement of account"
      description="Opening balance, everything that was billed and paid in the period, and the closing balance."
      footer={
        <>
          <Button disabledReason={reason} onClick={() => save('csv')}>
            Download CSV
          </Button>
          <Button variant="primary" disabledReason={reason} onClick={() => save('pdf')}>
            Download PDF
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        <TextField type="date" label="First day" value={from} onChange={({ currentTarget }) => setFrom(currentTarget.value)} />
        <TextField
          type="date"
          label="Last day"
          value={until}
          error={wrong}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}
