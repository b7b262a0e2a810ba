import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useNetworkSend } from './useNetworkSend'

interface ReasonDialogProps<Output> {
  title: string
  description: string
  /** What the change does here, read when the dialog opens. */
  effects?: ReactNode
  /** Of the field; 'Reason' by default. */
  label?: string
  trigger: ReactElement
  /** The button's label. */
  action: string
  done: string
  danger?: boolean
  run: (api: CallApi, reason: string, how: CallOptions) => Promise<Output>
  onDone?: (output: Output) => void
  /** Queries to invalidate; the network's by default. */
  queries?: readonly string[]
}

/** A dialog for a change that needs a reason, which goes into the audit trail. */
export const ReasonDialog = <Output,>({
  title,
  description,
  effects,
  label = 'Reason',
  trigger,
  action,
  done,
  danger = false,
  run,
  onDone,
  queries,
}: ReasonDialogProps<Output>) => {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<string>()
  const sending = useNetworkSend({
    run,
    done,
    queries,
    form: { shows: (path) => path === 'reason', mark: (path, message) => (path === 'reason' ? setRefused(message) : undefined) },
    onSent: (output) => {
      onDone?.(output)
      setOpen(false)
      setReason('')
    },
  })
  const send = () => {
    setRefused(undefined)
    void sending.send(reason)
  }
  return (
    <Dialog
      title={title}
      description={description}
      trigger={trigger}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
        setRefused(undefined)
      }}
      footer={
        <Button variant={danger ? 'danger' : 'primary'} pending={sending.busy} pendingText="Saving..." onClick={send}>
          {action}
        </Button>
      }
    >
      <Stack gap={4}>
        {open ? effects : null}
        <TextArea label={label} rows={3} value={reason} error={refused} onChange={(event) => setReason(event.currentTarget.value)} />
        {refused ? null : <SendAlert failure={sending.failure} />}
      </Stack>
    </Dialog>
  )
}
