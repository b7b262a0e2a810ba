import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { useState } from 'react'
import type { BulkAction } from './bulkAction'

interface BulkDialogProps<Row> {
  action: BulkAction<Row>
  /** Selected rows the action applies to. */
  count: number
  busy: boolean
  onRun: (reason: string) => Promise<void>
}

const FEWEST = 3

/** Asks for one reason, stored in the audit trail with each row. */
export const BulkDialog = <Row,>({ action, count, busy, onRun }: BulkDialogProps<Row>) => {
  const { label, title, description, danger = false, withoutReason = false } = action
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<string>()
  const send = async () => {
    if (!withoutReason && reason.trim().length < FEWEST) return setRefused(`Give a reason of at least ${FEWEST} characters`)
    await onRun(reason.trim())
    setOpen(false)
    setReason('')
  }
  return (
    <Dialog
      title={title}
      description={description}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setRefused(undefined)
      }}
      trigger={
        <Button size="small" disabled={count === 0}>
          {label} {count}
        </Button>
      }
      footer={
        <Button variant={danger ? 'danger' : 'primary'} pending={busy} pendingText="Saving..." onClick={() => void send()}>
          {label} {count}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{action.final ?? 'Undo is above the list afterwards, until you do something else.'}</Text>
        {withoutReason ? null : (
          <TextArea
            label="Reason"
            rows={3}
            value={reason}
            error={refused}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
