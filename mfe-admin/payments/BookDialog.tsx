import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'
import { wrongFields } from './wrongFields'

type Wrong = Partial<Record<string, string>>

interface BookFormOptions<Input> {
  readonly run: (api: CallApi, input: Input, how: CallOptions) => Promise<unknown>
  readonly schema: z.ZodType<Input>
  /** The input members with fields. */
  readonly fields: readonly string[]
  /** Said once it is done. */
  readonly done: string
}

/** A form of the books in a dialog: checked before it is sent, its messages at their fields. */
export function useBookForm<Input>({ run, schema, fields, done }: BookFormOptions<Input>) {
  const [open, setOpen] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})
  const sending = useNetworkSend({
    run,
    done,
    queries: PAYMENT_QUERIES,
    form: { shows: (path) => fields.includes(path), mark: (path, message) => setWrong((known) => ({ ...known, [path]: message })) },
    onSent: () => setOpen(false),
  })
  /** Sends what was typed. @param instead messages that say more than the schema's */
  const send = (typed: unknown, instead: Wrong = {}) => {
    const checked = schema.safeParse(typed)
    setWrong(checked.success ? {} : { ...wrongFields(checked.error), ...instead })
    if (checked.success) void sending.send(checked.data)
  }
  const onOpenChange = (next: boolean) => {
    setOpen(next)
    sending.reset()
    setWrong({})
  }
  return {
    wrong,
    send,
    dialog: { open, onOpenChange, busy: sending.busy, failure: Object.keys(wrong).length > 0 ? null : sending.failure },
  }
}

interface BookDialogProps extends Pick<ReturnType<typeof useBookForm>, 'dialog'> {
  label: string
  title: string
  description: string
  action: string
  pending: string
  /** Above the reason why it was not done. */
  failed: string
  onSend: () => void
  children: ReactNode
}

/** The dialog around such a form. */
export const BookDialog = ({ dialog, label, title, description, action, pending, failed, onSend, children }: BookDialogProps) => (
  <Dialog
    trigger={<Button>{label}</Button>}
    title={title}
    description={description}
    open={dialog.open}
    onOpenChange={dialog.onOpenChange}
    footer={
      <Button variant="primary" pending={dialog.busy} pendingText={pending} onClick={onSend}>
        {action}
      </Button>
    }
  >
    <Stack gap={4}>
      {children}
      <SendAlert title={failed} failure={dialog.failure} />
    </Stack>
  </Dialog>
)
