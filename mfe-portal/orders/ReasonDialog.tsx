import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { AdvanceOutcome } from '@framewell/remote-kit/payments/AdvanceOutcome'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ORDER_QUERIES } from './orderQueries'

interface ReasonDialogProps {
  /** Makes the call that takes the reason. */
  readonly run: (api: CallApi, input: { readonly orderId: string; readonly reason: string }, how: CallOptions) => Promise<unknown>
  readonly number: string
  readonly words: {
    readonly trigger: string
    readonly title: string
    readonly description: string
    readonly action: string
    readonly pending: string
    /** What the call does, for error messages. */
    readonly makes: string
    readonly done: string
    readonly failed: string
  }
  /** The effect on early payouts, for operators and shops, who take part in them. */
  readonly advances?: 'cancel' | 'reroute'
  /** Called after success, when the dialog has closed. */
  readonly onDone?: () => void
  /** Whether the step undoes something; default true. */
  readonly danger?: boolean
}

/** A button that opens a dialog with the consequences and asks for a reason. */
export const ReasonDialog = ({ run, number, words, advances, onDone, danger = true }: ReasonDialogProps) => {
  const shell = useShell()
  const { toast } = shell
  const role = useQuery(sessionQuery(shell)).data?.role
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<string>()
  const sending = useSending(run, {
    words: { makes: words.makes },
    form: { shows: (path) => path === 'reason', mark: (path, message) => (path === 'reason' ? setRefused(message) : undefined) },
    onSent: () => {
      toast({ title: words.done, tone: 'success' })
      setOpen(false)
      onDone?.()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  return (
    <Dialog
      title={words.title}
      description={words.description}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="plain">{words.trigger}</Button>}
      footer={
        <Button
          variant={danger ? 'danger' : 'primary'}
          pending={sending.busy}
          pendingText={words.pending}
          onClick={() => {
            setRefused(undefined)
            void sending.send({ orderId: number, reason })
          }}
        >
          {words.action}
        </Button>
      }
    >
      <Stack gap={4}>
        {open && advances && role && role !== 'builder' ? (
          <AdvanceOutcome projectId={number} step={advances} queries={ORDER_QUERIES} />
        ) : null}
        <TextArea label="Why" rows={3} value={reason} error={refused} onChange={(event) => setReason(event.currentTarget.value)} />
        {refused ? null : <SendAlert title={words.failed} failure={sending.failure} />}
      </Stack>
    </Dialog>
  )
}
