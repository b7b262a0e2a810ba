import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { type ReactElement, type ReactNode, useState } from 'react'

interface PeriodDialogProps {
  trigger: ReactElement
  title: string
  description: string
  /** What has to be chosen above the period first; null for nothing. */
  missing?: string | null
  /** Downloads the file of a period in a format. */
  onSave: (asked: { readonly from: string; readonly until: string; readonly format: 'pdf' | 'csv' }) => void
  /** A choice above the period. */
  children?: ReactNode
}

/** Asks for a period, this month by default, and downloads a paper about it as PDF or CSV. */
export const PeriodDialog = ({ trigger, title, description, missing = null, onSave, children }: PeriodDialogProps) => {
  const today = companyDay(new Date())
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [until, setUntil] = useState(today)
  const wrong = from > until ? 'The last day is before the first' : undefined
  const reason = missing ?? (from === '' || until === '' ? 'Choose both days.' : (wrong ?? null))
  return (
    <Dialog
      trigger={trigger}
      title={title}
      description={description}
      footer={
        <>
          <Button disabledReason={reason} onClick={() => onSave({ from, until, format: 'csv' })}>
            Download CSV
          </Button>
          <Button variant="primary" disabledReason={reason} onClick={() => onSave({ from, until, format: 'pdf' })}>
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
